import { onArrival } from '@frontage/kit/arrivals';

type Way = [ number, number, number, number, string, string, string, string ];

/** Animates the visible copy of a number; screen readers get the final value that PHP rendered. */
function count( element: HTMLElement ) {
	const [ from, to, duration, decimals, point, thousands, prefix, suffix ] = JSON.parse(
		element.dataset.count!
	) as Way;
	const text = element.firstChild as Text; // Changes the text node's data, so that observers of elements are not notified in each frame.
	const end = text.data;
	const startTime = performance.now();
	element.dataset.state = 'running';
	requestAnimationFrame( function step( now ) {
		const remaining = 1 - ( now - startTime ) / duration;
		if ( ! ( remaining > 0 ) ) {
			text.data = end;
			delete element.dataset.state;
			return;
		}
		// Cubic ease-out: most of the change happens in the first half.
		const [ whole, part ] = ( to + ( from - to ) * remaining ** 3 ).toFixed( decimals ).split( '.' ) as [
			string,
			string?,
		];
		text.data = prefix + whole.replace( /\B(?=(\d{3})+$)/g, thousands ) + ( part ? point + part : '' ) + suffix;
		requestAnimationFrame( step );
	} );
}

if ( ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				if ( isIntersecting ) {
					observer.unobserve( target );
					count( target as HTMLElement );
				}
			}
		},
		{ rootMargin: '0px 0px -5%' }
	);
	onArrival( '.fr-counter [data-count]', ( element ) => observer.observe( element ) );
}
