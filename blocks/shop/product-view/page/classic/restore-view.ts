/** Restores the last chosen view before the first paint: a short inline script in the head, since a module runs too late. */
try {
	const { value, until } = JSON.parse( localStorage.getItem( 'frontage:shop-view' ) ?? '{}' );
	const [ , asked ] = /[?&]view=(grid|list)\b/.exec( location.search ) ?? [];
	document.documentElement.dataset.frontageView =
		asked ?? ( value === 'list' && until > Date.now() ? value : 'grid' );
} catch {
	// The page stays as PHP rendered it.
}
