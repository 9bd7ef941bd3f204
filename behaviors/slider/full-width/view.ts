/**
 * Full width: a slider that is as wide as the window, in a column that is not, goes over the column's edges.
 *
 * Until this runs the stylesheet takes the column for one in the middle of the window, and the window for one without a bar
 * to scroll by (packages/slider/tables/conditional-rules.json): mostly that is right, and nothing moves.
 */
const root = document.documentElement;
const columns = [ ...document.querySelectorAll< HTMLElement >( '.fr-full-width' ) ];

/** How far it is from the column to the window's edges, px; one that is moved out of the window, or hidden, has no way there. */
function ways( column: HTMLElement ): [ left: number, right: number ] | null {
	const { left, right, width } = column.getBoundingClientRect();
	if ( ! width ) {
		return null;
	}
	const [ before, after ] = [ left + scrollX, root.clientWidth - right - scrollX ];
	return before * after >= 0 ? [ before, after ] : [ 0, 0 ]; // What hangs over at both sides comes back to the window's edges.
}

function fit() {
	const found = columns.map( ways ); // All are read before one is written.
	columns.forEach( ( { style }, at ) =>
		found[ at ]?.forEach( ( way, side ) =>
			style.setProperty( side ? '--fr-right' : '--fr-left', way ? `${ -way }px` : '0px' )
		)
	);
}

fit();
addEventListener( 'resize', fit );
// A bar to scroll by that comes, a menu that pushes the page aside. Not at once: what follows is the slider's height, which is observed too.
const observer = new ResizeObserver( () => requestAnimationFrame( fit ) );
[ root, ...columns ].forEach( ( element ) => observer.observe( element ) );

export {};
