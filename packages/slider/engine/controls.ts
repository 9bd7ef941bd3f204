import type { Core } from './contract/core';

const KEYS = { horizontal: [ 'ArrowLeft', 'ArrowRight' ], vertical: [ 'ArrowUp', 'ArrowDown' ] };
const TAKES_KEYS = 'input, textarea, select, audio, video, [contenteditable], [role="slider"]';

const reveal = ( element: Element, selector: string ) =>
	element.querySelectorAll< HTMLElement >( selector ).forEach( ( part ) => ( part.hidden = false ) );

type Uses = Pick< Core, 'element' | 'play' | 'slider' | 'listen' | 'rtl' | 'reasons' | 'advances' | 'go' | 'reach' >;

/** The buttons that PHP printed, and the keys. One listener of a kind for all buttons. */
export function createControls( core: Uses ) {
	const { element, play, slider, listen, rtl, reasons } = core;
	const slides = element.querySelector( '.fr-slider__slides' );
	const pause = element.querySelector< HTMLElement >( '[data-pause]' );
	let moving = false;

	/** Where a button leads; '' is the pause. */
	function meant( { target }: Event ): string | number | undefined {
		const button = ( target as Element ).closest< HTMLElement >( '[data-go], [data-slide], [data-pause]' );
		if ( button?.closest( '.fr-slider' ) === element ) {
			const { slide, go = '' } = button.dataset;
			return slide ? Number( slide ) : go;
		}
	}

	listen( element, 'click', ( event: MouseEvent ) => {
		const to = meant( event );
		if ( to === '' ) {
			slider[ stands() ? 'play' : 'pause' ]();
		} else if ( to !== undefined ) {
			void core.go( to, { byVisitor: true } );
		}
	} );
	const reach = ( event: Event ) => core.reach( meant( event ) ?? '' );
	listen( element, 'pointerover', reach );
	listen( element, 'focusin', reach );

	if ( play.keyboard ) {
		const keys = KEYS[ play.keyboard ];
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
			const forwards = ( at === 1 ) !== ( rtl && play.keyboard === 'horizontal' );
			void core.go( forwards ? 'next' : 'previous', { byVisitor: true } );
		} );
	}

	/** The visitor, a script or the end of the rounds stopped it: the button offers to play. */
	const stands = () => reasons.has( 'user', 'action', 'motion', 'stop' );

	function update() {
		element.querySelectorAll< HTMLElement >( '[data-slide]' ).forEach( ( button ) => {
			button.ariaCurrent = Number( button.dataset.slide ) === slider.index ? 'true' : null;
		} );
		if ( slides ) {
			slides.ariaLive = slider.playing ? 'off' : 'polite';
		}
		if ( pause && ( core.advances || moving ) ) {
			pause.hidden = false;
			pause.dataset.state = stands() ? 'paused' : 'playing';
			pause.ariaLabel = play.texts[ stands() ? 'play' : 'pause' ];
		}
	}

	return {
		showControls() {
			if ( slider.length > 1 ) {
				reveal( element, '.fr-slider__arrow, .fr-slider__bullets' );
			}
			if ( core.advances ) {
				reveal( element, '.fr-slider__progress' );
			}
		},
		moves() {
			moving = true;
			update();
		},
		updateControls: update,
	};
}
