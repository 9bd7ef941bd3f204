import { asObjects, isEmpty, isObject } from './schema';
import type { Values } from './schema';
import type { Binding, SliderDocument } from '../../generated/option-types';

/** What a binding gives for a post: a text, an address, a picture; undefined where the post has nothing. */
export type ValueOf = ( post: number, binding: Binding, attribute: string ) => unknown;

const text = ( value: unknown ) => ( typeof value === 'string' ? value.trim() : '' );

/** What a post says is text, whatever stands in it. */
const escaped = ( value: string ) =>
	value.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' ).replaceAll( '>', '&gt;' ).replaceAll( '"', '&quot;' );

const picture = ( value: unknown ): Values | undefined => {
	if ( isObject( value ) ) {
		return text( value.url ) ? value : undefined;
	}
	return text( value ) ? { url: text( value ) } : undefined;
};

/** The template as a post's slide, under its own names: what a canvas shows while the template is edited. */
export function inTemplate( document: SliderDocument, post: number, valueOf: ValueOf ): SliderDocument {
	const [ template, ...others ] = asObjects( document.slides );
	return document.options?.source?.type && template
		? ( { ...document, slides: [ slideOf( template, post, valueOf, false ), ...others ] } as SliderDocument )
		: document;
}

/**
 * A document whose slides come from posts, with a slide for each of them: the first slide is the template, its texts,
 * pictures and links stand where they are bound. Others stay as they are. TypeScript port of php/Document/PostSource.php.
 * `posts` are their numbers, in their order.
 */
export function fromSource( document: SliderDocument, posts: readonly number[], valueOf: ValueOf ): SliderDocument {
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
	/** What names end with. */
	end: string;
	/** Ids of the template's layers. */
	own: ReadonlySet< string >;
	valueOf: ValueOf;
}

/** None, where what it would show is not there: an empty box says nothing. */
function layerOf( template: Values, about: Making ): Values[] {
	const { post, end, own, valueOf } = about;
	const { bindings, ...layer } = template;
	const value = reader( bindings, post, valueOf );
	const bound = ( attribute: string ) => isObject( bindings ) && ! isEmpty( bindings[ attribute ] ?? {} );
	const html = escaped( text( value( 'html' ) ) );
	const image = picture( value( 'image' ) );
	// While the template is edited its sample stands in.
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

/** Ids of the template's layers, which actions mean. */
function ids( layers: Values[] ): Set< string > {
	return new Set(
		layers.flatMap( ( layer ) => [ text( layer.id ), ...ids( asObjects( layer.layers ) ) ] ).filter( Boolean )
	);
}
