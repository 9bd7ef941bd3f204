import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type SlotProps = { children?: ReactNode } & ( { of: ParentNode; name: string } | { target: Element | null } );

/** Compared instead of used in a selector: field names may contain any character. */
function find( of: ParentNode, name: string ): Element | null {
	return (
		[ ...of.querySelectorAll< HTMLElement >( '[data-slot]' ) ].find( ( { dataset } ) => dataset.slot === name ) ??
		null
	);
}

/**
 * Renders its children into an element that PHP rendered: `target`, or the one with `data-slot="name"` inside `of`.
 *
 * PHP's content stays while the children are `null` or `undefined`; an empty string counts as content. Then PHP's text is
 * removed, while PHP's elements stay and the children follow them.
 */
export function Slot( { children, ...place }: SlotProps ) {
	const [ taken, take ] = useState< Element | null >( null );
	const hasNoContent = children === undefined || children === null;
	const slot = 'target' in place ? place.target : find( place.of, place.name );

	// Runs before the children are inserted and before the browser paints.
	useLayoutEffect( () => {
		if ( ! hasNoContent && slot !== taken ) {
			if ( slot && ! slot.firstElementChild ) {
				slot.replaceChildren();
			}
			take( slot );
		}
	}, [ hasNoContent, slot, taken ] );

	return taken && createPortal( children, taken );
}
