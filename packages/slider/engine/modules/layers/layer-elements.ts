import type { Elements } from '../../types/layer-keyframe';

/** Finds what a layer consists of: its loop, its mask and its content are printed only where they are used. */
export function elementsOf( layer: HTMLElement ): Elements {
	const inside = ( element: Element, name: string ) =>
		element.querySelector< HTMLElement >( `:scope > .fr-layer__${ name }` );
	const loop = inside( layer, 'loop' );
	const mask = inside( loop ?? layer, 'mask' );
	const content = inside( mask ?? loop ?? layer, 'content' ) ?? layer;
	return { layer, loop, mask, content, target: mask ? content : layer };
}
