/**
 * Frames of a provider of reviews: 200 px before one comes into sight, what asks and loads is fetched. Where the provider's
 * own script is on the page, its widgets are its own.
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
				( target as HTMLElement ).dataset.frState = 'failed'; // The link is there.
			}
		} );
	},
	{ rootMargin: '200px' }
);

function look() {
	if ( ! document.querySelector( 'script[src*="tp.widget.bootstrap"]' ) ) {
		document.querySelectorAll< HTMLElement >( '.fr-reviews-frame:not([data-fr-seen])' ).forEach( ( box ) => {
			box.dataset.frSeen = ''; // Once: what it is to become may still be on its way.
			observer.observe( box );
		} );
	}
}

// What comes later, with a part of the page or by a script of the site.
let timer: ReturnType< typeof setTimeout > | undefined;
new MutationObserver( () => {
	clearTimeout( timer );
	timer = setTimeout( look, DEBOUNCE );
} ).observe( document.body, { childList: true, subtree: true } );
look();
