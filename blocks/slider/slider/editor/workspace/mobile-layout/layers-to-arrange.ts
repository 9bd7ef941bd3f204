import type { Options } from '@frontage/slider/model';
import type { Block as BlockInstance } from '@wordpress/blocks';
import type { Box } from '../canvas/geometry/box';
import type { Shown } from '../canvas/layers/grouping';
import { get, ownAt, valueAt, withLevel, type Attributes } from '../state/attribute-paths';
import type { Arranged, Phone, Piece, PieceKind, Placed } from './layer-arrangement';
import type { Outside } from './clipped-layers';

/** The mobile breakpoint. */
const PHONE = 3;
/** px of the narrowest common window, where text must be legible and buttons large enough to press. */
const WINDOW = 360;
const LEGIBLE = 16;
const TARGET = 44;

const KINDS: Readonly< Record< string, PieceKind > > = {
	text: 'text',
	button: 'button',
	image: 'picture',
	svg: 'picture',
	video: 'picture',
	shape: 'shape',
	group: 'group',
};

/** Types whose content is in flow and therefore already arranged. */
const FLOWS = [ 'row', 'column' ];

const layersOf = ( { innerBlocks }: BlockInstance ) => innerBlocks.filter( ( { name } ) => name === 'frontage/layer' );

/** Box relative to a corner, in px of the document. */
const from = ( box: Box, origin: Pick< Box, 'left' | 'top' >, unit: number ): Box => ( {
	left: ( box.left - origin.left ) / unit,
	top: ( box.top - origin.top ) / unit,
	width: box.width / unit,
	height: box.height / unit,
} );

interface Levels {
	wide: Shown;
	phone: Shown;
	outside: Outside;
}

/** Layers of a slide or a group to arrange. Excluded are layers that fill it, are not shown on phones, or are rotated and unclipped. */
export function piecesIn( parent: BlockInstance, levels: Levels ): Piece[] {
	const { wide, phone, outside } = levels;
	const originOn = ( { layer, grid }: Shown ) => layer( parent.clientId )?.box ?? grid;
	return layersOf( parent ).flatMap( ( block ): Piece[] => {
		const { clientId: id, attributes } = block;
		const [ before, now ] = [ wide.layer( id ), phone.layer( id ) ];
		const type = String( attributes.type ?? 'text' );
		const isOutside = Boolean( outside.get( id )?.[ PHONE ] );
		const isStaying = FLOWS.includes( type ) || get( attributes, 'box.inset' ) === true;
		if ( ! now || isStaying || ( now.isTurned && ! isOutside ) ) {
			return [];
		}
		return [
			{
				id,
				kind: KINDS[ type ] ?? 'other',
				wide: before && from( before.box, originOn( wide ), before.unit.size ),
				box: from( now.box, originOn( phone ), now.unit.size ),
				isOutside,
				words: now.words,
				...( type === 'group' && { pieces: piecesIn( block, levels ) } ),
			},
		];
	} );
}

/** Scale of the layer grid on the narrowest phone. */
export const phoneScale = ( { gridwidth }: Pick< Options, 'gridwidth' > ) =>
	Math.min( 1, WINDOW / Number( gridwidth[ PHONE ] ) );

/** Space for layers on a phone, next to rows and above the navigation. */
export function phoneOf( slide: BlockInstance, options: Options, phone: Shown, isRtl: boolean ): Phone {
	const scale = phoneScale( options );
	const [ width, height ] = [ Number( options.gridwidth[ PHONE ] ), phone.grid.height / phone.unit ];
	const margin = Math.round( width * 0.05 );
	const rows = layersOf( slide ).flatMap( ( { clientId, attributes } ) => {
		const box = attributes.type === 'row' ? phone.layer( clientId )?.box : undefined;
		return box ? [ from( box, phone.grid, phone.unit ) ] : [];
	} );
	const isLow = ( { top, height: high }: Box ) => top + high / 2 > ( height * 2 ) / 3;
	const { bullets, thumbnails, tabs } = options.navigation;
	const hasNavigation = bullets.enable || thumbnails.enable || tabs.enable;
	return {
		width,
		height,
		margin,
		top: Math.max( margin, ...rows.filter( ( row ) => ! isLow( row ) ).map( ( row ) => row.top + row.height ) ),
		bottom: Math.max(
			hasNavigation ? 2 * margin : margin,
			...rows.filter( isLow ).map( ( row ) => height - row.top )
		),
		text: Math.ceil( LEGIBLE / scale ),
		target: Math.ceil( TARGET / scale ),
		isRtl,
	};
}

type Changes = Record< string, unknown >;

/** Writes a value for phones only; `base` is the effective value if nothing was stored. */
function put( changes: Changes, attributes: Attributes, path: string, value: unknown, base: unknown ) {
	const stored = get( attributes, path );
	// Values that follow the grid do not inherit the wider breakpoint's value.
	const counts = /offset|width/.test( path ) ? ownAt : valueAt;
	if ( ( stored === undefined ? base : counts( stored, PHONE ) ) === value ) {
		return;
	}
	const next = withLevel( stored, PHONE, value );
	changes[ path ] = ownAt( next, 0 ) === undefined ? withLevel( next, 0, base ) : next;
}

/** Changes in a layer for its position on phones. */
export function changesOf( attributes: Attributes, placed: Placed ): Changes {
	const changes: Changes = {};
	const say = ( path: string, value: unknown, base: unknown ) =>
		value !== undefined && put( changes, attributes, path, value, base );
	say( 'box.x', placed.edge, 'left' );
	say( 'box.offsetX', placed.x, 0 );
	say( 'box.y', placed.y === undefined ? undefined : 'top', 'top' );
	say( 'box.offsetY', placed.y, 0 );
	for ( const side of [ 'width', 'height' ] as const ) {
		const value = placed[ side ];
		// A side without an explicit length already follows its content.
		if (
			value !== 'auto' ||
			! [ undefined, 'auto' ].includes( valueAt( get( attributes, `box.${ side }` ), PHONE ) as undefined )
		) {
			say( `box.${ side }`, value, 'auto' );
		}
	}
	if ( placed.fontSize !== undefined && get( attributes, 'style.fontSize' ) !== undefined ) {
		say( 'style.fontSize', placed.fontSize, placed.fontSize );
		// A relative line height scales with the font size.
		if ( typeof valueAt( get( attributes, 'style.lineHeight' ), PHONE ) === 'number' ) {
			say( 'style.lineHeight', placed.lineHeight, placed.lineHeight );
		}
	}
	if ( placed.wraps && get( attributes, 'style.whiteSpace' ) !== undefined ) {
		say( 'style.whiteSpace', 'normal', 'normal' );
	}
	if ( placed.padding ) {
		const { x, y } = placed.padding;
		Object.entries( { top: y, right: x, bottom: y, left: x } ).forEach( ( [ side, value ] ) =>
			say( `style.padding.${ side }`, value, 0 )
		);
	}
	return changes;
}

/** In rows and columns only sizes change, and not the order. */
function flowing( parent: BlockInstance, levels: Levels, phone: Phone, isNested = false ): Record< string, Changes > {
	return Object.assign(
		{},
		...layersOf( parent ).map( ( block ) => {
			const { clientId: id, attributes } = block;
			const isContainer = FLOWS.includes( String( attributes.type ) );
			const inner = isContainer ? flowing( block, levels, phone, true ) : {};
			const shown = levels.phone.layer( id );
			if ( ! isNested || isContainer || ! shown ) {
				return inner;
			}
			const isOutside = Boolean( levels.outside.get( id )?.[ PHONE ] );
			const { words } = shown;
			const isSmall = words !== undefined && words.size < phone.text;
			const own = changesOf( attributes, {
				...( isOutside && words && { wraps: true } ),
				...( isSmall && {
					fontSize: phone.text,
					lineHeight: Math.round( ( words.line * phone.text ) / words.size ),
				} ),
			} );
			if ( isOutside ) {
				put( own, attributes, 'box.width', '100%', 'auto' );
			}
			return Object.keys( own ).length ? { ...inner, [ id ]: own } : inner;
		} )
	) as Record< string, Changes >;
}

/**
 * All changes that arrange a slide for phones, by block; unchanged values are not included. If the slide is not tall
 * enough, the slider's layer grid becomes taller at that breakpoint.
 *
 * @param slider
 * @param slide
 * @param arranged
 * @param levels
 * @param phone
 */
export function writtenFor(
	slider: BlockInstance,
	slide: BlockInstance,
	arranged: Arranged,
	levels: Levels,
	phone: Phone
): Record< string, Changes > {
	const changes: Record< string, Changes > = flowing( slide, levels, phone );
	const below = ( block: BlockInstance ): BlockInstance[] => [ block, ...layersOf( block ).flatMap( below ) ];
	for ( const { clientId, attributes } of below( slide ) ) {
		const placed = arranged.layers.get( clientId );
		const own = placed ? changesOf( attributes, placed ) : {};
		if ( Object.keys( own ).length ) {
			changes[ clientId ] = own;
		}
	}
	if ( arranged.height > phone.height + 1 ) {
		const own: Changes = {};
		put( own, slider.attributes, 'options.gridheight', Math.ceil( arranged.height ), 500 );
		changes[ slider.clientId ] = own;
	}
	return changes;
}
