/** A form in steps with labels in its fields, as the second and the third engine show it. */
import { expect, test } from '../support/engines/test';
import { makeForm, publish } from '../support/forms';

const FORM = `<div class="fr-form-step" data-title="About you">
<label> Your name
[text* your-name] </label>

[radio who use_label_element default:1 "Myself" "A firm"]

[group firm]
<label> Company
[text* company] </label>
[/group]
</div>

<div class="fr-form-step" data-title="Your wish">
<label> When
[date when] </label>

<label> Wish
[text* wish] </label>

[submit "Send"]
</div>`;

test(
	'two steps, a condition and labels in their fields: all is in its place, and the focus with it',
	{ tag: '@smoke' },
	async ( { engine, requestUtils } ) => {
		const { hash } = await makeForm( requestUtils, FORM, { conditions: 'show [firm] if [who] equals "A firm"' } );
		const look = { form: hash.slice( 0, 7 ), labels: 'inside', className: 'is-style-pill', accent: 'base' };
		await engine.size( 480, 900 );
		await engine.go(
			await publish( requestUtils, `<!-- wp:frontage/contact-form ${ JSON.stringify( look ) } /-->` )
		);

		/** What is wrong to the eye: wider than the window, a label on its value, fields out of the form. */
		const wrong = () =>
			engine.evaluate( () => {
				const { scrollWidth } = document.documentElement;
				const form = document.querySelector( 'form.wpcf7-form' )!.getBoundingClientRect();
				const labels = [ ...document.querySelectorAll( 'label:has(> .wpcf7-form-control-wrap)' ) ];
				const bad = labels.filter( ( label ) => {
					const field = label.querySelector< HTMLInputElement >( 'input' )!;
					const { top, bottom, left, right, height } = field.getBoundingClientRect();
					if ( ! height ) {
						return false;
					}
					const words = document.createRange();
					words.selectNode( label.firstChild! );
					const at = words.getBoundingClientRect();
					const style = getComputedStyle( field );
					const value = top + parseFloat( style.borderTopWidth ) + parseFloat( style.paddingTop );
					const hasRoom = ! field.matches( ':placeholder-shown:not(:focus)' );
					return (
						left < form.left - 1 ||
						right > form.right + 1 ||
						at.top < top ||
						at.bottom > ( hasRoom ? value + 3 : bottom )
					);
				} );
				return [
					scrollWidth > window.innerWidth && scrollWidth,
					...bad.map( ( label ) => label.textContent ),
				].filter( Boolean );
			} );
		const focused = () =>
			engine.evaluate( () => {
				const at = document.body.ownerDocument.activeElement as HTMLInputElement | null;
				return at?.name || at?.textContent;
			} );
		const shown = ( selector: string ) =>
			expect.poll( () =>
				engine.evaluate(
					( wanted ) =>
						[ ...document.querySelectorAll< HTMLElement >( wanted ) ].filter(
							( one ) => one.getClientRects().length
						).length,
					selector
				)
			);

		await shown( '.fr-form-step__next' ).toBe( 1 );
		await shown( '[name="company"]' ).toBe( 0 );
		expect( await wrong() ).toEqual( [] );
		await engine.click( '.fr-form-step__next' );
		await expect.poll( focused ).toBe( 'your-name' );
		await engine.type( 'Ann Archer gypq' );
		await engine.click( '[value="A firm"]' );
		await shown( '[name="company"]' ).toBe( 1 );
		expect( await wrong() ).toEqual( [] );
		await engine.click( 'label:has([name="company"])' );
		await engine.type( 'Oak' );
		await engine.press( 'Enter' );
		await expect.poll( focused ).toContain( 'Step 2 of 2' );
		expect( await wrong() ).toEqual( [] );
		expect(
			await engine.evaluate( () => {
				const { color, backgroundColor } = getComputedStyle( document.querySelector( '.wpcf7-submit' )! );
				return color === backgroundColor;
			} )
		).toBe( false );

		await engine.click( 'label:has([name="wish"])' );
		await engine.type( 'A boat' );
		await engine.click( '.wpcf7-submit' );
		await shown( '.wpcf7-form.sent' ).toBe( 1 );
		await shown( '.fr-form-step__next' ).toBe( 1 );
		await expect.poll( focused ).toContain( 'Thank you for your message.' );
	}
);
