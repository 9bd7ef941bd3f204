import { horizontalScroll } from '../../support/horizontal-scroll';
import { active, openSlider, PAGE, running } from '../../support/sliders';
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

test(
	'the story follows the scroll, holds still meanwhile, and goes back with it',
	{ tag: '@smoke' },
	async ( { page } ) => {
		await page.setViewportSize( { width: 1440, height: 900 } );
		const slider = await openSlider( page, 'story' );
		const first = slider.getByText( 'First, the piers' );
		const last = slider.getByText( 'Last, the cables' );
		const scrollTo = ( part: number ) =>
			slider.evaluate( ( element, share ) => {
				const { top, height } = element.parentElement!.getBoundingClientRect();
				window.scrollTo( { top: scrollY + top + share * 2400, behavior: 'instant' } );
				return height;
			}, part );

		await scrollTo( 0.25 );
		await expect( first ).toBeInViewport();
		await expect.poll( () => first.evaluate( opacity ) ).toBeGreaterThan( 0.9 );
		expect( await last.evaluate( opacity ) ).toBeLessThan( 0.1 );
		const { top } = await box( slider.locator( '.fr-slider__stage' ) );

		await scrollTo( 0.98 );
		await expect.poll( () => last.evaluate( opacity ) ).toBeGreaterThan( 0.9 );
		expect( Math.abs( ( await box( slider.locator( '.fr-slider__stage' ) ) ).top - top ) ).toBeLessThan( 2 );

		await scrollTo( 0.25 );
		await expect.poll( () => last.evaluate( opacity ) ).toBeLessThan( 0.1 );
	}
);

/** What shows of an element: its own opacity times that of what it lies in. */
function opacity( element: Element ): number {
	let all = 1;
	for ( let at: Element | null = element; at; at = at.parentElement ) {
		all *= Number( getComputedStyle( at ).opacity );
	}
	return all;
}

test(
	'the gallery is fetched when asked for, opens as a dialog and gives the focus back',
	{ tag: '@smoke' },
	async ( { page, axe } ) => {
		const asked: string[] = [];
		page.on(
			'request',
			( request ) => /sliders\/gallery/.test( decodeURIComponent( request.url() ) ) && asked.push( request.url() )
		);
		const opener = await openSlider( page, 'opener' );
		expect( asked ).toEqual( [] );
		const button = opener.getByRole( 'button', { name: 'Open the gallery' } );
		await button.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toBeVisible();
		expect( asked ).toHaveLength( 1 );
		const gallery = dialog.locator( '.fr-slider' );
		await running( gallery );
		await page.keyboard.press( 'ArrowRight' ); // At once: the focus is in the slider.
		await expect( active( gallery ) ).toHaveAttribute( 'data-key', 'hall' );
		expect( await axe( 'dialog' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( button ).toBeFocused();
	}
);

test( 'buttons in a slider lead through the page', async ( { page } ) => {
	const hero = await openSlider( page, 'hero' );
	await hero.getByText( 'Read the story' ).click();
	await expect( page.locator( '#story' ) ).toBeInViewport();
	await expect( page ).toHaveURL( /#story$/ );
} );

test( 'the film plays only while it is seen', async ( { page } ) => {
	const slider = await openSlider( page, 'film' );
	const playing = () => slider.locator( 'video' ).evaluate( ( video ) => ! ( video as HTMLVideoElement ).paused );
	await expect.poll( playing ).toBe( true );
	await page.locator( '#thumbs' ).scrollIntoViewIfNeeded();
	await expect.poll( playing ).toBe( false );
} );

for ( const width of [ 390, 1440 ] ) {
	test( `axe finds nothing on the whole page and all fits at ${ width } px`, async ( { page, axe } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( PAGE );
		for ( const slider of await page.locator( '.fr-slider' ).all() ) {
			await slider.scrollIntoViewIfNeeded();
			await running( slider );
		}
		expect( await axe() ).toEqual( [] );
		expect( await horizontalScroll( page ) ).toEqual( [] );
	} );
}
