import type { Core } from './types/engine-core';

const reveal = ( element: Element, selector: string ) =>
	element.querySelectorAll< HTMLElement >( selector ).forEach( ( part ) => ( part.hidden = false ) );

type Uses = Pick< Core, 'element' | 'play' | 'slider' | 'listen' | 'reasons' | 'advances' | 'go' | 'reach' >;

/** The buttons rendered by PHP, with one delegated listener per event type. */
export function createControls( core: Uses ) {
	const { element, play, slider, listen, reasons } = core;
	const pause = element.querySelector< HTMLElement >( '[data-pause]' );
	let isMoving = false;

	/** Target of a button; '' is the pause button. */
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

	/** Whether the visitor, a script or the end of the rounds stopped it, so that the button shows play. */
	const stands = () => reasons.has( 'user', 'action', 'motion', 'stop' );

	function update() {
		element.querySelectorAll< HTMLElement >( '[data-slide]' ).forEach( ( button ) => {
			button.ariaCurrent = Number( button.dataset.slide ) === slider.index ? 'true' : null;
		} );
		if ( pause && ( core.advances || isMoving ) ) {
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
			isMoving = true;
			update();
		},
		updateControls: update,
	};
}
