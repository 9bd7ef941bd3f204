import type { Elements } from '../../types/layer-keyframe';

/** Finds the elements of a layer; its loop, its mask and its content are only rendered if used. */
export function elementsOf( layer: HTMLElement ): Elements {
	const inside = ( element: Element, name: string ) =>
		element.querySelector< HTMLElement >( `:scope > .fr-layer__${ name }` );
	const loop = inside( layer, 'loop' );
	const mask = inside( loop ?? layer, 'mask' );
	const content = inside( mask ?? loop ?? layer, 'content' ) ?? layer;
	return { layer, loop, mask, content, target: mask ? content : layer };
}
