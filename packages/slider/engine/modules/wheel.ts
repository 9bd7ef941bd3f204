import type { EngineModule } from '../types/module-context';

/** px per line or page of a wheel event: `WheelEvent.deltaMode` 1 and 2. */
const UNITS = [ 1, 16, 400 ];

/**
 * The wheel changes slides while enough of the module is visible: one step after `threshold` px, the next one `delay`
 * ms later. At the ends the page scrolls on; in the mode `carousel` the slides start over instead.
 */
const wheel: EngineModule = ( { slider, play, element, stage, clock, listen, undo, onSeen, note } ) => {
	const options = play.wheel;
	if ( ! options ) {
		return;
	}
	const { mode, reverse, visible, delay, threshold } = options;
	let isVisible = false;
	let sum = 0; // px in one direction since the last step.
	let steppedAt = -Infinity;

	undo( onSeen( stage, `${ visible * 100 }%`, ( now ) => ( isVisible = now ) ) );

	const turn = ( event: WheelEvent ) => {
		const px = event.deltaY * UNITS[ event.deltaMode ]!;
		// Ignores zooming, horizontal scrolling, and a page scroll in progress.
		if (
			! isVisible ||
			! px ||
			event.ctrlKey ||
			! event.cancelable ||
			Math.abs( event.deltaX ) > Math.abs( event.deltaY )
		) {
			return;
		}
		const isForward = px > 0 !== Boolean( reverse );
		const now = clock.now();
		if ( now - steppedAt < delay ) {
			event.preventDefault(); // The end of a wheel movement, which would otherwise scroll the page.
			return;
		}
		if ( mode === 'on' && slider.index === ( isForward ? slider.length - 1 : 0 ) ) {
			sum = 0;
			return;
		}
		event.preventDefault();
		sum = px > 0 === sum > 0 ? sum + px : px;
		if ( Math.abs( sum ) >= threshold ) {
			sum = 0;
			steppedAt = now;
			note();
			void ( isForward ? slider.next() : slider.previous() );
		}
	};
	listen( element, 'wheel', turn, { passive: false } );
};
export default wheel;
