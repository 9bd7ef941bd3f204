import { get, valueAt, type Attributes } from '../state/attribute-paths';

/** The part of a block used for its thumbnail. */
export interface SketchBlock {
	attributes: Attributes;
	innerBlocks: readonly SketchBlock[];
}

export interface SketchLayer {
	/** A text is drawn as text, an image as image, anything else as a surface. */
	kind: 'text' | 'picture' | 'surface';
	text: string;
	src: string;
	style: Record< string, string >;
	/** Nested layers. */
	layers: SketchLayer[];
}

interface Sketch {
	background: { color: string; src: string; fit: string; position: string };
	layers: SketchLayer[];
}

/** Maximum number of layers; enough to tell slides apart, and fast. */
const MOST = 12;
const LONGEST = 80;

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Converts a length of the document to a share of the slide's width, in `cqw`. */
function length( value: unknown, grid: number ): string | undefined {
	if ( value === undefined || value === null || value === 'auto' || value === 'none' ) {
		return undefined;
	}
	const number = Number( String( value ).replace( /px$/, '' ) );
	return Number.isFinite( number ) ? `${ ( ( number / grid ) * 100 ).toFixed( 2 ) }cqw` : text( value );
}

/** Text content of markup. */
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

/** Padding or margin as CSS; undefined without any. */
function sides( attributes: Attributes, name: 'padding' | 'margin', grid: number ): string | undefined {
	const own = [ 'top', 'right', 'bottom', 'left' ].map( ( side ) =>
		length( valueAt( get( attributes, `style.${ name }.${ side }` ), 0 ), grid )
	);
	return own.some( Boolean ) ? own.map( ( side ) => side ?? '0' ).join( ' ' ) : undefined;
}

/** Rows, columns and their content are in flow; everything else is positioned by its box. */
function stand(
	type: string,
	said: string,
	attributes: Attributes,
	grid: number
): Record< string, string | undefined > {
	const at = ( path: string ) => valueAt( get( attributes, path ), 0 );
	const spare = sides( attributes, 'padding', grid );
	if ( type === 'row' ) {
		return { position: 'static', display: 'flex', padding: spare };
	}
	if ( type === 'column' ) {
		const width = length( get( attributes, 'column.width' ), grid ) ?? 'auto';
		return { position: 'static', flex: `0 1 ${ width }`, padding: spare };
	}
	return {
		position: 'static',
		display: said && type === 'text' ? 'block' : 'inline-block',
		width: length( at( 'box.width' ), grid ),
		maxWidth: length( at( 'box.maxWidth' ), grid ),
		height: length( at( 'box.height' ), grid ),
		margin: sides( attributes, 'margin', grid ),
	};
}

function layer( { attributes, innerBlocks }: SketchBlock, grid: number, isInFlow = false ): SketchLayer {
	const at = ( path: string ) => valueAt( get( attributes, path ), 0 );
	const type = text( attributes.type ) || 'text';
	const said = type === 'text' || type === 'button' ? words( text( attributes.html ) ) : '';
	const src = text( get( attributes, type === 'video' ? 'video.poster.url' : 'image.url' ) );
	const holds = type === 'row' || type === 'column';
	const looks: Record< string, string | undefined > = {
		...( isInFlow || holds ? stand( type, said, attributes, grid ) : place( attributes, grid ) ),
		color: text( at( 'style.color' ) ) || undefined,
		background: text( get( attributes, 'style.background' ) ) || undefined,
		fontSize: length( at( 'style.fontSize' ), grid ),
		lineHeight: length( at( 'style.lineHeight' ), grid ),
		fontWeight: at( 'style.fontWeight' ) === undefined ? undefined : String( at( 'style.fontWeight' ) ),
		textAlign: text( at( 'style.textAlign' ) ) || undefined,
	};
	const own = Object.entries( looks ).filter( ( entry ): entry is [ string, string ] => Boolean( entry[ 1 ] ) );
	return {
		kind: kindOf( src, said ),
		text: said,
		src,
		style: Object.fromEntries( own ),
		layers: holds || type === 'group' ? seen( innerBlocks.map( ( inner ) => layer( inner, grid, holds ) ) ) : [],
	};
}

/** Layers without text, image or color of their own, or in nested layers, are not drawn. */
const seen = ( layers: SketchLayer[] ) =>
	layers
		.filter( ( { kind, style, layers: inner } ) => kind !== 'surface' || style.background || inner.length )
		.slice( 0, MOST );

const ZONES: Readonly< Record< string, Record< string, string > > > = {
	top: { top: '0' },
	middle: { top: '50%', translate: '0 -50%' },
	bottom: { bottom: '0' },
};

/** Consecutive rows in the top, middle or bottom zone of a slide are stacked there. */
function zoned( blocks: readonly SketchBlock[], grid: number ): SketchLayer[] {
	const layers: SketchLayer[] = [];
	let zone: string | undefined;
	for ( const block of blocks ) {
		const drawn = layer( block, grid );
		const own = text( get( block.attributes, 'box.zone' ) );
		const wanted = block.attributes.type === 'row' ? own || 'top' : undefined;
		if ( wanted && wanted === zone ) {
			layers.at( -1 )!.layers.push( drawn );
		} else if ( wanted ) {
			const style = { left: '0', width: '100%', ...ZONES[ wanted ] };
			layers.push( { kind: 'surface', text: '', src: '', style, layers: [ drawn ] } );
		} else {
			layers.push( drawn );
		}
		zone = wanted;
	}
	return layers.map( ( each ) => ( { ...each, layers: seen( each.layers ) } ) );
}

/** Reduces a slide to a few boxes, enough to recognize it without the engine. `grid`: width of the layer grid. */
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
		layers: seen( zoned( slide.innerBlocks, grid ) ),
	};
}
