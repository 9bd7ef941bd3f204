import type { ModuleContext, Overlays, Slider } from '../../types/module-context';
import type { Play } from '../../types/playback-config';

export interface Opening {
	/** A slide as accepted by the slider's `go()`. */
	slide?: string | undefined;
	/** CSS color of the cover for this opening. */
	cover?: string | undefined;
}
export interface ModalDialog {
	/** `opener` gets the focus afterwards. */
	open: ( opening?: Opening, opener?: Element | null ) => Promise< void >;
	close: () => void;
	destroy: () => void;
}

/** Fallback if no module manages the page's dialogs, or if it failed to load. */
const BROWSER: Overlays = {
	openOverlay( dialog ) {
		dialog.showModal();
		return true;
	},
	closeOverlay( dialog ) {
		dialog.close();
		return true;
	},
};

/** The dialog without its content. */
function dialogElement( element: HTMLElement, spec: Play[ 'modal' ], width: number | undefined ) {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'fr-modal';
	dialog.setAttribute( 'aria-label', element.getAttribute( 'aria-label' ) ?? '' );
	dialog.setAttribute( 'closedby', 'any' );
	dialog.toggleAttribute( 'data-scroll', spec?.pageScroll === true );
	const free = ( edge: string ) =>
		( [ spec?.horizontal, spec?.vertical ] as unknown[] ).includes( edge ) ? '0' : 'auto';
	dialog.style.margin = [ 'top', 'right', 'bottom', 'left' ].map( free ).join( ' ' );
	if ( width ) {
		dialog.style.setProperty( '--fr-modal', `${ width }px` );
	}
	if ( spec ) {
		dialog.style.setProperty( '--fr-speed', `${ spec.coverSpeed }ms` );
	}
	return dialog;
}

/** Moves a slider into a dialog at its position in the page; the dialog is closed at first. */
export function createDialog(
	{ options }: Pick< ModuleContext, 'options' >,
	slider: Slider,
	spec: Play[ 'modal' ],
	close: string | undefined,
	width: number | undefined
): ModalDialog {
	const { element } = slider;
	const dialog = dialogElement( element, spec, width );
	const wasHidden = element.hidden;
	const names = spec?.bodyClass.split( /\s+/ ).filter( Boolean ) ?? [];
	let overlays = BROWSER;
	let isOpen = false;
	let isDestroyed = false;

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
	element.setAttribute( 'autofocus', '' ); // The slider gets the focus, so that its arrow keys work.
	const goesIn = ( { type, target }: Event ) =>
		element.contains( target as Node ) && ( target !== element || type === 'keydown' ) && slider.pause( 'focus' ); // The slider itself has the focus, so the engine does not notice when the focus moves further into it.
	dialog.addEventListener( 'focusin', goesIn );
	dialog.addEventListener( 'keydown', goesIn );

	function leave() {
		if ( dialog.open ) {
			overlays.closeOverlay( dialog );
		}
	}

	/** Cleans up, however the dialog was closed. */
	function over() {
		if ( dialog.open ) {
			return; // The event came from a dialog inside the slider, or the dialog has been opened again.
		}
		document.body.classList.remove( ...names );
		if ( location.hash && location.hash === `#${ element.dataset.slider }` ) {
			history.replaceState( history.state, '', location.pathname + location.search );
		}
	}
	dialog.addEventListener( 'close', over );

	return {
		async open( { slide, cover } = {}, opener = dialog.ownerDocument.activeElement ) {
			if ( slide ) {
				void slider.go( slide );
			}
			overlays = ( await options.overlays?.().catch( () => undefined ) ) ?? BROWSER;
			if ( isDestroyed || ( dialog.open && dialog.dataset.state !== 'closing' ) ) {
				return;
			}
			dialog.style.setProperty( '--fr-cover', cover || spec?.cover || '' );
			document.body.classList.add( ...names );
			if ( ! overlays.openOverlay( dialog, opener ) ) {
				over();
				return;
			}
			slider.resume( 'focus' ); // The dialog moved the focus, not the visitor, so autoplay continues.
			if ( isOpen && ! slide ) {
				slider.seek( 0 ); // The slide starts from the beginning.
			}
			isOpen = true;
		},
		close: leave,
		destroy() {
			isDestroyed = true;
			if ( dialog.open ) {
				overlays.closeOverlay( dialog, { atOnce: true } );
				over();
			}
			dialog.before( element );
			dialog.remove();
			element.hidden = wasHidden;
			element.removeAttribute( 'autofocus' );
			if ( tabIndex === null ) {
				element.removeAttribute( 'tabindex' );
			}
		},
	};
}
