/** An editor who uses no mouse makes a slider, from an empty page to the published one; the focus is always somewhere, and seen. */
import type { Locator, Page } from '@playwright/test';
import { shown } from '../../support/slider-workspace';
import { expect, test } from '../../support/test';

/** More than there are places where the focus can be. */
const MANY = 200;

interface Stop {
	/** Which part of the workspace it is in, in the order in which they are read; -1 beside them. */
	part: number;
	what: string;
	/** It, or what stands for it, looks otherwise while it has the focus. */
	isShown: boolean;
	isWanted: boolean;
}

/** Runs in the page. Where the focus is; undefined when nothing has it. */
async function stop( wanted: Element | null ): Promise< Stop | undefined > {
	const { activeElement, body } = document.body.ownerDocument;
	if ( ! ( activeElement instanceof HTMLElement ) || activeElement === body ) {
		return undefined;
	}
	const found = {
		part: [ ...document.querySelectorAll( '.fr-workspace__parts > *' ) ].findIndex( ( part ) =>
			part.contains( activeElement )
		),
		what: activeElement.getAttribute( 'aria-label' ) || activeElement.outerHTML.slice( 0, 120 ),
		isWanted: activeElement === wanted,
	};
	if ( found.part < 0 ) {
		return { ...found, isShown: true }; // A menu closes when it is left.
	}
	// Some draw it around the field that the element lies in, or on the thumb beside it.
	const near: Element[] = [ activeElement ];
	while ( near.length < 5 ) {
		near.push( near.at( -1 )!.parentElement! );
	}
	near.push( ...activeElement.parentElement!.querySelectorAll( '*' ) );
	const looks = () =>
		near
			.flatMap( ( one ) => [ undefined, '::before', '::after' ].map( ( part ) => getComputedStyle( one, part ) ) )
			.map( ( { outline, boxShadow, border, background } ) => [ outline, boxShadow, border, background ].join() )
			.join( '|' );
	const focused = looks();
	activeElement.blur();
	await Promise.resolve(); // React draws it in a microtask, where it does.
	const left = looks();
	activeElement.focus();
	return { ...found, isShown: focused !== left };
}

/** Whatever the key does, the focus is somewhere afterwards. */
async function press( page: Page, key: string ) {
	await page.keyboard.press( key );
	await expect.poll( () => page.locator( 'body:focus' ).count(), `the focus after ${ key }` ).toBe( 0 );
}

/** Goes there with this key. All stops on the way are in the order in which they are read, and seen. */
async function tabTo( page: Page, wanted: Locator, key = 'Tab' ) {
	const element = await wanted.elementHandle();
	const stops: Array< Stop | undefined > = [ await page.evaluate( stop, element ) ];
	while ( stops.length < MANY && ! stops.at( -1 )?.isWanted ) {
		await page.keyboard.press( key );
		stops.push( await page.evaluate( stop, element ) );
	}
	expect( stops.filter( ( one ) => ! one?.isShown ) ).toEqual( [] );
	const parts = stops.map( ( one ) => one!.part );
	const turns = parts.filter( ( part, at ) => at && part < parts[ at - 1 ]! );
	expect( key === 'Tab' ? turns.length : 0, parts.join( ' ' ) ).toBeLessThanOrEqual( 1 );
	expect( stops.at( -1 )?.isWanted ).toBe( true );
}

test( 'by keys alone: a slider, a slide, a text on it that is moved and comes in, published', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	test.slow(); // It is long, not late.
	await admin.createNewPost( { postType: 'page', title: 'By keys' } );
	const canvas = page.getByRole( 'application' );
	const timeline = page.getByRole( 'region', { name: 'Timeline' } );
	const back = page.getByRole( 'button', { name: 'Back to the page' } );

	await test.step( 'a slider is inserted and begun', async () => {
		await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).focus();
		await press( page, 'Enter' );
		await page.keyboard.type( '/slider' );
		await expect( editor.canvas.getByRole( 'option', { name: 'Slider', selected: true } ) ).toBeAttached();
		await press( page, 'Enter' );
		const blank = editor.canvas.getByRole( 'button', { name: 'Start blank' } );
		await expect( blank ).toBeVisible();
		await expect( async () => {
			await press( page, 'Tab' );
			expect( await blank.evaluate( ( button ) => button === button.ownerDocument.activeElement ) ).toBe( true );
		} ).toPass();
		await press( page, 'Enter' );
		await expect( canvas ).toBeVisible();
		await page.addStyleTag( { content: '*, ::before, ::after { transition: none !important }' } );
	} );

	await test.step( 'a slide and a text are added', async () => {
		await tabTo( page, page.getByRole( 'button', { name: 'Add slide' } ) );
		await press( page, 'Enter' );
		await expect( page.getByRole( 'menuitem', { name: 'Blank slide' } ) ).toBeFocused();
		await press( page, 'Enter' );
		await expect( page.getByRole( 'button', { name: 'Slide 2', exact: true } ) ).toBeVisible();

		await tabTo( page, page.getByRole( 'button', { name: 'Add layer' } ) );
		await press( page, 'Enter' );
		await expect( page.getByRole( 'menuitem', { name: 'Heading' } ) ).toBeFocused();
		await press( page, 'ArrowDown' );
		await expect( page.getByRole( 'menuitem', { name: 'Text', exact: true } ) ).toBeFocused();
		await press( page, 'Enter' );
		await expect( shown( page ).getByText( 'A few words that say more.' ) ).toBeVisible();
	} );

	await test.step( 'the text is written, moved by 10 px and by 1 px, and comes in', async () => {
		await expect( canvas ).toBeFocused();
		await expect( canvas ).toHaveAccessibleName( 'Canvas, selected: A few words that say more.' );
		await press( page, 'Enter' );
		await page.keyboard.type( 'Reached by keys' );
		await press( page, 'Escape' );
		await expect( canvas ).toBeFocused();
		await press( page, 'Shift+ArrowDown' );
		await press( page, 'ArrowDown' );

		await tabTo( page, timeline.getByRole( 'button', { name: 'Entrance', exact: true } ) );
		await press( page, 'Enter' );
		await tabTo( page, page.getByRole( 'button', { name: 'Fade up', exact: true } ) );
		await press( page, 'Enter' );
		await expect( timeline.getByRole( 'button', { name: /^Entrance of Reached by keys/ } ) ).toBeVisible();
	} );

	await test.step( 'the slide comes first', async () => {
		const second = page.getByRole( 'button', { name: 'Slide 2', exact: true } );
		await tabTo( page, second, 'Shift+Tab' );
		await pageUtils.pressKeys( 'primary+ArrowLeft' );
		const [ first ] = await page.locator( '.fr-filmstrip__slide' ).all();
		await expect( first! ).toHaveAttribute( 'aria-current', 'true' );
		await expect( first! ).toBeFocused();
	} );

	await tabTo( page, back );
	await press( page, 'Enter' );
	await expect( canvas ).toHaveCount( 0 );
	const topBar = page.getByRole( 'region', { name: 'Editor top bar' } );
	await tabTo( page, topBar, 'Control+Backquote' );
	await tabTo( page, topBar.getByRole( 'button', { name: 'Publish', exact: true } ) );
	await press( page, 'Enter' );
	await tabTo(
		page,
		page.getByRole( 'region', { name: 'Editor publish' } ).getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await press( page, 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Dismiss this notice' } ) ).toContainText( 'published' );
	const content = await editor.getEditedPostContent();
	expect( content ).toMatch( /"offsetY":\[11\]/ );
	expect( content ).toMatch( /"frames":\[.*"y":\[40\]/ );

	await page.goto( `/?page_id=${ new URL( page.url() ).searchParams.get( 'post' ) }` );
	const slides = page.locator( '.fr-slide' );
	await expect( slides ).toHaveCount( 2 );
	await expect( slides.first() ).toHaveAttribute( 'data-state', 'active' );
	await expect( slides.first() ).toHaveText( 'Reached by keys' );
} );
