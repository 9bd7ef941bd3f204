import tables from '../../../tables/layer-style.json';
import type { Box, Layer, Pose, Shadow, Style } from '../../../generated/option-types';
import { cssColor, cssFonts, cssLength, cssNumber, cssUrl, cssWord, isNumeric, put, round, times } from './css-value';
import { LEVELS, levels } from '../breakpoints';
import { sides } from './box-sides';
import { mergeProperties, type Properties } from '../markup-node';

/**
 * Position and style of a layer as custom properties: values of the model, written as CSS for each breakpoint.
 * TypeScript port of php/Compiler/Style/LayerStyle.php.
 */

const K = 'var(--fr-k)';
const { sizes: SIZES, lengths: LENGTHS, colors: COLORS, words: WORDS, boxes: BOXES, shadows: SHADOWS } = tables;
const CHANGED = Object.keys( tables.changed ) as ( keyof typeof tables.changed )[];

const length = ( value: unknown ) => cssLength( value, K );

const UNBROKEN = /^(nowrap|full|content)$/;

const ALIGN = { top: undefined, middle: 'center', bottom: 'end' };

const entries = < K extends string, V >( map: Record< K, V > ) => Object.entries( map ) as [ K, V ][];

export function place( layer: Layer, parent: string ): Properties {
	const { box, type, responsive } = layer;
	const out: Properties = {};
	if ( ! responsive.size ) {
		out[ '--fr-k' ] = '1px';
	}
	if ( responsive.offset !== responsive.size ) {
		out[ '--fr-ko' ] = responsive.offset ? 'var(--fr-u)' : '1px';
	}
	if ( parent === 'column' ) {
		for ( const key of [ 'float', 'clear' ] as const ) {
			const values: readonly string[] = levels< string >( box[ key ] );
			put(
				out,
				`--fr-${ key }`,
				values.map( ( value ) => ( value === 'none' ? undefined : cssWord( value ) ) ),
				'none'
			);
		}
	} else if ( type !== 'row' && type !== 'column' ) {
		anchor( out, box, 'x', { center: 'center', right: 'right' } );
		anchor( out, box, 'y', { middle: 'center', bottom: 'end' } );
	}
	const whole = parent === 'column' ? [] : unbroken( layer );
	for ( const [ key, name ] of entries( SIZES ) ) {
		const values: readonly unknown[] = levels( box[ key ] );
		const lengths = LEVELS.map(
			( level ) => length( values[ level ] ) ?? ( key === 'width' ? whole[ level ] : undefined )
		);
		put( out, name, lengths, key.startsWith( 'max' ) ? 'none' : 'auto' );
	}
	if ( box.inset ) {
		// Margins apply: it is stretched between them.
		const between = parent !== 'column' && layer.style.margin;
		Object.assign(
			out,
			between
				? { '--fr-ax': 'stretch', '--fr-ay': 'stretch', '--fr-w': 'auto', '--fr-h': 'auto' }
				: { '--fr-w': '100%', '--fr-h': '100%' }
		);
	}
	if ( type === 'row' ) {
		const stacks = breakAt( layer );
		put(
			out,
			'--fr-break',
			LEVELS.map( ( level ) => ( level >= stacks ? 'wrap' : 'nowrap' ) )
		);
	}
	if ( type !== 'column' ) {
		return out;
	}
	// An explicit share of the row wins over any other width of the column.
	const part = column( layer, parent );
	return layer.column?.width === undefined ? mergeProperties( out, part ) : mergeProperties( part, out );
}

/**
 * A line that does not wrap may be wider than the slider. With `max-content`, a centered or right-aligned line then
 * also overflows the edge at which it begins.
 */
const unbroken = ( { type, box, style }: Layer ) =>
	LEVELS.map( ( level ) =>
		( type === 'text' || type === 'button' ) &&
		box.x[ level ] !== 'left' &&
		UNBROKEN.test( levels( style.whiteSpace )[ level ] ?? '' )
			? 'max-content'
			: undefined
	);

/** Breakpoint from which the columns of a row are stacked: tablet by default. */
export const breakAt = ( row: Layer ) => round( row.breakAt ?? 2 );

/** Whether nested layers are in normal flow: in every column, and in a group where at least one layer is. */
export const isFlow = ( { type, layers = [] }: Layer ) =>
	type === 'column' || ( type === 'group' && layers.some( ( { box } ) => box.position?.[ 0 ] === 'relative' ) );

/** Whether a layer of a column or group is positioned over it, and not in its flow. */
export const isLifted = ( { box }: Layer, parent: Layer ) =>
	parent.type === 'column' ? box.position?.[ 0 ] === 'absolute' : box.position?.[ 0 ] !== 'relative';

function anchor( out: Properties, box: Box, axis: 'x' | 'y', words: Record< string, string > ) {
	const edges: readonly string[] = box[ axis ];
	const signs = edges.map( ( edge ) => ( edge === 'right' || edge === 'bottom' ? -1 : 1 ) );
	const given: readonly ( number | string )[] = axis === 'x' ? box.offsetX : box.offsetY;
	const offsets = given.map( ( value, level ) => {
		const [ , number, unit ] = ( typeof value === 'string' && /^(-?[\d.]+)([a-z%]+)$/i.exec( value ) ) || [];
		return unit && unit !== 'px'
			? ( cssLength( cssNumber( signs[ level ]! * ( parseFloat( number! ) || 0 ) ) + unit, '1px' ) ?? '0' )
			: cssNumber( signs[ level ]! * ( parseFloat( String( value ) ) || 0 ) );
	} );
	const anchors = edges.map( ( edge ) => words[ edge ] );
	put( out, `--fr-a${ axis }`, anchors, axis === 'x' ? 'left' : 'start' );
	if ( offsets.every( ( offset ) => offset === '0' ) ) {
		return;
	}
	if ( offsets.every( isNumeric ) ) {
		return put( out, `--fr-${ axis }`, offsets );
	}
	// A share of the base, or a value with a unit, is not multiplied by the layer's unit.
	const parts = offsets.map( ( offset ) =>
		isNumeric( offset ) ? times( Number( offset ), 'var(--fr-ko)' ) : offset
	);
	put( out, `--fr-p${ axis }`, parts );
}

function column( { column: own }: Layer, parent: string ): Properties {
	const width = cssLength( own?.width ?? '100%', K ) ?? '100%';
	const stacks = Number( /^row-([0-3])$/.exec( parent )?.[ 1 ] ?? 4 );
	const out: Properties = {};
	put(
		out,
		'--fr-w',
		LEVELS.map( ( level ) => ( level >= stacks ? '100%' : width ) )
	);
	const align = ALIGN[ own?.align ?? 'top' ];
	return align ? { ...out, '--fr-column': align } : out;
}

/**
 * @param layer
 * @param rest  Its pose after the entrance, which may contain styles.
 */
export function looks( layer: Layer, rest: Pose ): Properties {
	const { style: own, hover } = layer;
	const changed = CHANGED.filter( ( key ) => rest[ key ] !== undefined );
	const style = { ...own, ...Object.fromEntries( changed.map( ( key ) => [ key, rest[ key ] ] ) ) } as Style;
	const out: Properties = {};
	for ( const [ key, name ] of entries( LENGTHS ) ) {
		const values: readonly unknown[] = levels( style[ key ] );
		put( out, name, values.map( length ), key === 'lineHeight' ? 'normal' : undefined );
	}
	for ( const [ key, name ] of entries( COLORS ) ) {
		put( out, name, levels< string >( style[ key ] ).map( cssColor ) );
	}
	for ( const [ key, name ] of entries( WORDS ) ) {
		const values: readonly unknown[] = levels< unknown >( style[ key ] );
		put( out, name, values.map( word ), key === 'textAlign' ? 'inherit' : undefined );
	}
	for ( const [ key, name ] of entries( BOXES ) ) {
		if ( style[ key ] ) {
			put( out, name, sides( style[ key ] ) );
		}
	}
	for ( const [ key, name ] of entries( SHADOWS ) ) {
		if ( style[ key ] ) {
			put( out, name, shadow( style[ key ], key === 'boxShadow' ) );
		}
	}
	if ( rest.background ) {
		const fills = levels( rest.background ).map( ( background ) => fill( { ...style, background } ) );
		put( out, '--fr-fill', fills, 'none' );
	}
	if ( out[ '--fr-line' ] === '0px' ) {
		delete out[ '--fr-line' ];
	}
	const more = {
		'--fr-family': style.fontFamily === undefined ? undefined : cssFonts( style.fontFamily ),
		'--fr-fill': rest.background ? undefined : fill( style ),
		'--fr-column': ALIGN[ style.verticalAlign ?? 'top' ],
		'--fr-cursor': cssWord( hover?.cursor ),
		'--fr-over': hover?.zIndex === undefined ? undefined : String( round( hover.zIndex ) ),
		'--fr-z': style.zIndex === undefined ? undefined : String( round( style.zIndex ) ),
	};
	for ( const [ name, value ] of entries( more ) ) {
		if ( value !== undefined ) {
			out[ name ] = value;
		}
	}
	return out;
}

function word( value: unknown ): string | undefined {
	if ( isNumeric( value ) ) {
		return cssNumber( Number( value ), 0 ); // The font weight.
	}
	const own = cssWord( value );
	if ( own === 'full' || own === 'content' ) {
		return 'pre';
	}
	return own === 'inherit' ? undefined : own;
}

function fill( style: Style ): string | undefined {
	const color = cssColor( style.background );
	const url = cssUrl( style.backgroundImage?.url );
	if ( url === undefined ) {
		return color;
	}
	const position = words( style.backgroundPosition, 'center' );
	const fit = words( style.backgroundFit, 'cover' );
	const under = color?.includes( 'gradient' ) ? `,${ color }` : ` ${ color ?? '' }`;
	return `${ url } ${ position }/${ fit } ${ cssWord( style.backgroundRepeat ) ?? 'no-repeat' }${ under }`.trim();
}

const PART = '(?:[a-z-]+|-?[\\d.]+(?:px|%|em|rem|vw|vh)?)';
const POSITION = new RegExp( `^${ PART }(?: ${ PART }){0,3}$`, 'i' );

/** Keywords and lengths of a position or a size. */
export const words = ( value: string | undefined, otherwise: string ) =>
	value && POSITION.test( value ) ? value : otherwise;

function shadow( from: Shadow, box: boolean ): string[] {
	const color = cssColor( from.color ) ?? 'rgb(0 0 0 / 50%)';
	const keys = box ? ( [ 'x', 'y', 'blur', 'spread' ] as const ) : ( [ 'x', 'y', 'blur' ] as const );
	return LEVELS.map( ( level ) => {
		const parts = keys.map( ( key ) => length( levels( from[ key ] )[ level ] ?? 0 ) ?? '0px' );
		return `${ parts.join( ' ' ) } ${ color }`;
	} );
}
