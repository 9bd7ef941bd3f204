import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { gallery } from '@wordpress/icons';
import { template } from './card-parts';

/** Core's query block with a carousel around its list: the latest six posts. */
export const postCarousel = () =>
	( {
		name: 'frontage/post-carousel',
		title: __( 'Post carousel', 'frontage-site' ),
		description: __( 'A horizontal carousel of your latest posts.', 'frontage-site' ),
		icon: gallery,
		category: 'frontage',
		keywords: [ __( 'blog', 'frontage-site' ), __( 'news', 'frontage-site' ) ],
		scope: [ 'inserter' ],
		attributes: {
			namespace: 'frontage/post-carousel',
			query: {
				perPage: 6,
				pages: 0,
				offset: 0,
				postType: 'post',
				order: 'desc',
				orderBy: 'date',
				author: '',
				search: '',
				exclude: [],
				sticky: '',
				inherit: false,
			},
		},
		isActive: [ 'namespace' ],
		allowedControls: [ 'postType', 'order', 'sticky', 'taxQuery', 'author', 'search', 'format', 'parents' ],
		innerBlocks: [
			[
				'frontage/carousel',
				{ ariaLabel: __( 'Posts', 'frontage-site' ) },
				[
					[
						'core/post-template',
						{},
						template(
							'core/post-featured-image',
							'core/post-date',
							'core/post-title',
							'core/post-excerpt'
						),
					],
				],
			],
			[
				'core/query-no-results',
				{},
				[ [ 'core/paragraph', { content: __( 'No posts yet.', 'frontage-site' ) } ] ],
			],
		],
	} ) as unknown as BlockVariation;
