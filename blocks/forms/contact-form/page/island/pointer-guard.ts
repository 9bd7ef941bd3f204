/**
 * Delays layout changes while a pointer is down. Clicking the submit button leaves a field, which validates it between press and release. A
 * message that appears or disappears then would move the button.
 */
export function createPointerGuard( signal: AbortSignal ) {
	let isPressed = false;
	let pendingTasks: Array< () => void > = [];
	let timer: ReturnType< typeof setTimeout > | undefined;

	const onPress = () => {
		clearTimeout( timer );
		isPressed = true;
	};
	const onRelease = () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			// A click follows its release immediately; after that the layout may change.
			isPressed = false;
			pendingTasks.splice( 0 ).forEach( ( task ) => task() );
		} );
	};
	const pressEvents = [ 'pointerdown', 'mousedown' ]; // A tap moves the focus by the emulated mouse events that follow it.
	const releaseEvents = [ 'pointerup', 'pointercancel', 'mouseup', 'dragend' ];
	const options = { capture: true, signal };
	pressEvents.forEach( ( name ) => document.addEventListener( name, onPress, options ) );
	releaseEvents.forEach( ( name ) => document.addEventListener( name, onRelease, options ) );

	return {
		/** Runs `task` now, or after the click. */
		afterClick( task: () => void ) {
			if ( isPressed ) {
				pendingTasks.push( task );
			} else {
				task();
			}
		},
		clear() {
			pendingTasks = [];
		},
	};
}
