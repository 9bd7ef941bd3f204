/**
 * Plus and minus beside each native quantity field, also in forms that come later. The field keeps its limits, and is told
 * of as if somebody had typed: `input` and `change` that bubble are what carts and other plugins wait for.
 */
import { announce } from '@frontage/kit/announce';
import { moduleData } from '@frontage/kit/module-data';

interface Data {
	/** `%s` is the product. */
	less: string;
	more: string;
	item: string;
	/** The cart's own button is pressed some time after the last change. */
	updates: boolean;
	updating: string;
}

const FIELDS = '.quantity input.qty[type=number]:not([readonly],:disabled)';
const REST = 500; // ms
const data = moduleData< Data >( '@frontage/behaviours/quantity' );
const known = new WeakSet< HTMLInputElement >();

/** What the field is of: the line's product in a cart, else the page's. */
function nameOf( field: HTMLInputElement ): string {
	const line = field.closest( '.cart_item' )?.querySelector( '.product-name a, .product-name' );
	return ( line?.textContent ?? document.querySelector( '.product_title' )?.textContent ?? data.item ?? '' ).trim();
}

/** The next valid value in that direction; an empty or odd one goes to the nearest. */
function step( field: HTMLInputElement, by: 1 | -1 ) {
	const before = field.value;
	if ( field.value === '' ) {
		field.value = field.min || '0';
		if ( by > 0 && field.value === '0' ) {
			field.stepUp();
		}
	} else if ( by > 0 ) {
		field.stepUp();
	} else {
		field.stepDown();
	}
	if ( field.value !== before ) {
		for ( const type of [ 'input', 'change' ] ) {
			field.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	}
}

/** Asked of a copy: a step that changes nothing is none. */
function isLimit( field: HTMLInputElement, by: 1 | -1 ): boolean {
	if ( field.value === '' ) {
		return false;
	}
	const copy = field.cloneNode() as HTMLInputElement;
	copy.value = field.value;
	if ( by > 0 ) {
		copy.stepUp();
	} else {
		copy.stepDown();
	}
	return copy.value === field.value;
}

function button( field: HTMLInputElement, by: 1 | -1 ): HTMLButtonElement {
	const made = document.createElement( 'button' );
	made.type = 'button';
	made.className = `fr-quantity__step fr-quantity__step--${ by > 0 ? 'more' : 'less' }`;
	made.textContent = by > 0 ? '+' : '−';
	made.setAttribute(
		'aria-label',
		( ( by > 0 ? data.more : data.less ) ?? '' ).replace( '%s', () => nameOf( field ) )
	);
	made.addEventListener( 'click', () => step( field, by ) );
	return made;
}

function wrap( field: HTMLInputElement ) {
	if ( known.has( field ) || field.closest( '.wc-block-components-quantity-selector, .fr-quantity' ) ) {
		return;
	}
	known.add( field );
	// WooCommerce begins at one, and its own script puts that right later, without a word.
	if ( field.valueAsNumber < Number( field.min ) ) {
		field.value = field.min;
	}
	const frame = document.createElement( 'span' );
	frame.className = 'fr-quantity';
	const [ less, more ] = [ button( field, -1 ), button( field, 1 ) ];
	field.before( frame );
	frame.append( less, field, more );
	const mark = () => {
		less.setAttribute( 'aria-disabled', String( isLimit( field, -1 ) ) );
		more.setAttribute( 'aria-disabled', String( isLimit( field, 1 ) ) );
	};
	field.addEventListener( 'input', mark );
	field.addEventListener( 'change', mark );
	mark();
}

/** A list's own button adds as many as its field says. */
function follow( field: HTMLInputElement ) {
	const add = field.closest( 'li.product' )?.querySelector< HTMLAnchorElement >( 'a.add_to_cart_button' );
	if ( add ) {
		const address = new URL( add.href );
		address.searchParams.set( 'quantity', field.value );
		add.href = address.href;
		add.dataset.quantity = field.value;
	}
}

let resting: ReturnType< typeof setTimeout > | undefined;
/** By the button that is there, so that whoever else listens to it hears. */
function update( field: HTMLInputElement ) {
	const send = field
		.closest( 'form.woocommerce-cart-form' )
		?.querySelector< HTMLButtonElement >( '[name=update_cart]' );
	if ( send && data.updates ) {
		clearTimeout( resting );
		resting = setTimeout( () => {
			announce( data.updating ?? '' );
			send.disabled = false;
			send.click();
		}, REST );
	}
}

const wrapAll = () => document.querySelectorAll< HTMLInputElement >( FIELDS ).forEach( wrap );

document.addEventListener( 'change', ( { target } ) => {
	if ( target instanceof HTMLInputElement && target.matches( FIELDS ) ) {
		follow( target );
		update( target );
	}
} );
new MutationObserver( wrapAll ).observe( document.body, { childList: true, subtree: true } );
wrapAll();
