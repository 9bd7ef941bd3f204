import { useEffect, useRef } from '@wordpress/element';

/** Who leaves a submission stands again on the line it was opened from; if that is gone, at the search. */
export function useFocusBack( opened: number ) {
	const left = useRef( opened );
	useEffect( () => {
		const id = left.current;
		left.current = opened;
		if ( id && ! opened ) {
			const line = document.querySelector< HTMLElement >( `a[data-submission="${ id }"]` );
			( line ?? document.querySelector< HTMLElement >( '.frontage-inbox__tools input' ) )?.focus();
		}
	}, [ opened ] );
}
