import { expect, test } from '../support/engines/test';
import { publish } from '../support/forms';

test( 'by mouse and keyboard: the cart opens over the page, is changed, and gives the focus back', async ( {
	engine,
	requestUtils,
} ) => {
	await engine.go( await publish( requestUtils, '<!-- wp:frontage/cart /-->' ) );
	const text = ( selector: string ) =>
		expect.poll( () => engine.evaluate( ( at ) => document.querySelector( at )?.textContent ?? '', selector ) );
	const value = () =>
		expect.poll( () =>
			engine.evaluate( () => document.querySelector< HTMLInputElement >( '.fr-cart__number' )?.value ?? '' )
		);
	await engine.evaluate( async () => {
		const answer = await fetch( '/wp-json/wc/store/v1/products/plain-mug' );
		const { id } = await answer.json();
		document.dispatchEvent( new CustomEvent( 'frontage:cart:add', { detail: { id } } ) );
	} );
	await value().toBe( '1' );
	await engine.click( '.fr-cart__step:last-child' );
	await value().toBe( '2' );
	await text( '.fr-cart__subtotal' ).toBe( '€25.00' );
	await text( '.fr-cart__count' ).toBe( '2' );
	await engine.press( 'Escape' );
	await expect
		.poll( () => engine.evaluate( () => document.body.ownerDocument.activeElement?.className ?? '' ) )
		.toBe( 'fr-cart__open' );
} );
