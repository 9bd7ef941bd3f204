/** Switches between light and dark colors, and remembers the choice for 180 days. Until somebody chooses, the device decides. */
import { set } from '@frontage/kit/storage';

const HALF_A_YEAR = 180 * 24 * 3600; // s
const root = document.documentElement;
const device = matchMedia( '(prefers-color-scheme: dark)' );
const isDark = () => ( root.dataset.frColorScheme ?? ( device.matches ? 'dark' : 'light' ) ) === 'dark';

function showState() {
	for ( const button of document.querySelectorAll( '.fr-color-scheme' ) ) {
		button.setAttribute( 'aria-pressed', String( isDark() ) );
	}
}

function choose( value: 'dark' | 'light' ) {
	root.dataset.frColorScheme = value;
	set( 'color-scheme', value, { lifetime: HALF_A_YEAR } );
	showState();
}

document.addEventListener( 'click', ( { target } ) => {
	if ( target instanceof Element && target.closest( '.fr-color-scheme' ) ) {
		choose( isDark() ? 'light' : 'dark' );
	}
} );
device.addEventListener( 'change', showState );
// A choice in another tab.
addEventListener( 'storage', ( { key, newValue } ) => {
	if ( key === 'frontage:color-scheme' && newValue ) {
		root.dataset.frColorScheme = /"value":"dark"/.test( newValue ) ? 'dark' : 'light';
		showState();
	}
} );
showState();
