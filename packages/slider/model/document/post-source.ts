import { asObjects, isEmpty, isObject } from './schema';
import type { Values } from './schema';
import type { Binding, SliderDocument } from '../../generated/option-types';

/** Value of a binding for a post: a text, a URL, an image; undefined if the post has none. */
export type ValueOf = ( post: number, binding: Binding, attribute: string ) => unknown;

const text = ( value: unknown ) => ( typeof value === 'string' ? value.trim() : '' );

/** A value of a post is always text, never markup. */
const escaped = ( value: string ) =>
	value.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' ).replaceAll( '>', '&gt;' ).replaceAll( '"', '&quot;' );

const picture = ( value: unknown ): Values | undefined => {
	if ( isObject( value ) ) {
		return text( value.url ) ? value : undefined;
	}
	return text( value ) ? { url: text( value ) } : undefined;
};

/** Fills the template with a post's values and keeps its keys and ids, for the canvas while the template is edited. */
export function templateSlide( document: SliderDocument, post: number, valueOf: ValueOf ): SliderDocument {
	const [ template, ...others ] = asObjects( document.slides );
	return document.options?.source?.type && template
		? ( { ...document, slides: [ slideOf( template, post, valueOf, false ), ...others ] } as SliderDocument )
		: document;
}

/**
 * Fills a document with a slide for each post. The first slide is the template: its bound texts, images and links are
 * replaced. Documents with their own slides are returned unchanged. TypeScript port of php/Document/PostSource.php.
 *
 * `posts` contains the post ids in order.
 */
export function slidesFromPosts(
	document: SliderDocument,
	posts: readonly number[],
	valueOf: ValueOf
): SliderDocument {
	const [ template ] = asObjects( document.slides );
	if ( ! document.options?.source?.type || ! template ) {
		return document;
	}
	const slides = posts.map( ( post ) => slideOf( template, post, valueOf ) );
	return { ...document, slides } as SliderDocument;
}

function slideOf( template: Values, post: number, valueOf: ValueOf, renames = true ): Values {
	const { bindings, deeplink: _one, layers, ...slide } = template;
	const end = renames ? `-${ post }` : '';
	const value = reader( bindings, post, valueOf );
	const own = ids( asObjects( layers ) );
	const image = picture( value( 'background' ) );
	const thumb = picture( value( 'thumb' ) );
	const link = text( value( 'link' ) );
	const title = text( value( 'title' ) );
	const description = text( value( 'description' ) );
	return {
		...slide,
		...( renames ? { key: `${ text( slide.key ) || 'post' }${ end }` } : {} ),
		...( title ? { title } : {} ),
		...( description ? { description } : {} ),
		...( image
			? { background: { ...( isObject( slide.background ) ? slide.background : {} ), type: 'image', image } }
			: {} ),
		...( thumb ? { thumb } : {} ),
		...( link ? { link: { ...( isObject( slide.link ) ? slide.link : {} ), url: link } } : {} ),
		layers: asObjects( layers ).flatMap( ( layer ) => layerOf( layer, { post, end, own, valueOf } ) ),
	};
}

function reader( bindings: unknown, post: number, valueOf: ValueOf ) {
	const given: Values = isObject( bindings ) ? bindings : {};
	return ( attribute: string ): unknown => {
		const binding = given[ attribute ];
		return isObject( binding ) && text( binding.source )
			? valueOf( post, binding as Binding, attribute )
			: undefined;
	};
}

interface Making {
	post: number;
	/** Suffix of keys and ids. */
	end: string;
	/** Ids of the template's layers. */
	own: ReadonlySet< string >;
	valueOf: ValueOf;
}

/** Returns no layer if its bound content is missing, since the layer would be empty. */
function layerOf( template: Values, about: Making ): Values[] {
	const { post, end, own, valueOf } = about;
	const { bindings, ...layer } = template;
	const value = reader( bindings, post, valueOf );
	const bound = ( attribute: string ) => isObject( bindings ) && ! isEmpty( bindings[ attribute ] ?? {} );
	const html = escaped( text( value( 'html' ) ) );
	const image = picture( value( 'image' ) );
	// While the template is edited, its sample content is shown instead.
	if ( end && ( ( bound( 'html' ) && ! html ) || ( bound( 'image' ) && ! image ) ) ) {
		return [];
	}
	const link = text( value( 'link' ) );
	const renamed = ( name: unknown ) => ( own.has( text( name ) ) ? `${ text( name ) }${ end }` : name );
	const made: Values = {
		...layer,
		...( html ? { html } : {} ),
		...( image ? { image } : {} ),
		...( link ? { link: { ...( isObject( layer.link ) ? layer.link : {} ), url: link } } : {} ),
	};
	for ( const key of [ 'id', 'elementId' ] ) {
		if ( text( layer[ key ] ) ) {
			made[ key ] = `${ text( layer[ key ] ) }${ end }`;
		}
	}
	if ( Array.isArray( layer.actions ) ) {
		made.actions = asObjects( layer.actions ).map( ( action ) =>
			text( action.layer ) ? { ...action, layer: renamed( action.layer ) } : action
		);
	}
	if ( Array.isArray( layer.layers ) ) {
		made.layers = asObjects( layer.layers ).flatMap( ( inner ) => layerOf( inner, about ) );
	}
	return [ made ];
}

/** Ids of the template's layers, which actions refer to. */
function ids( layers: Values[] ): Set< string > {
	return new Set(
		layers.flatMap( ( layer ) => [ text( layer.id ), ...ids( asObjects( layer.layers ) ) ] ).filter( Boolean )
	);
}
