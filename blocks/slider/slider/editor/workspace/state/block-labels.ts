import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes } from './attribute-paths';
import { isObject } from './attribute-values';

type Named = Pick< Block, 'attributes' >;

const text = ( value: unknown ) => ( typeof value === 'string' ? value.trim() : '' );
const object = ( value: unknown ): Readonly< Record< string, unknown > > => ( isObject( value ) ? value : {} );

/** A name set in the List View takes precedence. */
const given = ( attributes: Attributes ) => text( object( attributes.metadata ).name );

const fileOf = ( url: unknown ) => {
	const last = text( url ).split( /[?#]/ )[ 0 ]!.split( '/' ).pop() ?? '';
	try {
		return decodeURIComponent( last );
	} catch {
		return last;
	}
};

/** Adds spaces between paragraphs, lines and items. */
const apart = ( html: string ) => html.replace( /<(\/(p|li|h\d|div)|br)\b/gi, ' $&' );

const plain = ( html: unknown ) =>
	text( html ) &&
	( new DOMParser().parseFromString( apart( text( html ) ), 'text/html' ).body.textContent ?? '' )
		.trim()
		.replace( /\s+/g, ' ' );

const short = ( words: string ) => ( words.length > 50 ? `${ words.slice( 0, 49 ).trimEnd() }…` : words );

const KINDS: Readonly< Record< string, () => string > > = {
	text: () => __( 'Text', 'frontage-slider' ),
	button: () => __( 'Button', 'frontage-slider' ),
	image: () => __( 'Image', 'frontage-slider' ),
	shape: () => __( 'Shape', 'frontage-slider' ),
	video: () => __( 'Video', 'frontage-slider' ),
	audio: () => __( 'Audio', 'frontage-slider' ),
	svg: () => __( 'SVG', 'frontage-slider' ),
	group: () => __( 'Group', 'frontage-slider' ),
	row: () => __( 'Row', 'frontage-slider' ),
	column: () => __( 'Column', 'frontage-slider' ),
	blocks: () => __( 'Blocks', 'frontage-slider' ),
};

/** Label of a kind of layer. */
export const kindOf = ( type: unknown ) => ( KINDS[ text( type ) || 'text' ] ?? KINDS.text! )();

/** Cached, since lists need the names of all layers at each change of one. */
const known = new WeakMap< object, string >();

/** Name of a layer: its own name, else its text or image, else its kind. */
export function layerName( { attributes }: Named ): string {
	let name = known.get( attributes );
	if ( name === undefined ) {
		const { alt, url } = object( attributes.image );
		name = short(
			given( attributes ) ||
				text( attributes.alias ) ||
				plain( attributes.html ) ||
				text( alt ) ||
				fileOf( url ) ||
				kindOf( attributes.type )
		);
		known.set( attributes, name );
	}
	return name;
}

/** Name of a slide next to its thumbnail: its own name, or its number. */
export function slideName( { attributes }: Named, index: number ): string {
	if ( attributes.static === true ) {
		return __( 'Global layers', 'frontage-slider' );
	}
	/* translators: %d: number of a slide, from 1. */
	return text( attributes.title ) || sprintf( __( 'Slide %d', 'frontage-slider' ), index + 1 );
}

/** Name of a slide without a thumbnail: its title, else a description of its content. */
export function slideLabel( attributes: Attributes ): string {
	const { image, color } = object( attributes.background );
	const { alt, url } = object( image );
	if ( attributes.static === true ) {
		return given( attributes ) || __( 'Global layers', 'frontage-slider' );
	}
	const name =
		given( attributes ) ||
		text( attributes.title ) ||
		text( alt ) ||
		fileOf( url ) ||
		( text( color ) ? __( 'Color slide', 'frontage-slider' ) : __( 'Slide', 'frontage-slider' ) );
	return short(
		attributes.visible === false
			? /* translators: %s: what a slide is called */
				sprintf( __( '%s (hidden)', 'frontage-slider' ), name )
			: name
	);
}

export const sliderLabel = ( attributes: Attributes ): string =>
	given( attributes ) || text( attributes.title ) || __( 'Slider', 'frontage-slider' );
