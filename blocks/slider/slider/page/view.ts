/**
 * Brings the engine when the page has painted what is largest, or sooner when somebody touches a slider, and starts each
 * slider as it comes near the window, those too that come into the page later. Without the engine the slides stay a row to
 * scroll.
 */
import type { Slider } from '@frontage/slider';

const SLIDER = '.fr-slider';

/** Each is started once, whoever asks; one that leaves the page is let go, and begins anew when it comes back. */
const started = new Map< HTMLElement, Slider | null >();

/** ms after `load` until a page whose largest paint is not a slider has surely painted. */
const PAINTED = 400;

/** ms after which nothing else of the page is waited for: what is still on its way then may never come. */
const PATIENCE = 5000;

async function start( slider?: HTMLElement | null ) {
	if ( ! slider || started.has( slider ) ) {
		return;
	}
	started.set( slider, null );
	near.unobserve( slider );
	try {
		const { createSlider } = await import( '@frontage/slider' );
		if ( started.has( slider ) ) {
			started.set( slider, createSlider( slider, { overlays: () => import( '@frontage/kit/overlay' ) } ) );
		}
	} catch {
		slider.dataset.state = 'native';
	}
}

const near = new IntersectionObserver(
	( entries ) => {
		entries.forEach( ( { isIntersecting, target } ) => {
			if ( isIntersecting ) {
				void start( target as HTMLElement );
			}
		} );
	},
	{ rootMargin: '400px' }
);
function look() {
	started.forEach( ( running, slider ) => {
		// Whoever moves one has put it down again by now.
		if ( ! slider.isConnected ) {
			started.delete( slider );
			running?.destroy();
		}
	} );
	document.querySelectorAll< HTMLElement >( SLIDER ).forEach( ( slider ) => {
		if ( ! started.has( slider ) ) {
			near.observe( slider );
			if ( slider.hidden ) {
				void start( slider ); // It waits to be called, and is never near.
			}
		}
	} );
}

const changes = new MutationObserver( look );

function watch() {
	look();
	changes.observe( document, { childList: true, subtree: true } ); // A second time changes nothing.
}

[ 'pointerover', 'keydown', 'focusin' ].forEach( ( interest ) =>
	addEventListener( interest, ( { target } ) => start( ( target as Element ).closest?.( SLIDER ) ) )
);

if ( document.readyState === 'complete' ) {
	watch();
} else {
	// At `load` the picture is there, but on a slow device not yet painted: the observer below is exact, and knows first.
	addEventListener( 'load', () => setTimeout( watch, PAINTED ) );
	setTimeout( watch, PATIENCE );
	// A slider that is the largest paint need not wait for the rest of the page.
	new PerformanceObserver( ( list ) => {
		if ( ( list.getEntries() as LargestContentfulPaint[] ).some( ( { element } ) => element?.closest( SLIDER ) ) ) {
			watch();
		}
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
}
