/**
 * Widgets of a reviews provider: the code is loaded 200 px before one comes into view. If the provider's own script is on
 * the page, it handles its widgets.
 */
import { moduleData } from '@frontage/kit/module-data';

const DEBOUNCE = 200; // ms

interface Data {
	lazy: { script: string };
	consent: string;
}
interface Late {
	start: ( box: HTMLElement, consent?: string ) => void;
}

const observer = new IntersectionObserver(
	( entries ) => {
		const near = entries.filter( ( { isIntersecting } ) => isIntersecting );
		near.forEach( async ( { target } ) => {
			observer.unobserve( target );
			try {
				const { lazy, consent } = moduleData< Data >( '@frontage/behaviours/reviews-frame' );
				( ( await import( /* webpackIgnore: true */ lazy!.script ) ) as Late ).start(
					target as HTMLElement,
					consent
				);
			} catch {
				( target as HTMLElement ).dataset.frState = 'failed'; // The fallback link remains.
			}
		} );
	},
	{ rootMargin: '200px' }
);

function update() {
	if ( ! document.querySelector( 'script[src*="tp.widget.bootstrap"]' ) ) {
		document.querySelectorAll< HTMLElement >( '.fr-reviews-frame:not([data-fr-seen])' ).forEach( ( box ) => {
			box.dataset.frSeen = ''; // Once: its consent state may still be loading.
			observer.observe( box );
		} );
	}
}

// Widgets that are added later, with a part of the page or by a custom script.
let timer: ReturnType< typeof setTimeout > | undefined;
new MutationObserver( () => {
	clearTimeout( timer );
	timer = setTimeout( update, DEBOUNCE );
} ).observe( document.body, { childList: true, subtree: true } );
update();
