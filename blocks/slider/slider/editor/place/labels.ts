import { __, sprintf } from '@wordpress/i18n';

type Attributes = Record< string, unknown >;

const text = ( value: unknown ) => ( typeof value === 'string' ? value.trim() : '' );
const object = ( value: unknown ): Attributes =>
	typeof value === 'object' && value !== null ? ( value as Attributes ) : {};

/** A name that somebody gave the block in the List View counts before all others. */
const given = ( attributes: Attributes ) => text( object( attributes.metadata ).name );

const fileOf = ( url: unknown ) => {
	const last = text( url ).split( /[?#]/ )[ 0 ]!.split( '/' ).pop() ?? '';
	try {
		return decodeURIComponent( last );
	} catch {
		return last;
	}
};

const plain = ( html: unknown ) =>
	text( html ) && ( new DOMParser().parseFromString( text( html ), 'text/html' ).body.textContent ?? '' ).trim();

const short = ( words: string ) => ( words.length > 50 ? `${ words.slice( 0, 49 ).trimEnd() }…` : words );

/** What a slide is called in lists: its title, else what is seen on it. */
export function slideLabel( attributes: Attributes ): string {
	const { image, color } = object( attributes.background );
	const { alt, url } = object( image );
	if ( attributes.static === true ) {
		return given( attributes ) || __( 'On all slides', 'frontage-slider' );
	}
	const name =
		given( attributes ) ||
		text( attributes.title ) ||
		text( alt ) ||
		fileOf( url ) ||
		( text( color ) ? __( 'Slide with a colour', 'frontage-slider' ) : __( 'Slide', 'frontage-slider' ) );
	return short(
		attributes.visible === false
			? /* translators: %s: what a slide is called */
				sprintf( __( '%s (hidden)', 'frontage-slider' ), name )
			: name
	);
}

/** Kinds of layers, as people call them. */
const kinds = (): Record< string, string > => ( {
	text: __( 'Text', 'frontage-slider' ),
	button: __( 'Button', 'frontage-slider' ),
	image: __( 'Picture', 'frontage-slider' ),
	shape: __( 'Shape', 'frontage-slider' ),
	video: __( 'Video', 'frontage-slider' ),
	audio: __( 'Sound', 'frontage-slider' ),
	svg: __( 'Drawing', 'frontage-slider' ),
	row: __( 'Row', 'frontage-slider' ),
	column: __( 'Column', 'frontage-slider' ),
	group: __( 'Group', 'frontage-slider' ),
	blocks: __( 'Blocks', 'frontage-slider' ),
} );

/** What a layer is called in lists: its name, else what it says or shows, else what it is. */
export function layerLabel( attributes: Attributes ): string {
	const { alt, url } = object( attributes.image );
	const name =
		given( attributes ) || text( attributes.alias ) || plain( attributes.html ) || text( alt ) || fileOf( url );
	return short( name || kinds()[ text( attributes.type ) || 'text' ] || __( 'Layer', 'frontage-slider' ) );
}

export const sliderLabel = ( attributes: Attributes ): string =>
	given( attributes ) || text( attributes.title ) || __( 'Slider', 'frontage-slider' );
