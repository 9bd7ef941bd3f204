import type { Box } from '../canvas/geometry/box';
import { lineCount, lineWidth, widest, type Align, type Words } from './text-measure';

/** Kind of a layer for the arrangement on phones. */
export type PieceKind = 'text' | 'button' | 'picture' | 'shape' | 'group' | 'other';

/** A layer with its own position; all values in px of the document, from the origin of its grid or group. */
export interface Piece {
	id: string;
	kind: PieceKind;
	/** Box on the desktop, which determines the reading order; undefined if it is not shown there. */
	wide: Box | undefined;
	/** Current box on the phone. */
	box: Box;
	isOutside: boolean;
	words?: Words | undefined;
	/** Layers of a group. */
	pieces?: readonly Piece[] | undefined;
}

/** Space for the arrangement. */
export interface Phone {
	width: number;
	/** Current height; it grows if necessary. 0: as high as the content. */
	height: number;
	/** Margins at the sides, at the top, and at the bottom, where the navigation is. */
	margin: number;
	top: number;
	bottom: number;
	/** Minimum font size, and minimum side of a touch target. */
	text: number;
	target: number;
	isRtl?: boolean;
}

/** Changes of a layer on the phone; missing values stay. */
export interface Placed {
	edge?: 'left' | 'right';
	x?: number;
	y?: number;
	width?: number | 'auto';
	height?: number | 'auto';
	fontSize?: number;
	lineHeight?: number;
	padding?: { x: number; y: number };
	wraps?: boolean;
}

export interface Arranged {
	layers: ReadonlyMap< string, Placed >;
	/** Height that the slide needs. */
	height: number;
}

/** A line from top to bottom: one piece, or several side by side. */
interface Line {
	parts: Sized[];
	width: number;
	height: number;
}

interface Sized {
	piece: Piece;
	width: number;
	height: number;
	placed: Placed;
	inner?: Arranged | undefined;
}

const GAP = { least: 8, most: 20 };
/** Of the slide's area: larger images are treated as background. */
const COVERS = 0.6;
/** Minimum scale of a shrunk image. */
const SHRINKS = 0.4;

const middle = ( { left, top, width, height }: Box ) => ( { x: left + width / 2, y: top + height / 2 } );
const area = ( { width, height }: Pick< Box, 'width' | 'height' > ) => width * height;
const seenOn = ( { wide, box }: Piece ) => wide ?? box;

const holds = ( outer: Box, inner: Box ) => {
	const { x, y } = middle( inner );
	return x >= outer.left && x <= outer.left + outer.width && y >= outer.top && y <= outer.top + outer.height;
};

/** Groups pieces that are side by side, from top to bottom, each group in reading direction. */
export function readingOrder( pieces: readonly Piece[], isRtl = false ): Piece[][] {
	const rows: Piece[][] = [];
	for ( const piece of pieces.toSorted( ( one, other ) => seenOn( one ).top - seenOn( other ).top ) ) {
		const { top, height } = seenOn( piece );
		const row = rows.at( -1 );
		const isBeside = row?.some( ( other ) => {
			const box = seenOn( other );
			const shared = Math.min( top + height, box.top + box.height ) - Math.max( top, box.top );
			return shared > Math.min( height, box.height ) / 2;
		} );
		if ( row && isBeside ) {
			row.push( piece );
		} else {
			rows.push( [ piece ] );
		}
	}
	const side = ( piece: Piece ) => middle( seenOn( piece ) ).x * ( isRtl ? -1 : 1 );
	return rows.map( ( row ) => row.toSorted( ( one, other ) => side( one ) - side( other ) ) );
}

/** Font size: unchanged if readable, smaller if the widest word does not fit, but never below the minimum. */
function typeOf( words: Words, room: number, { text }: Phone ) {
	const wanted = Math.max( text, words.size );
	const fits = ( words.size * room ) / ( widest( words ) || 1 );
	const size = Math.max( text, Math.floor( Math.min( wanted, fits ) ) );
	const scale = size / words.size;
	const line = Math.round( words.line * scale );
	return { scale, line, placed: size === words.size ? {} : { fontSize: size, lineHeight: line } };
}

function sizedText( piece: Piece, words: Words, phone: Phone ): Sized {
	const width = phone.width - 2 * phone.margin;
	const room = width - 2 * words.padding.x;
	const { scale, line, placed } = typeOf( words, room, phone );
	const height = lineCount( words, scale, room ) * line + 2 * words.padding.y;
	return { piece, width, height, placed: { width, height: 'auto', wraps: true, ...placed } };
}

function sizedButton( piece: Piece, words: Words, phone: Phone ): Sized {
	const most = phone.width - 2 * phone.margin;
	const { scale, line, placed } = typeOf( words, most - 2 * GAP.least, phone );
	const natural = Math.ceil( lineWidth( words ) * scale );
	const wraps = natural + 2 * GAP.least > most;
	const x = wraps ? GAP.least : Math.min( words.padding.x, Math.floor( ( most - natural ) / 2 ) );
	const lines = wraps ? lineCount( words, scale, most - 2 * x ) : words.lines.length;
	const y = Math.max( words.padding.y, Math.ceil( ( phone.target - lines * line ) / 2 ) );
	const isPadded = x !== words.padding.x || y !== words.padding.y;
	const width = wraps ? most : Math.max( natural + 2 * x, phone.target );
	return {
		piece,
		width,
		height: lines * line + 2 * y,
		placed: {
			width: wraps || natural + 2 * x < phone.target ? width : 'auto',
			height: 'auto',
			...placed,
			...( wraps && { wraps } ),
			...( isPadded && { padding: { x, y } } ),
		},
	};
}

/** Layers other than text keep their ratio. */
function sizedWhole( piece: Piece, phone: Phone ): Sized {
	const { box } = piece;
	const width = Math.min( box.width, phone.width - 2 * phone.margin );
	const height = ( box.height * width ) / ( box.width || 1 );
	const isSmaller = width < box.width;
	return {
		piece,
		width,
		height,
		placed: isSmaller ? { width: Math.floor( width ), height: Math.floor( height ) } : {},
	};
}

const needsHelp = ( pieces: readonly Piece[], phone: Phone ): boolean =>
	pieces.some(
		( { isOutside, words, pieces: inner = [] } ) =>
			isOutside || ( words && words.size < phone.text ) || needsHelp( inner, phone )
	);

/** A group that fits and needs no changes stays; otherwise its layers are stacked too. */
function sizedGroup( piece: Piece, phone: Phone ): Sized {
	const most = phone.width - 2 * phone.margin;
	const { box, pieces = [] } = piece;
	if ( box.width <= most && ! needsHelp( pieces, phone ) ) {
		return { piece, width: box.width, height: box.height, placed: {} };
	}
	const width = Math.floor( Math.min( Math.max( box.width, most / 2 ), most ) );
	const inner = arrange(
		pieces,
		{ ...phone, width, height: 0, margin: GAP.most, top: GAP.most, bottom: GAP.most },
		piece.wide ?? box
	);
	return { piece, width, height: inner.height, placed: { width, height: inner.height }, inner };
}

function sized( piece: Piece, phone: Phone ): Sized {
	const { kind, words } = piece;
	if ( kind === 'group' ) {
		return sizedGroup( piece, phone );
	}
	if ( words && kind === 'text' ) {
		return sizedText( piece, words, phone );
	}
	return words && kind === 'button' ? sizedButton( piece, words, phone ) : sizedWhole( piece, phone );
}

/** Buttons that were side by side stay so if they fit; every other piece gets its own line. */
function linesOf( row: readonly Sized[], room: number ): Line[] {
	const together = row.reduce( ( sum, { width } ) => sum + width + GAP.least, -GAP.least );
	if ( row.length > 1 && row.every( ( { piece } ) => piece.kind === 'button' ) && together <= room ) {
		return [ { parts: [ ...row ], width: together, height: Math.max( ...row.map( ( { height } ) => height ) ) } ];
	}
	return row.map( ( part ) => ( { parts: [ part ], width: part.width, height: part.height } ) );
}

/** Shrinks images if the space is not enough. */
function shrink( lines: Line[], over: number ): Line[] {
	const isPicture = ( { parts }: Line ) => parts.length === 1 && parts[ 0 ]!.piece.kind === 'picture';
	const give = lines
		.filter( isPicture )
		.reduce( ( sum, { height } ) => sum + Math.max( 0, height * ( 1 - SHRINKS ) ), 0 );
	const part = give > 0 ? Math.min( 1, over / give ) : 0;
	return lines.map( ( line ) => {
		if ( ! part || ! isPicture( line ) ) {
			return line;
		}
		const [ own ] = line.parts as [ Sized ];
		const scale = 1 - ( 1 - SHRINKS ) * part;
		const [ width, height ] = [ Math.floor( own.width * scale ), Math.floor( own.height * scale ) ];
		return { width, height, parts: [ { ...own, width, height, placed: { ...own.placed, width, height } } ] };
	} );
}

/** Whether most pieces were centered on the desktop. */
const isCentered = ( pieces: readonly Piece[], wide: Pick< Box, 'width' > ) => {
	const central = pieces.filter(
		( piece ) => Math.abs( middle( seenOn( piece ) ).x - wide.width / 2 ) < wide.width * 0.06
	);
	return central.length * 2 > pieces.length;
};

/** Alignment of most texts; without texts, the alignment on the desktop. */
function alignOf( pieces: readonly Piece[], wide: Pick< Box, 'width' > ): Align {
	const texts = pieces.flatMap( ( { kind, words } ) =>
		kind === 'text' && words ? [ words.align ?? 'start' ] : []
	);
	const count = ( align: Align ) => texts.filter( ( one ) => one === align ).length;
	const [ first ] = texts.toSorted( ( one, other ) => count( other ) - count( one ) );
	return first ?? ( isCentered( pieces, wide ) ? 'center' : 'start' );
}

/** Position of a piece behind others: around these pieces, or moved back inside if it was outside. */
function behind( piece: Piece, around: readonly Box[], width: number, height: number ): Placed | undefined {
	const { box } = piece;
	if ( around.length ) {
		const left = Math.max( 0, Math.min( ...around.map( ( one ) => one.left ) ) - GAP.most );
		const top = Math.max( 0, Math.min( ...around.map( ( one ) => one.top ) ) - GAP.most );
		const right = Math.min( width, Math.max( ...around.map( ( one ) => one.left + one.width ) ) + GAP.most );
		const bottom = Math.min( height, Math.max( ...around.map( ( one ) => one.top + one.height ) ) + GAP.most );
		return { edge: 'left', x: left, y: top, width: right - left, height: bottom - top };
	}
	if ( ! piece.isOutside ) {
		return undefined;
	}
	const scale = Math.min( 1, width / ( box.width || 1 ), height / ( box.height || 1 ) );
	const [ wide, high ] = [ Math.floor( box.width * scale ), Math.floor( box.height * scale ) ];
	return {
		edge: 'left',
		x: Math.round( Math.min( Math.max( 0, box.left ), width - wide ) ),
		y: Math.round( Math.min( Math.max( 0, box.top ), height - high ) ),
		...( scale < 1 && { width: wide, height: high } ),
	};
}

/**
 * Stacks layers in reading order, readable, large enough to press, and unclipped.
 *
 * @param pieces
 * @param phone
 * @param wide   Size of the slide, or the group, on the desktop.
 */
export function arrange( pieces: readonly Piece[], phone: Phone, wide: Pick< Box, 'width' | 'height' > ): Arranged {
	const others = ( piece: Piece ) => pieces.filter( ( one ) => one !== piece && one.kind !== 'shape' );
	const held = ( piece: Piece ) =>
		area( seenOn( piece ) ) < area( wide ) * COVERS
			? others( piece ).filter( ( one ) => holds( seenOn( piece ), seenOn( one ) ) )
			: [];
	const isBehind = ( piece: Piece ) =>
		piece.kind === 'shape' ||
		( piece.kind === 'picture' &&
			( area( seenOn( piece ) ) >= area( wide ) * COVERS || held( piece ).length > 1 ) );
	const content = pieces.filter( ( piece ) => ! isBehind( piece ) );
	const room = phone.width - 2 * phone.margin;
	const whole = readingOrder( content, phone.isRtl ).flatMap( ( row ) =>
		linesOf(
			row.map( ( piece ) => sized( piece, phone ) ),
			room
		)
	);
	const free = phone.height ? phone.height - phone.top - phone.bottom : Infinity;
	const filled = ( list: readonly Line[] ) => list.reduce( ( sum, { height } ) => sum + height, 0 );
	const gaps = Math.max( 0, whole.length - 1 );
	const lines = shrink( whole, filled( whole ) + gaps * GAP.least - free );
	const gap = gaps ? Math.max( GAP.least, Math.min( GAP.most, ( free - filled( lines ) ) / gaps ) ) : 0;
	const used = filled( lines ) + gaps * gap;
	const height = Math.max( phone.height, Math.ceil( used + phone.top + phone.bottom ) );

	const layers = new Map< string, Placed >();
	const boxes = new Map< Piece, Box >();
	const align = alignOf( content, wide );
	let top = phone.top + Math.max( 0, height - phone.top - phone.bottom - used ) / 2;
	for ( const line of lines ) {
		const beside = phone.width - line.width;
		let at = { start: phone.margin, center: beside / 2, end: beside - phone.margin }[ align ];
		for ( const { piece, width, height: high, placed, inner } of line.parts ) {
			const [ x, y ] = [ Math.round( at ), Math.round( top ) ];
			layers.set( piece.id, { ...placed, edge: phone.isRtl ? 'right' : 'left', x, y } );
			boxes.set( piece, { left: phone.isRtl ? phone.width - x - width : x, top: y, width, height: high } );
			inner?.layers.forEach( ( one, id ) => layers.set( id, one ) );
			at += width + GAP.least;
		}
		top += line.height + gap;
	}
	for ( const piece of pieces.filter( isBehind ) ) {
		const around = held( piece ).flatMap( ( one ) => boxes.get( one ) ?? [] );
		const placed = behind( piece, around, phone.width, height );
		if ( placed ) {
			layers.set( piece.id, placed );
		}
	}
	return { layers, height };
}
