import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';

const text = ( value: unknown ) => ( typeof value === 'string' ? value.trim() : '' );

const KINDS: Readonly< Record< string, () => string > > = {
	text: () => __( 'Text', 'frontage-slider' ),
	button: () => __( 'Button', 'frontage-slider' ),
	image: () => __( 'Picture', 'frontage-slider' ),
	shape: () => __( 'Shape', 'frontage-slider' ),
	video: () => __( 'Video', 'frontage-slider' ),
	audio: () => __( 'Sound', 'frontage-slider' ),
	svg: () => __( 'Icon', 'frontage-slider' ),
	group: () => __( 'Group', 'frontage-slider' ),
	row: () => __( 'Row', 'frontage-slider' ),
	column: () => __( 'Column', 'frontage-slider' ),
	blocks: () => __( 'Blocks', 'frontage-slider' ),
};

/** What a kind of layer is called. */
export const kindOf = ( type: unknown ) => ( KINDS[ text( type ) || 'text' ] ?? KINDS.text! )();

/** What a layer is called: its own name, what it says, or its kind. */
export function layerName( { attributes }: Block ): string {
	const said = new DOMParser().parseFromString( text( attributes.html ), 'text/html' ).body.textContent ?? '';
	return text( attributes.alias ) || said.trim().replace( /\s+/g, ' ' ).slice( 0, 60 ) || kindOf( attributes.type );
}

/** What a slide is called: its own name, or its number. */
export function slideName( { attributes }: Block, index: number ): string {
	if ( attributes.static === true ) {
		return __( 'Over all slides', 'frontage-slider' );
	}
	/* translators: %d: number of a slide, from 1. */
	return text( attributes.title ) || sprintf( __( 'Slide %d', 'frontage-slider' ), index + 1 );
}
