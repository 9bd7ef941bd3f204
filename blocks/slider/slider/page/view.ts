/**
 * Brings the engine when the page has painted what is largest, or sooner when somebody touches a slider, and starts each
 * slider as it comes near the window. Without the engine the slides stay a row to scroll.
 */

/** Each is started once, whoever asks. */
const waiting = new Set( document.querySelectorAll< HTMLElement >( '.fr-slider' ) );

/** ms after `load` until a page whose largest paint is not a slider has surely painted. */
const PAINTED = 400;

/** ms after which nothing else of the page is waited for: what is still on its way then may never come. */
const PATIENCE = 5000;

async function start( slider: HTMLElement ) {
	if ( ! waiting.delete( slider ) ) {
		return;
	}
	try {
		( await import( '@frontage/slider' ) ).createSlider( slider, {
			overlays: () => import( '@frontage/kit/overlay' ),
		} );
	} catch {
		slider.dataset.state = 'native';
	}
}

const near = new IntersectionObserver(
	( entries ) => {
		entries.forEach( ( { isIntersecting, target } ) => {
			if ( isIntersecting ) {
				near.unobserve( target );
				void start( target as HTMLElement );
			}
		} );
	},
	{ rootMargin: '400px' }
);
// One that waits to be called is never near.
const watch = () => waiting.forEach( ( slider ) => ( slider.hidden ? void start( slider ) : near.observe( slider ) ) );

waiting.forEach( ( slider ) =>
	[ 'pointerover', 'keydown', 'focusin' ].forEach( ( interest ) =>
		slider.addEventListener( interest, () => void start( slider ), { once: true } )
	)
);

if ( document.readyState === 'complete' ) {
	watch();
} else {
	// At `load` the picture is there, but on a slow device not yet painted: the observer below is exact, and knows first.
	addEventListener( 'load', () => setTimeout( watch, PAINTED ) );
	setTimeout( watch, PATIENCE );
	// A slider that is the largest paint need not wait for the rest of the page.
	new PerformanceObserver( ( list ) => {
		if (
			( list.getEntries() as LargestContentfulPaint[] ).some( ( { element } ) =>
				element?.closest( '.fr-slider' )
			)
		) {
			watch();
		}
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
}
