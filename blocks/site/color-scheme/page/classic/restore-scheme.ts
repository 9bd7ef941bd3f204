/** Restores the chosen colors before the first paint: a short inline script in the head, since a module runs too late. */
try {
	const { value, until } = JSON.parse( localStorage.getItem( 'frontage:color-scheme' ) ?? '{}' );
	if ( until > Date.now() ) {
		document.documentElement.dataset.frColorScheme = value;
	}
} catch {
	// The page has the colors that the device asks for.
}
