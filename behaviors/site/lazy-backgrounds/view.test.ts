export {};

test( 'a background waits until it is near, then nobody looks for it any more; later blocks are looked for, too', () => {
	let tell!: IntersectionObserverCallback;
	const watched = new Set< Element >();
	window.IntersectionObserver = class {
		constructor( call: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {} ) {
			expect( rootMargin ).toBe( '200px' );
			tell = call;
		}
		observe = ( block: Element ) => watched.add( block );
		unobserve = ( block: Element ) => watched.delete( block );
	} as unknown as typeof IntersectionObserver;
	document.body.innerHTML = '<p class="fr-bg fr-bg-wait"></p>';
	jest.isolateModules( () => void require( './view' ) );
	const block = document.querySelector( 'p' )!;
	const see = ( ...told: boolean[] ) =>
		tell(
			told.map(
				( isIntersecting ) => ( { isIntersecting, target: block } ) as unknown as IntersectionObserverEntry
			),
			{} as IntersectionObserver
		);
	see( false );
	expect( block.className ).toBe( 'fr-bg fr-bg-wait is-held' );
	see( true, false ); // By a busy browser: it was near, and is so no more.
	expect( block.className ).toBe( 'fr-bg' );
	expect( watched.size ).toBe( 0 );
	document.body.insertAdjacentHTML( 'beforeend', '<i class="fr-bg fr-bg-wait"></i>' );
	document.dispatchEvent( new Event( 'frontage:in-place:swapped' ) );
	expect( [ ...watched ] ).toEqual( [ document.querySelector( 'i' ) ] );
} );
