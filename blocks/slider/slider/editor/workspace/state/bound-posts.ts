import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { dateI18n, getSettings } from '@wordpress/date';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fromSource, inTemplate, type SliderDocument, type ValueOf } from '@frontage/slider/model';

/** A post as WordPress's data layer gives it, with what hangs on it. */
interface Post {
	id: number;
	link?: string;
	date?: string;
	title?: { rendered: string };
	excerpt?: { rendered: string };
	meta?: Record< string, unknown >;
	_embedded?: {
		author?: { name?: string }[];
		'wp:featuredmedia'?: {
			id: number;
			source_url?: string;
			alt_text?: string;
			media_details?: { width?: number; height?: number };
		}[];
		'wp:term'?: { taxonomy: string; name: string }[][];
	};
}

interface EditorStore {
	getCurrentPostId?: () => unknown;
}

const NONE: Post[] = [];

/** HTML of the server as the text that it says; nothing of it is loaded or run. */
const plain = ( html = '' ) =>
	( new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();

/** What a slide shows of a post, as PHP gives it on the page. */
export function postValue( post: Post, field: string, key = '' ): unknown {
	const media = post._embedded?.[ 'wp:featuredmedia' ]?.[ 0 ];
	const terms = post._embedded?.[ 'wp:term' ]?.flat() ?? [];
	switch ( field ) {
		case 'title':
			return plain( post.title?.rendered );
		case 'excerpt':
			return plain( post.excerpt?.rendered );
		case 'date':
			return post.date ? dateI18n( getSettings().formats.date, post.date, undefined ) : '';
		case 'author':
			return plain( post._embedded?.author?.[ 0 ]?.name );
		case 'category':
			return terms
				.filter( ( { taxonomy } ) => taxonomy === 'category' || taxonomy === 'product_cat' )
				.map( ( { name } ) => plain( name ) )
				.join( ', ' );
		case 'link':
			return post.link ?? '';
		case 'price':
			return __( 'Price', 'frontage-slider' ); // Only the page knows it: WordPress's own routes do not say.
		case 'image':
			return (
				media?.source_url && {
					url: media.source_url,
					id: media.id,
					alt: media.alt_text ?? '',
					...( media.media_details?.width ? { width: media.media_details.width } : {} ),
					...( media.media_details?.height ? { height: media.media_details.height } : {} ),
				}
			);
		default:
			return post.meta?.[ key ];
	}
}

type Source = NonNullable< NonNullable< SliderDocument[ 'options' ] >[ 'source' ] >;

interface Around {
	/** Where the terms stand in a route's arguments. */
	base?: string | undefined;
	/** Kinds of posts without an order of their own refuse to be asked for it. */
	isOrdered?: boolean;
	/** The post that is edited: a page has no slide of itself. */
	shown?: unknown;
}

/** A source as the arguments of WordPress's route for posts. */
export function postsQuery( source: Source, { base, isOrdered = false, shown }: Around = {} ) {
	const { orderBy = 'date', order = 'desc', offset = 0, terms = [] } = source.query ?? {};
	return {
		per_page: source.limit ?? 6,
		status: 'publish',
		_embed: 'author,wp:featuredmedia,wp:term',
		// By chance: the editor shows the same ones each time.
		orderby: orderBy === 'rand' || ( orderBy === 'menu_order' && ! isOrdered ) ? 'date' : orderBy,
		order,
		...( offset ? { offset } : {} ),
		...( typeof shown === 'number' ? { exclude: [ shown ] } : {} ),
		...( terms.length && base ? { [ base ]: terms } : {} ),
	};
}

/** The posts of which there is a slide each; null while they are on their way. */
export function usePosts( source: Source | undefined ): Post[] | null {
	const asked = source?.type ? JSON.stringify( source ) : '';
	const posts = useSelect(
		( select ) => {
			if ( ! source?.type ) {
				return NONE;
			}
			const { getEntityRecords, getPostType, getTaxonomy } = select( coreStore );
			const type = source.type === 'products' ? 'product' : source.query?.postType || 'post';
			const taxonomy = source.query?.taxonomy;
			const base = taxonomy ? ( getTaxonomy( taxonomy ) as { rest_base?: string } | undefined )?.rest_base : '';
			const isOrdered =
				source.query?.orderBy === 'menu_order' &&
				( type === 'page' ||
					( getPostType( type ) as { supports?: Record< string, unknown > } | undefined )?.supports?.[
						'page-attributes'
					] === true );
			// By name: a screen without a post must not load `@wordpress/editor` for this.
			const shown = ( select( 'core/editor' ) as EditorStore | undefined )?.getCurrentPostId?.();
			const query = postsQuery( source, { base, isOrdered, shown } );
			return getEntityRecords( 'postType', type, query ) as unknown as Post[] | null;
		},
		// What is asked for, by its words: the object is a new one after each change of the slider.
		// eslint-disable-next-line react-hooks/exhaustive-deps
		[ asked ]
	);
	const withPicture = source?.query?.withPicture === true;
	return useMemo(
		() => posts && posts.filter( ( post ) => ! withPicture || postValue( post, 'image' ) ),
		[ posts, withPicture ]
	);
}

/** The template with a slide for each further post, for the buttons that lead there: nothing is on them. */
export function withOthers( document: SliderDocument, posts: readonly Post[] ): SliderDocument {
	const { slides = [], options } = document;
	const isCarousel = options?.sliderType === 'carousel';
	const others = posts.slice( slides.length ).map( ( post ) => {
		const image = postValue( post, 'image' );
		return {
			key: `post-${ post.id }`,
			title: String( postValue( post, 'title' ) ),
			...( image ? { thumb: image, ...( isCarousel && { background: { type: 'image', image } } ) } : {} ),
		};
	} );
	return others.length ? ( { ...document, slides: [ ...slides, ...others ] } as SliderDocument ) : document;
}

/**
 * A document with its posts in it, for those who show it. `template`: the first slide alone is filled, under its own names,
 * as a canvas needs it; else there is a slide for each post, as on the page. While posts are on their way, or there are none,
 * the template stands as it is.
 */
export function useFilled< Document extends SliderDocument | undefined >(
	document: Document,
	template = false
): Document | SliderDocument {
	const source = document?.options?.source;
	const posts = usePosts( source );
	return useMemo( () => {
		const shown = posts ?? NONE;
		const [ first ] = shown;
		if ( ! document || ! source?.type || ! first ) {
			return document;
		}
		const valueOf: ValueOf = ( id, binding ) =>
			postValue(
				shown.find( ( post ) => post.id === id )!,
				binding.args?.field ?? '',
				binding.args?.key
			);
		return template
			? withOthers( inTemplate( document, first.id, valueOf ), shown )
			: fromSource(
					document,
					shown.map( ( { id } ) => id ),
					valueOf
				);
	}, [ document, posts, source, template ] );
}
