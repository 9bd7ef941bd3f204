import { CONTACT, makeForm, publish } from '../../support/forms';
import { expect, test } from '../../support/test';

const CORE = [
	'<!-- wp:loginout {"displayLoginAsForm":true} /-->',
	'<!-- wp:archives {"displayAsDropdown":true} /-->',
	'<!-- wp:categories {"displayAsDropdown":true} /-->',
	'<!-- wp:html --><form><p><label>Your town <input name="town"></label></p><p><label>Words <textarea name="words"></textarea></label></p><p><label><input type="checkbox" name="yes"> Yes</label></p><p><input type="submit" value="Go"></p></form><!-- /wp:html -->',
].join( '\n' );

test( 'fields of core and of plain HTML look like those of our forms, at 390 and 1440', async ( {
	page,
	axe,
	requestUtils,
} ) => {
	const { hash } = await makeForm( requestUtils, CONTACT );
	const link = await publish(
		requestUtils,
		`${ CORE }\n<!-- wp:frontage/contact-form {"form":"${ hash.slice( 0, 7 ) }"} /-->`
	);
	const locked = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: 'Locked', status: 'publish', content: 'A secret', password: 'word' },
	} );
	const look = ( selector: string ) =>
		page
			.locator( selector )
			.first()
			.evaluate( ( element ) => {
				const style = getComputedStyle( element );
				return [
					'border-top-color',
					'border-top-width',
					'border-top-left-radius',
					'background-color',
					'color',
					'font-family',
					'font-size',
					'padding-top',
				].map( ( name ) => style.getPropertyValue( name ) );
			} );
	for ( const width of [ 390, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( link );
		const ours = await look( '[name=your-name]' );
		for ( const field of [
			'#user_login',
			'#user_pass',
			'[name=town]',
			'[name=words]',
			'.wp-block-archives select',
			'.wp-block-categories select',
		] ) {
			expect( await look( field ), `${ field } at ${ width }` ).toEqual( ours );
		}
		expect( await axe( 'main' ) ).toEqual( [] );
		expect( await page.evaluate( () => document.documentElement.scrollWidth <= innerWidth ) ).toBe( true );
		await page.goto( locked.link );
		expect( await look( '.post-password-form [type=password]' ), `password at ${ width }` ).toEqual( ours );
	}
} );
