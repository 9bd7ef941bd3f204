/** Computed styles of WooCommerce's elements: recorded from the original and compared with its test double. */
import type { Page } from '@playwright/test';

/** Selectors by page; `{lamp}` is a product that is out of stock, with a message on its page. */
export const READ: Record< string, string[] > = {
	'/shop/': [
		'ul.products',
		'ul.products > li:nth-child(1)',
		'ul.products > li:nth-child(2)',
		'ul.products > li:nth-child(4)',
		'ul.products > li a.woocommerce-loop-product__link',
		'ul.products > li a img',
		'ul.products > li .onsale',
		'ul.products > li h2',
		'ul.products > li .price',
		'ul.products > li .add_to_cart_button',
	],
	'/product/sale-notebook/': [
		'div.images',
		'div.images img',
		'div.summary',
		'.product_title',
		'div.product > .onsale',
		'form.cart div.quantity',
		'form.cart [name="add-to-cart"]',
	],
	'/product/gone-lamp/?add-to-cart={lamp}': [ '.wc-block-components-notice-banner' ],
	'/cart/': [ 'table.cart', 'td.actions' ],
};

/** Computed values independent of the theme's sizes: horizontal ones in hundredths of the parent's width, vertical ones in em. */
export const computed = ( page: Page, selectors: string[] ) =>
	page.evaluate( ( all ) => {
		// The original uses physical directions, the double logical ones.
		const physical = ( side: string ) =>
			side.replace( /^(inline-)?start$/, 'left' ).replace( /^(inline-)?end$/, 'right' );
		const read = ( element: Element ) => {
			const style = getComputedStyle( element );
			const parent = element.parentElement!;
			const around = getComputedStyle( parent );
			const inner = parent.clientWidth - parseFloat( around.paddingLeft ) - parseFloat( around.paddingRight );
			const across = ( value: string ) => Math.round( ( 1000 * parseFloat( value ) ) / inner ) / 10;
			const along = ( value: string ) =>
				Math.round( ( 100 * parseFloat( value ) ) / parseFloat( style.fontSize ) ) / 100;
			return {
				display: style.display,
				float: physical( style.cssFloat ),
				clear: style.clear,
				position: style.position,
				align: physical( style.textAlign ),
				width: across( String( element.getBoundingClientRect().width ) ),
				start: across( style.marginInlineStart ),
				end: across( style.marginInlineEnd ),
				above: along( style.marginTop ),
				below: along( style.marginBottom ),
				padding: [ style.paddingTop, style.paddingBottom ].map( along ),
				size: Math.round( ( 100 * parseFloat( style.fontSize ) ) / parseFloat( around.fontSize ) ) / 100,
			};
		};
		return Object.fromEntries(
			all.map( ( selector ) => [ selector, read( document.querySelector( selector )! ) ] )
		);
	}, selectors );
