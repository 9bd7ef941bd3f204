/**
 * Holds back what would move the page while a pointer is down: leaving a field by a click on the button checks the
 * field between the press and its release, and a tip that comes or goes then would move the button away.
 */
export function createPress( page: Document ) {
	let pressed = false;
	let waiting: Array< () => void > = [];
	let timer: ReturnType< typeof setTimeout > | undefined;

	const press = () => {
		clearTimeout( timer );
		pressed = true;
	};
	const release = () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			// A click follows its release at once, and does not need the page to stand still after that.
			pressed = false;
			waiting.splice( 0 ).forEach( ( task ) => task() );
		} );
	};
	const down = [ 'pointerdown', 'mousedown' ]; // A tap moves the focus by the mouse events made up after it.
	const up = [ 'pointerup', 'pointercancel', 'mouseup', 'dragend' ];
	down.forEach( ( name ) => page.addEventListener( name, press, true ) );
	up.forEach( ( name ) => page.addEventListener( name, release, true ) );

	return {
		/** Runs `task` now, or after the click. */
		afterClick( task: () => void ) {
			if ( pressed ) {
				waiting.push( task );
			} else {
				task();
			}
		},
		forget() {
			waiting = [];
		},
		destroy() {
			clearTimeout( timer );
			down.forEach( ( name ) => page.removeEventListener( name, press, true ) );
			up.forEach( ( name ) => page.removeEventListener( name, release, true ) );
		},
	};
}
