/** Hides the loading screen when the page has loaded; without script, style.css does. */
addEventListener( 'load', () => document.documentElement.classList.add( 'is-loaded' ) );
