/** Takes the cover away when the page is there; where this does not run, style.css does. */
const gone = () => document.documentElement.classList.add( 'is-loaded' );

if ( document.readyState === 'complete' ) {
	gone();
} else {
	addEventListener( 'load', gone );
}
