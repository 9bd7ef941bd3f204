import { registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { grid } from '@wordpress/icons';

/** *Portfolio grid*, a variation of core's query block; its layouts are patterns (Portfolio\PortfolioPatterns). */
export function registerGrid() {
	registerBlockVariation( 'core/query', {
		name: 'frontage/portfolio',
		title: __( 'Portfolio grid', 'frontage-site' ),
		description: __( 'Your portfolio projects with category filters.', 'frontage-site' ),
		category: 'frontage',
		keywords: [ __( 'work', 'frontage-site' ), __( 'projects', 'frontage-site' ) ],
		icon: grid,
		isActive: [ 'namespace' ],
		attributes: {
			namespace: 'frontage/portfolio',
			align: 'wide',
			query: {
				perPage: 8,
				pages: 0,
				offset: 0,
				postType: 'portfolio',
				order: 'desc',
				orderBy: 'date',
				author: '',
				search: '',
				exclude: [],
				sticky: '',
				inherit: false,
			},
			frPaging: 'more',
		},
		innerBlocks: [
			[ 'frontage/term-filter', { taxonomy: 'portfolio-category' } ],
			[
				'core/post-template',
				{ layout: { type: 'grid', columnCount: 3, minimumColumnWidth: '16rem' } },
				[
					[
						'core/post-featured-image',
						{ isLink: true, aspectRatio: '4/3', style: { border: { radius: '16px' } } },
					],
					[ 'core/post-terms', { term: 'portfolio-category', fontSize: 'small' } ],
					[ 'core/post-title', { isLink: true, level: 3, fontSize: 'large' } ],
				],
			],
			[
				'core/query-pagination',
				{},
				[
					[ 'core/query-pagination-previous', {} ],
					[ 'core/query-pagination-next', { label: __( 'Load more', 'frontage-site' ) } ],
				],
			],
			[ 'core/query-no-results', {} ],
		],
		scope: [ 'inserter' ],
	} );
}
