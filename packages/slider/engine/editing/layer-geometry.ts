import { elementsOf } from '../modules/layers/layer-elements';

/** A box on the stage: px from its left and top edge, independent of the editor's zoom. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** A box rotated around its center by `rotate` degrees, as rendered. */
export interface Pose extends Box {
	rotate: number;
	opacity: number;
	/** Its corners: top left, top right, bottom right, bottom left of the layer itself. */
	corners: Point[];
}

export interface Point {
	x: number;
	y: number;
}

/** Class of `editing-styles.ts`; while it is set, nothing is transformed, including animations. */
export const MEASURING = 'fr-editing--measures';

/** Measures the boxes of all layers at rest with a single layout. Elements without layout have no box. */
export function restingBoxes( root: HTMLElement, stage: HTMLElement, layers: Iterable< HTMLElement > ) {
	const boxes = new Map< HTMLElement, Box >();
	root.classList.add( MEASURING );
	const around = stage.getBoundingClientRect();
	const zoom = zoomOf( stage, around );
	for ( const layer of layers ) {
		const { left, top, width, height } = layer.getBoundingClientRect();
		if ( layer.getClientRects().length ) {
			boxes.set( layer, {
				x: ( left - around.left ) / zoom,
				y: ( top - around.top ) / zoom,
				width: width / zoom,
				height: height / zoom,
			} );
		}
	}
	root.classList.remove( MEASURING );
	return boxes;
}

/** Ratio between the rendered size of the stage and its layout size. */
const zoomOf = ( stage: HTMLElement, { width } = stage.getBoundingClientRect() ) => width / stage.offsetWidth || 1;

/** Matrix of an element's own transform properties, in px of the stage; `place`: its box. */
function matrixOf( element: HTMLElement, place: Box ): DOMMatrix {
	const { transform, translate, rotate, scale, transformOrigin } = getComputedStyle( element );
	const matrix = new DOMMatrix();
	if ( [ transform, translate, rotate, scale ].every( ( value ) => ! value || value === 'none' ) ) {
		return matrix;
	}
	const [ x = 0, y = 0, z = 0 ] = transformOrigin.split( ' ' ).map( parseFloat );
	const [ left, top ] = [ place.x + x, place.y + y ];
	matrix.translateSelf( left, top, z );
	if ( translate && translate !== 'none' ) {
		const [ across = '0', down = '0' ] = translate.split( ' ' );
		const px = ( value: string, size: number ) =>
			value.endsWith( '%' ) ? ( parseFloat( value ) / 100 ) * size : parseFloat( value );
		matrix.translateSelf( px( across, place.width ), px( down, place.height ) );
	}
	if ( rotate && rotate !== 'none' ) {
		matrix.rotateSelf( parseFloat( rotate ) );
	}
	if ( scale && scale !== 'none' ) {
		const [ across = '1', down = across ] = scale.split( ' ' );
		matrix.scaleSelf( parseFloat( across ), parseFloat( down ) );
	}
	if ( transform && transform !== 'none' ) {
		matrix.multiplySelf( new DOMMatrix( transform ) );
	}
	return matrix.translateSelf( -left, -top, -z );
}

/** Current pose of a layer, including its own transforms, those of its loop and mask, and those of its groups. */
export function poseOf( layer: HTMLElement, boxOf: ( layer: HTMLElement ) => Box | undefined ): Pose | undefined {
	const box = boxOf( layer );
	if ( ! box ) {
		return undefined;
	}
	const path = pathOf( layer )
		.filter( ( each ) => each.matches( '.fr-layer' ) )
		.reverse();
	if ( path.some( ( each ) => ! boxOf( each ) ) ) {
		return undefined;
	}
	let opacity = 1;
	let corners: Point[] = [
		{ x: box.x, y: box.y },
		{ x: box.x + box.width, y: box.y },
		{ x: box.x + box.width, y: box.y + box.height },
		{ x: box.x, y: box.y + box.height },
	];
	for ( const each of path ) {
		const { loop, mask, content, target } = elementsOf( each );
		// From the inside out. Elements in between have the size of the layer, except overflowing content.
		for ( const part of [ ( mask || each !== layer ) && content, mask, loop, each ] ) {
			if ( part ) {
				const matrix = matrixOf( part, boxOf( each )! );
				corners = corners.map( ( corner ) => through( matrix, corner ) );
			}
		}
		opacity *= Number( getComputedStyle( target ).opacity || 1 );
	}
	const [ first, second, third ] = corners as [ Point, Point, Point, Point ];
	const width = Math.hypot( second.x - first.x, second.y - first.y );
	const height = Math.hypot( third.x - second.x, third.y - second.y );
	const middle = { x: ( first.x + third.x ) / 2, y: ( first.y + third.y ) / 2 };
	return {
		x: middle.x - width / 2,
		y: middle.y - height / 2,
		width,
		height,
		rotate: ( Math.atan2( second.y - first.y, second.x - first.x ) * 180 ) / Math.PI,
		opacity,
		corners,
	};
}

function through( matrix: DOMMatrix, { x, y }: Point ): Point {
	const to = matrix.transformPoint( { x, y } );
	return { x: to.x / ( to.w || 1 ), y: to.y / ( to.w || 1 ) };
}

/** Whether a point is within four corners, in either orientation. */
export function within( corners: readonly Point[], { x, y }: Point ): boolean {
	const sides = corners.map( ( from, at ) => {
		const to = corners[ ( at + 1 ) % corners.length ]!;
		return ( to.x - from.x ) * ( y - from.y ) - ( to.y - from.y ) * ( x - from.x );
	} );
	return sides.every( ( side ) => side >= -1e-6 ) || sides.every( ( side ) => side <= 1e-6 );
}

/** Sorts topmost first: by z-index, then by document order, along the ancestors. */
export function byHeight( one: HTMLElement, other: HTMLElement ): number {
	const [ mine, its ] = [ pathOf( one ), pathOf( other ) ];
	for ( let depth = 0; ; depth++ ) {
		const [ left, right ] = [ mine[ depth ], its[ depth ] ];
		if ( ! left || ! right ) {
			return its.length - mine.length; // A nested layer is above its ancestor.
		}
		if ( left !== right ) {
			const height = ( layer: HTMLElement ) => Number.parseInt( getComputedStyle( layer ).zIndex, 10 ) || 0;
			const order = left.compareDocumentPosition( right ) === Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
			return height( right ) - height( left ) || order;
		}
	}
}

function pathOf( layer: HTMLElement ): HTMLElement[] {
	const path: HTMLElement[] = [];
	for (
		let each: HTMLElement | null | undefined = layer;
		each;
		each = each.parentElement?.closest< HTMLElement >( '.fr-layer,.fr-slide,.fr-slider__statics' )
	) {
		path.unshift( each );
	}
	return path;
}
