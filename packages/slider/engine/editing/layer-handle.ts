import type { Box, Pose } from './layer-geometry';

/** Handle of one layer of the edited slide, by its id. It stays the same object while the layer exists. */
export interface EditingLayer {
	readonly id: string;
	readonly element: HTMLElement;
	/** Element with its text or image, for in-place editing. */
	readonly content: HTMLElement;
	/** Id of its group, column or row; undefined for a top-level layer. */
	readonly parent: string | undefined;
	/** Its box without transforms; undefined if it is not shown at this breakpoint. */
	readonly box: Box | undefined;
	/** px per design px of its size (`size`) and of its offsets (`offset`). */
	readonly unit: { size: number; offset: number };
	/** Its current pose, or the pose at another time of the slide's clock. */
	pose: ( time?: number ) => Pose | undefined;
	/**
	 * Shows the layer at another position until `unplace()` or the next document, for every move of a drag, without the
	 * store. `x`, `y`, `width`, `height` as in `box`, `rotate` in degrees as in the pose at rest.
	 */
	place: ( wish: Partial< Box > & { rotate?: number | undefined } ) => void;
	unplace: () => void;
	/** Hidden in the editor only. */
	hidden: boolean;
	/** Locked in the editor only: it cannot be hit. */
	locked: boolean;
}

/** Edges from which a layer's offsets are measured. */
interface Edges {
	x: 'left' | 'center' | 'right';
	y: 'top' | 'middle' | 'bottom';
}

interface LayerUses {
	boxOf: ( layer: HTMLElement ) => Box | undefined;
	poseOf: ( layer: HTMLElement ) => Pose | undefined;
	at: < T >( time: number, look: () => T ) => T;
	/** Called when a layer is placed manually, or no longer is. */
	moved: () => void;
}

export const HIDDEN = 'fr-editing--off';
const LIVE = [ 'translate', 'rotate', 'inline-size', 'block-size', 'max-inline-size', 'max-block-size' ];
const X = { center: 'center', right: 'right', end: 'right' } as const;
const Y = { center: 'middle', end: 'bottom' } as const;

export function createLayerHandle( element: HTMLElement, content: HTMLElement, uses: LayerUses ): EditingLayer {
	const id = element.dataset.layer!;
	let hidden = false;
	/** Position before it was placed manually. */
	let stood: { box: Box; rotate: number; edges: Edges } | undefined;

	const edges = (): Edges => {
		const { justifySelf, alignSelf } = getComputedStyle( element );
		return { x: X[ justifySelf as 'right' ] ?? 'left', y: Y[ alignSelf as 'end' ] ?? 'top' };
	};
	const unit = () => {
		const style = getComputedStyle( element );
		const px = ( name: string ) => parseFloat( style.getPropertyValue( name ) ) || 1;
		return { size: px( '--fr-k' ), offset: px( '--fr-ko' ) };
	};
	/** Growing by `more` moves the box this far to the left, depending on its edge. */
	const pull = ( edge: string, more: number ) =>
		( { left: 0, top: 0, center: more / 2, middle: more / 2 } )[ edge ] ?? more;

	return {
		id,
		element,
		content,
		get parent() {
			return element.parentElement?.closest< HTMLElement >( '.fr-layer' )?.dataset.layer;
		},
		get box() {
			return stood?.box ?? uses.boxOf( element );
		},
		get unit() {
			return unit();
		},
		pose: ( time ) =>
			time === undefined ? uses.poseOf( element ) : uses.at( time, () => uses.poseOf( element ) ),
		place( { rotate, ...wish } ) {
			const box = uses.boxOf( element );
			if ( ! stood ) {
				if ( ! box ) {
					return;
				}
				stood = { box, rotate: uses.poseOf( element )?.rotate ?? 0, edges: edges() };
			}
			const to = { ...stood.box, ...wish };
			const [ wider, higher ] = [ to.width - stood.box.width, to.height - stood.box.height ];
			const { style } = element;
			if ( wish.width !== undefined ) {
				style.inlineSize = `${ to.width }px`;
				style.maxInlineSize = 'none';
			}
			if ( wish.height !== undefined ) {
				style.blockSize = `${ to.height }px`;
				style.maxBlockSize = 'none';
			}
			const x = to.x - stood.box.x + pull( stood.edges.x, wish.width === undefined ? 0 : wider );
			const y = to.y - stood.box.y + pull( stood.edges.y, wish.height === undefined ? 0 : higher );
			style.translate = `${ x }px ${ y }px`;
			if ( rotate !== undefined ) {
				style.rotate = `${ rotate - stood.rotate }deg`;
			}
			uses.moved();
		},
		unplace() {
			if ( stood ) {
				stood = undefined;
				LIVE.forEach( ( name ) => element.style.removeProperty( name ) );
				uses.moved();
			}
		},
		get hidden() {
			return hidden;
		},
		set hidden( off ) {
			hidden = off;
			element.classList.toggle( HIDDEN, off );
		},
		locked: false,
	};
}
