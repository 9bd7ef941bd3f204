import { onArrival } from '@frontage/kit/arrivals';

type Way = [ number, number, number, number, string, string, string, string ];

/** Counts the seen copy of a figure up to what PHP printed; what is read out stays the end. */
function count( element: HTMLElement ) {
	const [ from, to, duration, decimals, point, thousands, prefix, suffix ] = JSON.parse(
		element.dataset.count!
	) as Way;
	const text = element.firstChild as Text; // Written as data: no observer of the page's elements hears of each figure.
	const end = text.data;
	const begin = performance.now();
	element.dataset.state = 'running';
	requestAnimationFrame( function step( now ) {
		const left = 1 - ( now - begin ) / duration;
		if ( ! ( left > 0 ) ) {
			text.data = end;
			delete element.dataset.state;
			return;
		}
		// Easing out: most of the way in the first half.
		const [ whole, part ] = ( to + ( from - to ) * left ** 3 ).toFixed( decimals ).split( '.' ) as [
			string,
			string?,
		];
		text.data = prefix + whole.replace( /\B(?=(\d{3})+$)/g, thousands ) + ( part ? point + part : '' ) + suffix;
		requestAnimationFrame( step );
	} );
}

if ( ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
	const seen = new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				if ( isIntersecting ) {
					seen.unobserve( target );
					count( target as HTMLElement );
				}
			}
		},
		{ rootMargin: '0px 0px -5%' }
	);
	onArrival( '.fr-counter [data-count]', ( element ) => seen.observe( element ) );
}
