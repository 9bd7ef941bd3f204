/** Observers of a module that a test loaded see what the next test puts into the page: each ends with its test. */
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
