import type { ModuleContext, Slider } from '../../contract/module';
import type { Play } from '../../contract/play';

export interface Opening {
	/** What `go()` of the slider understands. */
	slide?: string | undefined;
	/** CSS colour of the cover, this time. */
	cover?: string | undefined;
}
export interface ModalDialog {
	open: ( opening?: Opening ) => void;
	close: () => void;
	destroy: () => void;
}

const SWIFT = 300; // ms at most until it is gone.

/** The page behind does not scroll, and does not move when its scrollbar goes. Gives back what lets it scroll again. */
function lockPage(): () => void {
	const { style, clientWidth } = document.documentElement;
	const { overflow, scrollbarGutter } = style;
	if ( window.innerWidth > clientWidth ) {
		style.scrollbarGutter = 'stable';
	}
	style.overflow = 'hidden';
	return () => void Object.assign( style, { overflow, scrollbarGutter } );
}

/** Puts a slider into a dialog of its own, at its place in the page; nothing shows until it is opened. */
export function createDialog(
	{ clock, options, still }: Pick< ModuleContext, 'clock' | 'options' | 'still' >,
	slider: Slider,
	spec: Play[ 'modal' ],
	close: string | undefined,
	width: number | undefined
): ModalDialog {
	const { element } = slider;
	const dialog = document.createElement( 'dialog' );
	const wasHidden = element.hidden;
	let unlock = () => {};
	let opened = false;

	dialog.className = 'fr-modal';
	dialog.setAttribute( 'aria-label', element.getAttribute( 'aria-label' ) ?? '' );
	const free = ( edge: string ) => ( [ spec?.horizontal, spec?.vertical ].includes( edge ) ? '0' : 'auto' );
	dialog.style.margin = [ 'top', 'right', 'bottom', 'left' ].map( free ).join( ' ' );
	if ( width ) {
		dialog.style.setProperty( '--fr-modal', `${ width }px` );
	}
	element.before( dialog );
	dialog.append( element );
	element.hidden = false;
	if ( close ) {
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'fr-modal__close';
		button.setAttribute( 'aria-label', close );
		button.addEventListener( 'click', leave );
		dialog.prepend( button );
	}
	const tabIndex = element.getAttribute( 'tabindex' );
	element.tabIndex = -1;
	const goesIn = ( { type, target }: Event ) =>
		element.contains( target as Node ) && ( target !== element || type === 'keydown' ) && slider.pause( 'focus' ); // The engine sees nothing come from outside.
	dialog.addEventListener( 'focusin', goesIn );
	dialog.addEventListener( 'keydown', goesIn );

	/** Its arrow keys work at once. It was not the visitor who went into the slider, so the show goes on. */
	function focus() {
		element.focus( { preventScroll: true } );
		slider.resume( 'focus' );
	}

	/** The cover and what lies on it fade in or out. */
	function fade( from: number, to: number, ms: number ): Animation {
		const frames = [ { opacity: from }, { opacity: to } ];
		const timing = { duration: still() ? 0 : ms, easing: 'ease', fill: 'both' as const };
		const cover = clock.animate( dialog, frames, { ...timing, pseudoElement: '::backdrop' } );
		const whole = clock.animate( dialog, frames, { ...timing, duration: Math.min( timing.duration, SWIFT ) } );
		running.forEach( ( animation ) => animation.cancel() );
		running = [ cover, whole ];
		return cover;
	}
	let running: Animation[] = [];

	function leave() {
		if ( ! dialog.open || leaving ) {
			return;
		}
		leaving = true;
		const ms = still() ? 0 : Math.min( spec?.coverSpeed ?? SWIFT, SWIFT );
		fade( 1, 0, ms );
		cancelClose = clock.after( ms, () => dialog.close() );
	}
	let leaving = false;
	let cancelClose = () => {};

	dialog.addEventListener( 'cancel', ( event ) => {
		if ( event.target === dialog ) {
			event.preventDefault();
			leave();
		}
	} );
	dialog.addEventListener( 'click', ( { target } ) => target === dialog && leave() ); // The cover: its slider fills the dialog.
	dialog.addEventListener( 'close', over );

	/** However it was closed. */
	function over( event?: Event ) {
		if ( event && event.target !== dialog ) {
			return;
		}
		cancelClose();
		leaving = false;
		running.forEach( ( animation ) => animation.cancel() );
		running = [];
		unlock();
		unlock = () => {};
		if ( location.hash && location.hash === `#${ element.dataset.slider }` ) {
			history.replaceState( history.state, '', location.pathname + location.search );
		}
	}

	return {
		open( { slide, cover } = {} ) {
			if ( slide ) {
				void slider.go( slide );
			}
			if ( dialog.open && ! leaving ) {
				return;
			}
			cancelClose();
			leaving = false;
			dialog.style.setProperty( '--fr-cover', cover || spec?.cover || '' );
			if ( ! dialog.open ) {
				const names = spec?.bodyClass.split( /\s+/ ).filter( Boolean ) ?? [];
				const release = spec?.pageScroll ? () => {} : lockPage();
				document.body.classList.add( ...names );
				unlock = () => {
					document.body.classList.remove( ...names );
					release();
				};
				( options.openDialog ?? ( ( own ) => own.showModal() ) )( dialog );
				focus();
			}
			fade( 0, 1, spec?.coverSpeed ?? SWIFT );
			if ( opened && ! slide ) {
				slider.seek( 0 ); // Its show begins anew.
			}
			opened = true;
		},
		close: leave,
		destroy() {
			if ( dialog.open ) {
				dialog.close();
				over();
			}
			dialog.before( element );
			dialog.remove();
			element.hidden = wasHidden;
			if ( tabIndex === null ) {
				element.removeAttribute( 'tabindex' );
			}
		},
	};
}
