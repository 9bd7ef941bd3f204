/** Disconnects mutation observers after each test: observers of a loaded module would see the next test's changes. */
export function endObservers(): void {
	const observers: MutationObserver[] = [];
	const { observe } = MutationObserver.prototype;
	beforeEach( () => {
		MutationObserver.prototype.observe = function ( ...on ) {
			observers.push( this );
			observe.apply( this, on );
		};
	} );
	afterEach( () => observers.splice( 0 ).forEach( ( observer ) => observer.disconnect() ) );
}
