/**
 * Feature detection that every behavior of a page imports first. In a browser without these features, the page stays as PHP
 * rendered it. The same file also runs as a classic script (`nomodule`) in browsers without modules, so it uses only syntax
 * that those browsers can parse.
 */
const REQUIRED: Array< [ feature: string, isThere: boolean ] > = [
	[
		'HTMLDialogElement.prototype.showModal',
		'HTMLDialogElement' in window && 'showModal' in HTMLDialogElement.prototype,
	],
	[ 'IntersectionObserver', 'IntersectionObserver' in window ],
	[ 'selector(:has(a))', 'CSS' in window && CSS.supports( 'selector(:has(a))' ) ],
	[ 'modules', 'noModule' in HTMLScriptElement.prototype ],
];

const missing = REQUIRED.filter( ( [ , isThere ] ) => ! isThere );

if ( missing.length ) {
	for ( const [ feature ] of missing ) {
		console.error( `Frontage: this browser lacks ${ feature }.` ); // eslint-disable-line no-console -- The contract's words, once for each.
	}
	// Throwing stops every module that imports this one. The console shows the warning above once, not one error per module.
	const stop = new Error( 'Frontage: enhancements are off.' );
	addEventListener( 'error', ( event ) => {
		if ( event.error === stop ) {
			event.preventDefault();
		}
	} );
	throw stop;
}
