import { get, valueAt, type Attributes } from '../state/paths';

/** What of a block is drawn small. */
export interface SketchBlock {
	attributes: Attributes;
	innerBlocks: readonly SketchBlock[];
}

export interface SketchLayer {
	/** A text is read, a picture shown, anything else is a surface. */
	kind: 'text' | 'picture' | 'surface';
	text: string;
	src: string;
	style: Record< string, string >;
}

export interface Sketch {
	background: { color: string; src: string; fit: string; position: string };
	layers: SketchLayer[];
}

/** So many layers tell slides apart; more of them would only cost time. */
const MOST = 12;
const LONGEST = 80;

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** A length of the document as a part of the slide's width, which the sketch has in `cqw`. */
function length( value: unknown, grid: number ): string | undefined {
	if ( value === undefined || value === null || value === 'auto' || value === 'none' ) {
		return undefined;
	}
	const number = Number( String( value ).replace( /px$/, '' ) );
	return Number.isFinite( number ) ? `${ ( ( number / grid ) * 100 ).toFixed( 2 ) }cqw` : text( value );
}

/** What the markup says, without its marks. */
export const words = ( html: string ) =>
	( new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, LONGEST );

function place( attributes: Attributes, grid: number ): Record< string, string > {
	const at = ( path: string ) => valueAt( get( attributes, path ), 0 );
	const style: Record< string, string > = {};
	const x = length( at( 'box.offsetX' ) ?? 0, grid ) ?? '0';
	const y = length( at( 'box.offsetY' ) ?? 0, grid ) ?? '0';
	const [ edgeX, edgeY ] = [ at( 'box.x' ), at( 'box.y' ) ];
	const moves: string[] = [];
	if ( edgeX === 'right' ) {
		style.right = x;
	} else {
		style.left = edgeX === 'center' ? `calc(50% + ${ x })` : x;
		moves.push( edgeX === 'center' ? '-50%' : '0' );
	}
	if ( edgeY === 'bottom' ) {
		style.bottom = y;
	} else {
		style.top = edgeY === 'middle' ? `calc(50% + ${ y })` : y;
	}
	style.translate = `${ moves[ 0 ] ?? '0' } ${ edgeY === 'middle' ? '-50%' : '0' }`;
	const inset = get( attributes, 'box.inset' ) === true;
	const width = inset ? '100%' : length( at( 'box.width' ), grid );
	const height = inset ? '100%' : length( at( 'box.height' ), grid );
	return { ...style, ...( width && { width } ), ...( height && { height } ) };
}

function kindOf( src: string, said: string ): SketchLayer[ 'kind' ] {
	if ( src ) {
		return 'picture';
	}
	return said ? 'text' : 'surface';
}

function layer( { attributes }: SketchBlock, grid: number ): SketchLayer {
	const at = ( path: string ) => valueAt( get( attributes, path ), 0 );
	const type = text( attributes.type ) || 'text';
	const said = type === 'text' || type === 'button' ? words( text( attributes.html ) ) : '';
	const src = text( get( attributes, type === 'video' ? 'video.poster.url' : 'image.url' ) );
	const looks: Record< string, string | undefined > = {
		color: text( at( 'style.color' ) ) || undefined,
		background: text( get( attributes, 'style.background' ) ) || undefined,
		fontSize: length( at( 'style.fontSize' ), grid ),
		lineHeight: length( at( 'style.lineHeight' ), grid ),
		fontWeight: at( 'style.fontWeight' ) === undefined ? undefined : String( at( 'style.fontWeight' ) ),
		textAlign: text( at( 'style.textAlign' ) ) || undefined,
	};
	const own = Object.entries( looks ).filter( ( entry ): entry is [ string, string ] => entry[ 1 ] !== undefined );
	return {
		kind: kindOf( src, said ),
		text: said,
		src,
		style: { ...place( attributes, grid ), ...Object.fromEntries( own ) },
	};
}

/** Children of groups lie in the group; what has no words, picture or colour of its own is not drawn. */
function flat( blocks: readonly SketchBlock[] ): SketchBlock[] {
	return blocks.flatMap( ( block ) =>
		[ 'group', 'row', 'column' ].includes( text( block.attributes.type ) )
			? [ block, ...flat( block.innerBlocks ) ]
			: [ block ]
	);
}

/** A slide as a few boxes: enough to know it by, and no engine. `grid`: width of the layer grid. */
export function sketch( slide: SketchBlock, grid: number ): Sketch {
	const { attributes } = slide;
	const of = ( path: string ) => text( get( attributes, `background.${ path }` ) );
	return {
		background: {
			color: of( 'color' ),
			src:
				of( 'type' ) === 'color' || of( 'type' ) === 'transparent'
					? ''
					: of( 'image.url' ) || of( 'video.poster.url' ),
			fit: of( 'fit' ) || 'cover',
			position: of( 'position' ) || 'center center',
		},
		layers: flat( slide.innerBlocks )
			.map( ( block ) => layer( block, grid ) )
			.filter( ( { kind, style } ) => kind !== 'surface' || style.background )
			.slice( 0, MOST ),
	};
}
