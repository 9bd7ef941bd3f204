/**
 * Plus and minus buttons beside each native quantity field, including fields added later. The field's limits apply, and
 * changes dispatch bubbling `input` and `change` events, as typing does: carts and other plugins listen for them.
 */
import { announce } from '@frontage/kit/announce';
import { moduleData } from '@frontage/kit/module-data';

interface Data {
	/** `%s` is the product's name. */
	less: string;
	more: string;
	item: string;
	/** Whether the cart's own update button is clicked some time after the last change. */
	updates: boolean;
	updating: string;
}

const FIELDS = '.quantity input.qty[type=number]:not([readonly],:disabled)';
const REST = 500; // ms
const data = moduleData< Data >( '@frontage/behaviours/quantity' );
const enhancedFields = new WeakSet< HTMLInputElement >();

/** The product's name: that of the cart line, otherwise the page's product. */
function nameOf( field: HTMLInputElement ): string {
	const line = field.closest( '.cart_item' )?.querySelector( '.product-name a, .product-name' );
	return ( line?.textContent ?? document.querySelector( '.product_title' )?.textContent ?? data.item ?? '' ).trim();
}

/** The next valid value in that direction; an empty or invalid value goes to the nearest valid one. */
function step( field: HTMLInputElement, by: 1 | -1 ) {
	const previousValue = field.value;
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
	if ( field.value !== previousValue ) {
		for ( const type of [ 'input', 'change' ] ) {
			field.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	}
}

/** Tested on a clone: if a step changes nothing, the limit is reached. */
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
	const element = document.createElement( 'button' );
	element.type = 'button';
	element.className = `fr-quantity__step fr-quantity__step--${ by > 0 ? 'more' : 'less' }`;
	element.textContent = by > 0 ? '+' : '−';
	element.setAttribute(
		'aria-label',
		( ( by > 0 ? data.more : data.less ) ?? '' ).replace( '%s', () => nameOf( field ) )
	);
	element.addEventListener( 'click', () => step( field, by ) );
	return element;
}

function wrap( field: HTMLInputElement ) {
	if ( enhancedFields.has( field ) || field.closest( '.wc-block-components-quantity-selector, .fr-quantity' ) ) {
		return;
	}
	enhancedFields.add( field );
	// WooCommerce renders the value 1, and its own script corrects it later without an event.
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

/** The add-to-cart button of a product list adds the field's quantity. */
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
/** Clicks the existing button, so that its other listeners run. */
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
