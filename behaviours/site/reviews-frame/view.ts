/**
 * Frames of a provider of reviews: 200 px before one comes into sight, what asks and loads is fetched. Where the provider's
 * own script is on the page, its widgets are its own.
 */
import { moduleData } from '@frontage/kit/module-data';

const DEBOUNCE = 200; // ms, for widgets that come with a part of the page.

interface Late {
	start: ( box: HTMLElement ) => void;
}

const observer = new IntersectionObserver(
	( entries ) => {
		const near = entries.filter( ( { isIntersecting } ) => isIntersecting );
		near.forEach( async ( { target } ) => {
			observer.unobserve( target );
			try {
				const { late } = moduleData< { late: { script: string } } >( '@frontage/behaviours/reviews-frame' );
				( ( await import( /* webpackIgnore: true */ late!.script ) ) as Late ).start( target as HTMLElement );
			} catch {
				( target as HTMLElement ).dataset.frState = 'failed'; // The link is there.
			}
		} );
	},
	{ rootMargin: '200px' }
);

function look() {
	if ( ! document.querySelector( 'script[src*="tp.widget.bootstrap"]' ) ) {
		document
			.querySelectorAll( '.fr-reviews-frame:not([data-fr-state])' )
			.forEach( ( box ) => observer.observe( box ) );
	}
}

let timer: ReturnType< typeof setTimeout > | undefined;
document.addEventListener( 'frontage:in-place:swapped', () => {
	clearTimeout( timer );
	timer = setTimeout( look, DEBOUNCE );
} );
look();
