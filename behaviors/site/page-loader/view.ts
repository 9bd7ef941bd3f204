/** Takes the cover away when the page is there, which waits for this module; where it does not run, style.css does. */
addEventListener( 'load', () => document.documentElement.classList.add( 'is-loaded' ) );
