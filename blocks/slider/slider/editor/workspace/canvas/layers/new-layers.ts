import type { Options } from '@frontage/slider/model';
import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { imageOf, type Picture } from '../../../new-slides';
import { get } from '../../state/attribute-paths';
import { newLayer } from './layer-commands';

/** Context for a new layer. */
export interface Ground {
	options: Options;
	/** Whether the background of its slide is dark or an image. */
	isDark: boolean;
}

const LEVELS = [ 0, 1, 2, 3 ] as const;
const numbers = ( list: readonly ( number | string )[] ) => LEVELS.map( ( level ) => Number( list[ level ] ) );

/** Stored form: null where a breakpoint equals the wider one. */
const short = ( values: number[] ) => {
	const own = values.map( ( value, level ) => ( level && value === values[ level - 1 ] ? null : value ) );
	return own.slice( 0, own.findLastIndex( ( value ) => value !== null ) + 1 );
};

/** Font sizes shrink more slowly than the slide, so that text stays readable. */
export const fontSizes = ( { gridwidth }: Options, size: number, least: number ) => {
	const widths = numbers( gridwidth );
	return short(
		widths.map( ( width ) =>
			Math.max( least, Math.round( size * Math.min( 1, ( width / widths[ 0 ]! ) ** 0.55 ) ) )
		)
	);
};

/** Fixed width, limited to a share of the slide on narrow devices. */
export const widths = ( { gridwidth }: Options, width: number, part = 0.88 ) =>
	short( numbers( gridwidth ).map( ( grid ) => Math.min( width, Math.round( grid * part ) ) ) );

/** Positions at which a headline, text and button, added in this order, are below each other. */
const MIDDLE = { x: [ 'center' ], y: [ 'middle' ] };
const BLUE = '#3858e9';

const ink = ( { isDark }: Ground ) => ( isDark ? '#ffffff' : '#1e1e1e' );

function words(
	ground: Ground,
	html: string,
	tag: string,
	[ size, least ]: [ number, number ],
	[ width, below ]: [ number, number ],
	weight: number
) {
	const sizes = fontSizes( ground.options, size, least );
	return newLayer( {
		type: 'text',
		tag,
		html,
		box: { ...MIDDLE, offsetY: [ below ], width: widths( ground.options, width ) },
		style: {
			color: [ ink( ground ) ],
			fontFamily: 'inherit',
			fontSize: sizes,
			lineHeight: sizes.map( ( value ) => value && Math.round( value * ( weight > 500 ? 1.15 : 1.5 ) ) ),
			fontWeight: [ weight ],
			textAlign: [ 'center' ],
			whiteSpace: [ 'normal' ],
		},
	} );
}

export const heading = ( ground: Ground ) =>
	words( ground, __( 'Your headline', 'frontage-slider' ), 'h2', [ 56, 30 ], [ 760, -80 ], 700 );

export const text = ( ground: Ground ) =>
	words( ground, __( 'Add a short description here.', 'frontage-slider' ), 'p', [ 20, 16 ], [ 560, 0 ], 400 );

export function button( ground: Ground ): BlockInstance {
	const sides = ( value: number ) => [ value ];
	const corner = [ 6 ];
	return newLayer( {
		type: 'button',
		html: __( 'Read more', 'frontage-slider' ),
		box: { ...MIDDLE, offsetY: [ 80 ] },
		style: {
			color: [ ground.isDark ? '#1e1e1e' : '#ffffff' ],
			background: ink( ground ),
			fontFamily: 'inherit',
			fontSize: fontSizes( ground.options, 17, 15 ),
			lineHeight: [ 24 ],
			fontWeight: [ 600 ],
			textAlign: [ 'center' ],
			whiteSpace: [ 'nowrap' ],
			padding: { top: sides( 14 ), right: sides( 28 ), bottom: sides( 14 ), left: sides( 28 ) },
			borderRadius: { topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner },
		},
	} );
}

/** An image in its own ratio, at most two fifths of the slide wide. */
export function picture( { options }: Ground, chosen: Picture ): BlockInstance {
	const ratio = chosen.width && chosen.height ? chosen.height / chosen.width : 0.75;
	const grid = numbers( options.gridwidth );
	const wide = grid.map( ( width, level ) =>
		Math.round( Math.min( chosen.width ?? width, width * ( level > 1 ? 0.7 : 0.4 ) ) )
	);
	return newLayer( {
		type: 'image',
		image: imageOf( chosen ),
		box: { ...MIDDLE, width: short( wide ), height: short( wide.map( ( width ) => Math.round( width * ratio ) ) ) },
		style: { objectFit: 'cover' },
	} );
}

export const shape = () =>
	newLayer( { type: 'shape', box: { ...MIDDLE, width: [ 240 ], height: [ 160 ] }, style: { background: BLUE } } );

export function video( { options }: Ground, chosen: { url: string; mime?: string } ): BlockInstance {
	const wide = widths( options, 560 );
	return newLayer( {
		type: 'video',
		video: { sources: [ { url: chosen.url, ...( chosen.mime && { type: chosen.mime } ) } ], controls: true },
		box: { ...MIDDLE, width: wide, height: wide.map( ( width ) => width && Math.round( ( width * 9 ) / 16 ) ) },
		style: { background: '#000000', objectFit: 'cover' },
	} );
}

const STAR =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z"/></svg>';

export const icon = ( ground: Ground ) =>
	newLayer( {
		type: 'svg',
		svg: { html: STAR },
		box: { ...MIDDLE, width: [ 80 ], height: [ 80 ] },
		style: { svgFill: [ ink( ground ) ] },
	} );

export const group = ( ground: Ground ) =>
	newLayer( { type: 'group', box: { ...MIDDLE, width: widths( ground.options, 420 ), height: [ 240 ] } }, [
		text( ground ),
	] );

/** A row of columns with a text each; on phones they are stacked. */
export function row( ground: Ground, columns: number ): BlockInstance {
	const inFlow = ( { attributes }: BlockInstance ) =>
		newLayer( {
			...attributes,
			box: undefined,
			style: { ...( attributes.style as object ), textAlign: [ 'left' ] },
		} );
	const part = `${ Math.round( 10000 / columns ) / 100 }%`;
	const padding = { top: [ 12 ], right: [ 12 ], bottom: [ 12 ], left: [ 12 ] };
	return newLayer(
		{ type: 'row', box: { zone: 'middle' }, breakAt: 3 },
		Array.from( { length: columns }, () =>
			newLayer( { type: 'column', column: { width: part }, style: { padding } }, [ inFlow( text( ground ) ) ] )
		)
	);
}

export const blocks = ( ground: Ground ) =>
	newLayer(
		{
			type: 'blocks',
			box: { ...MIDDLE, width: widths( ground.options, 480 ) },
			style: { color: [ ink( ground ) ], fontSize: fontSizes( ground.options, 18, 16 ), lineHeight: [ 28 ] },
		},
		[ createBlock( 'core/paragraph', { content: __( 'Add any block here.', 'frontage-slider' ) } ) ]
	);

/** Whether text on the slide should be light: images and videos count as dark. */
export function isDarkSlide( slide: BlockInstance | undefined ): boolean {
	const background = slide?.attributes.background;
	const type = get( background, 'type' );
	const hasMedia = get( background, 'image.url' ) !== undefined || get( background, 'video' ) !== undefined;
	if ( type === 'image' || type === 'video' || ( type === undefined && hasMedia ) ) {
		return true;
	}
	const color = get( background, 'color' );
	const [ , hex ] = /#([0-9a-f]{3,8})/i.exec( typeof color === 'string' ? color : '' ) ?? [];
	if ( ! hex ) {
		return /\b(black|navy|dark\w*)\b/i.test( String( color ?? '' ) );
	}
	const size = hex.length > 4 ? 2 : 1;
	const part = ( at: number ) => parseInt( hex.slice( at * size, ( at + 1 ) * size ).repeat( 3 - size ), 16 ) || 0;
	return 0.299 * part( 0 ) + 0.587 * part( 1 ) + 0.114 * part( 2 ) < 140;
}
