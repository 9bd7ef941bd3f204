/**
 * Loads the engine after the page's largest contentful paint, or earlier when a visitor interacts with a slider. Each
 * slider starts when it comes near the viewport, also if it was added to the page later. Without the engine, the slides
 * are a scrollable row.
 */
import type { Slider } from '@frontage/slider';

const SLIDER = '.fr-slider';

/** Sliders that were started, each only once. A removed slider is destroyed, and starts again if it is added back. */
const started = new Map< HTMLElement, Slider | null >();

/** ms after `load` by which the largest paint is certainly done, if it is not a slider. */
const PAINTED = 400;

/** ms after which the engine loads anyway, since the remaining resources may never arrive. */
const PATIENCE = 5000;

async function start( slider?: HTMLElement | null ) {
	if ( ! slider || started.has( slider ) ) {
		return;
	}
	started.set( slider, null );
	near.unobserve( slider );
	try {
		// The platform's own imports: webpack's would bring its run time, a sixth of this file.
		const { createSlider } = await import( /* webpackIgnore: true */ '@frontage/slider' );
		if ( started.has( slider ) ) {
			const overlays = () => import( /* webpackIgnore: true */ '@frontage/kit/overlay' );
			started.set( slider, createSlider( slider, { overlays } ) );
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
		// A slider that was only moved is connected again by now.
		if ( ! slider.isConnected ) {
			started.delete( slider );
			running?.destroy();
		}
	} );
	document.querySelectorAll< HTMLElement >( SLIDER ).forEach( ( slider ) => {
		if ( ! started.has( slider ) ) {
			near.observe( slider );
			if ( slider.hidden ) {
				void start( slider ); // A modal slider is hidden and never near the viewport.
			}
		}
	} );
}

const changes = new MutationObserver( look );

function watch() {
	look();
	changes.observe( document, { childList: true, subtree: true } ); // Observing a second time has no effect.
}

[ 'pointerover', 'keydown', 'focusin' ].forEach( ( interest ) =>
	addEventListener( interest, ( { target } ) => start( ( target as Element ).closest?.( SLIDER ) ) )
);

if ( document.readyState === 'complete' ) {
	watch();
} else {
	// At `load` the image has arrived, but may not be painted on a slow device. The observer below is exact and usually
	// faster.
	addEventListener( 'load', () => setTimeout( watch, PAINTED ) );
	setTimeout( watch, PATIENCE );
	// If a slider is the largest paint, the engine does not wait for the rest of the page.
	new PerformanceObserver( ( list ) => {
		if ( ( list.getEntries() as LargestContentfulPaint[] ).some( ( { element } ) => element?.closest( SLIDER ) ) ) {
			watch();
		}
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
}
