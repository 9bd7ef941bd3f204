import type { EngineModule } from '../types/module-context';

const KEYS = { horizontal: [ 'ArrowLeft', 'ArrowRight' ], vertical: [ 'ArrowUp', 'ArrowDown' ] };
const TAKES_KEYS = 'input, textarea, select, audio, video, [contenteditable], [role="slider"]';

/** Arrow keys change the slide, except where they have another meaning. */
const keyboard: EngineModule = ( { play, element, slider, listen, rtl, note } ) => {
	const keys = KEYS[ play.keyboard! ];
	listen( element, 'keydown', ( event: KeyboardEvent ) => {
		const at = keys.indexOf( event.key );
		if (
			at < 0 ||
			event.defaultPrevented ||
			event.altKey ||
			event.ctrlKey ||
			event.metaKey ||
			( event.target as Element ).closest( TAKES_KEYS )
		) {
			return;
		}
		event.preventDefault();
		const isForward = ( at === 1 ) !== ( rtl && play.keyboard === 'horizontal' );
		note();
		void slider[ isForward ? 'next' : 'previous' ]();
	} );
};
export default keyboard;
