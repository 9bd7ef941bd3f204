/**
 * What every behavior of a page imports before its own first line: a browser that lacks what they are written for keeps
 * the page as PHP printed it. The same file answers as a plain script (`nomodule`) where there are no modules at all, so it
 * is written in words that those browsers know.
 */
const NEEDED: Array< [ feature: string, isThere: boolean ] > = [
	[
		'HTMLDialogElement.prototype.showModal',
		'HTMLDialogElement' in window && 'showModal' in HTMLDialogElement.prototype,
	],
	[ 'IntersectionObserver', 'IntersectionObserver' in window ],
	[ 'selector(:has(a))', 'CSS' in window && CSS.supports( 'selector(:has(a))' ) ],
	[ 'modules', 'noModule' in HTMLScriptElement.prototype ],
];

const lacking = NEEDED.filter( ( [ , isThere ] ) => ! isThere );

if ( lacking.length ) {
	for ( const [ feature ] of lacking ) {
		console.error( `Frontage: this browser lacks ${ feature }.` ); // eslint-disable-line no-console -- The contract's words, once for each.
	}
	// Whoever imports this does not run. That is said above, and not again for each of them.
	const stop = new Error( 'Frontage: enhancements are off.' );
	addEventListener( 'error', ( event ) => {
		if ( event.error === stop ) {
			event.preventDefault();
		}
	} );
	throw stop;
}
