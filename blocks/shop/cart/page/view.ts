/**
 * The count on the cart link, and the link as the button of a drawer, whose contents are the island's. Without script, the
 * link leads to the cart page.
 */
import { listenForOpeners, withOverlays } from '@frontage/kit/openers';
import { ADD, ADDED, CHANGED, READY, REMOVED, SHARED, cartHash, hasCart, oldScripts, type Change } from './events';

/**
 * In session storage: the cart's hash and its count; accessing it may throw. It does not use the kit's storage module, which
 * no other script of most pages needs.
 */
const KEY = 'frontage:cart';
function stored(): string[] {
	try {
		return sessionStorage[ KEY ].split( ' ' );
	} catch {
		return [];
	}
}

const hosts = [ ...document.querySelectorAll< HTMLElement >( '.fr-cart[data-props]' ) ];
const propsOf = ( { dataset }: HTMLElement ) =>
	JSON.parse( dataset.props! ) as { route: string; items: string; openOnAdd?: boolean };

function show( count: number ) {
	for ( const host of hosts ) {
		const badge = host.querySelector< HTMLElement >( '.fr-cart__count' )!;
		badge.textContent = count ? String( count ) : ''; // As in PHP: an empty cart shows no number.
		badge.hidden = ! count;
		const link = host.querySelector( '.fr-cart__open' )!;
		if ( count ) {
			link.setAttribute( 'aria-label', propsOf( host ).items.replace( '%s', String( count ) ) );
		} else {
			link.removeAttribute( 'aria-label' );
		}
	}
}

function keep( count: number ) {
	show( count );
	try {
		sessionStorage[ KEY ] = `${ cartHash() } ${ count }`;
	} catch {
		// The next page requests it again.
	}
}

let asking = '';
/** Uses the stored count if it belongs to the current cart. */
async function refresh() {
	const hash = cartHash();
	const [ kept, count ] = stored();
	if ( ! hasCart() || kept === hash ) {
		show( hasCart() ? +count! : 0 );
	} else if ( asking !== hash ) {
		asking = hash;
		try {
			const cart = await ( await fetch( `${ propsOf( hosts[ 0 ]! ).route }cart`, { cache: 'no-store' } ) ).json();
			const items = Number.parseFloat( cart.items_count ); // A decimal in shops that sell by weight, and a string in some.
			if ( items >= 0 ) {
				keep( +items.toFixed( 6 ) );
			}
		} catch {
			asking = ''; // The next change requests it again; until then there is no number.
		}
	}
}

const first = hosts.find( ( { dataset } ) => dataset.island );
const drawer = first?.querySelector( 'dialog' );

/** Another plugin's button added a product. */
function added() {
	void refresh();
	if ( first && drawer && propsOf( first ).openOnAdd && ! drawer.open ) {
		first.dispatchEvent( new Event( 'pointerenter' ) ); // Counts as the first interaction, which loads the island.
		withOverlays( ( { openOverlay } ) => openOverlay( drawer, first.querySelector( '.fr-cart__open' ) ) );
	}
}

for ( const host of hosts ) {
	// Not on a number field, which would open the keyboard on phones.
	host.querySelector( '.fr-cart__close' )?.setAttribute( 'autofocus', '' );
	const link = host.querySelector( '.fr-cart__open[data-overlay]' );
	link?.setAttribute( 'role', 'button' );
	link?.setAttribute( 'aria-haspopup', 'dialog' );
	link?.setAttribute( 'aria-expanded', 'false' );
	link?.addEventListener( 'keydown', ( event ) => {
		if ( ( event as KeyboardEvent ).key === ' ' ) {
			event.preventDefault();
			( link as HTMLElement ).click();
		}
	} );
	for ( const state of [ 'opening', 'closing' ] ) {
		host.addEventListener( `frontage:overlay:${ state }`, () =>
			link?.setAttribute( 'aria-expanded', String( state === 'opening' ) )
		);
	}
}

document.body.addEventListener( ADDED, added );
document.body.addEventListener( REMOVED, () => void refresh() );
oldScripts()?.on( 'added_to_cart', added );
oldScripts()?.on( 'removed_from_cart wc_fragments_refreshed updated_wc_div', () => void refresh() );
document.addEventListener( CHANGED, ( event ) => keep( ( event as CustomEvent< Change > ).detail.count ) );
new BroadcastChannel( SHARED ).onmessage = ( { data } ) => keep( ( data as Change ).count );
addEventListener( 'pageshow', ( { persisted } ) => persisted && void refresh() );

// Additions before the island is loaded are queued.
let waiting: Event[] | undefined = [];
document.addEventListener( ADD, ( event ) => {
	if ( waiting && first ) {
		waiting.push( event );
		first.dispatchEvent( new Event( 'pointerenter' ) );
	}
} );
document.addEventListener( READY, () => {
	const all = waiting ?? [];
	waiting = undefined;
	all.forEach( ( event ) =>
		document.dispatchEvent( new CustomEvent( ADD, { detail: ( event as CustomEvent ).detail } ) )
	);
} );

listenForOpeners();
void refresh();
