/**
 * Delays layout changes while a pointer is down. Clicking the submit button leaves a field, which validates it between press and release. A
 * message that appears or disappears then would move the button.
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
			// A click follows its release immediately; after that the layout may change.
			pressed = false;
			waiting.splice( 0 ).forEach( ( task ) => task() );
		} );
	};
	const down = [ 'pointerdown', 'mousedown' ]; // A tap moves the focus by the emulated mouse events that follow it.
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
