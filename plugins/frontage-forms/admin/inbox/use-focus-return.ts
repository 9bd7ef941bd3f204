import { useEffect, useRef } from '@wordpress/element';

/** Whether no element has the focus: the focused one was removed from the page. */
const isFocusLost = () => ! document.querySelector( ':focus' );

const focusRow = ( row: HTMLElement | null | undefined ) =>
	( row ?? document.querySelector< HTMLElement >( '.frontage-inbox__tools input' ) )?.focus();

/**
 * Restores the focus. After leaving a submission, it returns to the row it was opened from; after moving rows away, to the next row; else
 * to the search.
 */
export function useFocusReturn( opened: number, status: string ) {
	const previousId = useRef( opened );
	const rowIndex = useRef( 0 );

	useEffect( () => {
		const id = previousId.current;
		previousId.current = opened;
		if ( id && ! opened ) {
			focusRow( document.querySelector< HTMLElement >( `a[data-submission="${ id }"]` ) );
		}
	}, [ opened ] );

	/** The position of the last focused row: it remains known when the row is removed. */
	useEffect( () => {
		const rememberRow = ( { target }: Event ) => {
			const rows = [ ...document.querySelectorAll( '.frontage-inbox__list tbody tr' ) ];
			const index = rows.findIndex( ( row ) => target instanceof Node && row.contains( target ) );
			rowIndex.current = index < 0 ? rowIndex.current : index;
		};
		document.addEventListener( 'focusin', rememberRow );
		return () => document.removeEventListener( 'focusin', rememberRow );
	}, [] );

	const previousStatus = useRef( status );
	useEffect( () => {
		const wasLoading = previousStatus.current === 'loading';
		previousStatus.current = status;
		if (
			wasLoading &&
			status === 'ready' &&
			! opened &&
			isFocusLost() &&
			document.querySelector( '.frontage-inbox__said' )
		) {
			const rows = document.querySelectorAll< HTMLElement >( 'a[data-submission]' );
			focusRow( rows[ Math.min( rowIndex.current, rows.length - 1 ) ] );
		}
	}, [ status, opened ] );
}
