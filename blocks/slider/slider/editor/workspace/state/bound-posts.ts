import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { dateI18n, getSettings } from '@wordpress/date';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { slidesFromPosts, templateSlide, type SliderDocument, type ValueOf } from '@frontage/slider/model';

/** A post from WordPress's data layer, with embedded objects. */
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

/** Text content of HTML from the server; nothing in it is loaded or run. */
const plain = ( html = '' ) =>
	( new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();

/** Value of a post's field, the same as PHP returns for the page. */
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
			return __( 'Price', 'frontage-slider' ); // Only the page has it; WordPress's own routes do not return it.
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
	/** Base of the taxonomy in the route's arguments. */
	base?: string | undefined;
	/** Post types without a menu order reject requests for it. */
	isOrdered?: boolean;
	/** The edited post, which is excluded: a page has no slide of itself. */
	shown?: unknown;
}

/** Converts a source to arguments of WordPress's posts route. */
export function postsQuery( source: Source, { base, isOrdered = false, shown }: Around = {} ) {
	const { orderBy = 'date', order = 'desc', offset = 0, terms = [] } = source.query ?? {};
	return {
		per_page: source.limit ?? 6,
		status: 'publish',
		_embed: 'author,wp:featuredmedia,wp:term',
		// For random order, the editor always shows the same posts.
		orderby: orderBy === 'rand' || ( orderBy === 'menu_order' && ! isOrdered ) ? 'date' : orderBy,
		order,
		...( offset ? { offset } : {} ),
		...( typeof shown === 'number' ? { exclude: [ shown ] } : {} ),
		...( terms.length && base ? { [ base ]: terms } : {} ),
	};
}

/** Posts with a slide each; null while they load. */
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
			// The store is selected by name, so that screens without a post do not load `@wordpress/editor`.
			const shown = ( select( 'core/editor' ) as EditorStore | undefined )?.getCurrentPostId?.();
			const query = postsQuery( source, { base, isOrdered, shown } );
			return getEntityRecords( 'postType', type, query ) as unknown as Post[] | null;
		},
		// Compared as a string, since the object is new after each change of the slider.
		// eslint-disable-next-line react-hooks/exhaustive-deps
		[ asked ]
	);
	const hasPicture = source?.query?.withPicture === true;
	return useMemo(
		() => posts && posts.filter( ( post ) => ! hasPicture || postValue( post, 'image' ) ),
		[ posts, hasPicture ]
	);
}

/** Adds an empty slide for each further post, for the navigation buttons. */
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
 * Fills a document with its posts. `template`: only the first slide is filled and keeps its keys and ids, as a canvas
 * needs it; otherwise there is a slide for each post, as on the page. While posts load, or without any, the template is
 * returned unchanged.
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
			? withOthers( templateSlide( document, first.id, valueOf ), shown )
			: slidesFromPosts(
					document,
					shown.map( ( { id } ) => id ),
					valueOf
				);
	}, [ document, posts, source, template ] );
}
