import { useEffect, useRef, useState } from '@wordpress/element';

/**
 * Manages the focus in a list of rows that is followed by a button. `goTo( place )` focuses the first control of an added or moved row, or
 * the button if there is no such row.
 */
export function useRowFocus( row: string, count: number ) {
	const list = useRef< HTMLDivElement >( null );
	const [ to, goTo ] = useState( -1 );
	useEffect( () => {
		if ( to >= 0 ) {
			const place = list.current?.querySelectorAll( row )[ to ];
			const control = place?.querySelector( 'select' ) ?? list.current?.querySelector( ':scope > button' );
			( control as HTMLElement | null | undefined )?.focus();
			goTo( -1 );
		}
	}, [ to, count, row ] );
	return { list, goTo };
}
