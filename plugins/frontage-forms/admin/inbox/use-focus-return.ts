import { useEffect, useRef } from '@wordpress/element';

/** Whether no element has the focus: the focused one was removed from the page. */
const isLost = () => ! document.querySelector( ':focus' );

const stand = ( line: HTMLElement | null | undefined ) =>
	( line ?? document.querySelector< HTMLElement >( '.frontage-inbox__tools input' ) )?.focus();

/**
 * Restores the focus. After leaving a submission, it returns to the row it was opened from; after moving rows away, to the next row; else
 * to the search.
 */
export function useFocusBack( opened: number, status: string ) {
	const left = useRef( opened );
	const place = useRef( 0 );

	useEffect( () => {
		const id = left.current;
		left.current = opened;
		if ( id && ! opened ) {
			stand( document.querySelector< HTMLElement >( `a[data-submission="${ id }"]` ) );
		}
	}, [ opened ] );

	/** The position of the last focused row: it remains known when the row is removed. */
	useEffect( () => {
		const note = ( { target }: Event ) => {
			const lines = [ ...document.querySelectorAll( '.frontage-inbox__list tbody tr' ) ];
			const at = lines.findIndex( ( line ) => target instanceof Node && line.contains( target ) );
			place.current = at < 0 ? place.current : at;
		};
		document.addEventListener( 'focusin', note );
		return () => document.removeEventListener( 'focusin', note );
	}, [] );

	const before = useRef( status );
	useEffect( () => {
		const wasLoading = before.current === 'loading';
		before.current = status;
		if (
			wasLoading &&
			status === 'ready' &&
			! opened &&
			isLost() &&
			document.querySelector( '.frontage-inbox__said' )
		) {
			const lines = document.querySelectorAll< HTMLElement >( 'a[data-submission]' );
			stand( lines[ Math.min( place.current, lines.length - 1 ) ] );
		}
	}, [ status, opened ] );
}
