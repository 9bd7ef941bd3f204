import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type SlotProps = { children?: ReactNode } & ( { of: ParentNode; name: string } | { target: Element | null } );

/** Compared, not put into a selector: field names may hold any character. */
function find( of: ParentNode, name: string ): Element | null {
	return (
		[ ...of.querySelectorAll< HTMLElement >( '[data-slot]' ) ].find( ( { dataset } ) => dataset.slot === name ) ??
		null
	);
}

/**
 * Shows its children in an element that PHP printed: `target`, or the one with `data-slot="name"` inside `of`.
 *
 * What PHP wrote there stays until there is something to say; an empty string is something, `null` and `undefined` are
 * not. Then PHP's text goes; elements of PHP's stay, and the children come after them.
 */
export function Slot( { children, ...place }: SlotProps ) {
	const [ taken, take ] = useState< Element | null >( null );
	const silent = children === undefined || children === null;
	const slot = 'target' in place ? place.target : find( place.of, place.name );

	// Before the children are in place, and before the browser paints.
	useLayoutEffect( () => {
		if ( ! silent && slot !== taken ) {
			if ( slot && ! slot.firstElementChild ) {
				slot.replaceChildren();
			}
			take( slot );
		}
	}, [ silent, slot, taken ] );

	return taken && createPortal( children, taken );
}
