/**
 * Full width: a slider as wide as the window, inside a narrower column, extends beyond the column's edges.
 *
 * Until this script runs, the stylesheet assumes a centered column and a window without a scrollbar
 * (packages/slider/tables/conditional-rules.json): in most cases that is right, and nothing shifts.
 */
const root = document.documentElement;
const columns = [ ...document.querySelectorAll< HTMLElement >( '.fr-full-width' ) ];

/** Distances in px from the column to the window's edges; null for a column that is hidden or outside the window. */
function ways( column: HTMLElement ): [ left: number, right: number ] | null {
	const { left, right, width } = column.getBoundingClientRect();
	if ( ! width ) {
		return null;
	}
	const [ before, after ] = [ left + scrollX, root.clientWidth - right - scrollX ];
	return before * after >= 0 ? [ before, after ] : [ 0, 0 ]; // A column that overflows on both sides is reduced to the window's edges.
}

function fit() {
	const found = columns.map( ways ); // All are measured before any is changed.
	columns.forEach( ( { style }, at ) =>
		found[ at ]?.forEach( ( way, side ) =>
			style.setProperty( side ? '--fr-right' : '--fr-left', way ? `${ -way }px` : '0px' )
		)
	);
}

fit();
addEventListener( 'resize', fit );
// A scrollbar that appears, or a menu that pushes the page aside. Deferred, since it changes the slider's height, which is
// observed too.
const observer = new ResizeObserver( () => requestAnimationFrame( fit ) );
[ root, ...columns ].forEach( ( element ) => observer.observe( element ) );

export {};
