/** An editor who uses no mouse makes a slider, from an empty page to the published one; the focus is always somewhere, and seen. */
import { begin, go, press, STILL, tabTo } from '../../support/slider-by-keys';
import { shown } from '../../support/slider-workspace';
import { expect, test } from '../../support/test';

test( 'by keys alone: a slider is begun, with a slide and a text on it', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'By keys' } );
	const canvas = page.getByRole( 'application' );

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
		await page.addStyleTag( { content: STILL } );
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
		await expect( shown( page ).getByText( 'Add a short description here.' ) ).toBeVisible();
	} );
	await expect( canvas ).toBeFocused();
	await expect( canvas ).toHaveAccessibleName( 'Canvas, selected: Add a short description here.' );
} );

test( 'by keys alone: a text is written, moved by 10 px and by 1 px, and comes in', async ( {
	admin,
	editor,
	page,
} ) => {
	const canvas = await begin( admin, editor, page, 'A few words' );
	await press( page, 'PageDown' );
	await expect( canvas ).toHaveAccessibleName( 'Canvas, selected: A few words' );
	await press( page, 'Enter' );
	await page.keyboard.type( 'Reached by keys' );
	await press( page, 'Escape' );
	await expect( canvas ).toBeFocused();
	await press( page, 'Shift+ArrowDown' );
	await press( page, 'ArrowDown' );

	const timeline = page.getByRole( 'region', { name: 'Timeline' } );
	await tabTo( page, timeline.getByRole( 'button', { name: 'Entrance', exact: true } ) );
	await press( page, 'Enter' );
	await tabTo( page, page.getByRole( 'button', { name: 'Fade up', exact: true } ) );
	await press( page, 'Enter' );
	await expect( timeline.getByRole( 'button', { name: /^Entrance: Reached by keys/ } ) ).toBeVisible();

	const content = await editor.getEditedPostContent();
	expect( content ).toMatch( /"offsetY":\[11\]/ );
	expect( content ).toMatch( /"frames":\[.*"y":\[40\]/ );
} );

test( 'by keys alone: the second slide comes first, and the page is published', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	const canvas = await begin( admin, editor, page, 'First', 'Second' );
	await tabTo( page, page.getByRole( 'button', { name: 'Slide 2', exact: true } ) );
	await press( page, 'Enter' );
	await expect( shown( page ).getByText( 'Second' ) ).toBeVisible();
	await pageUtils.pressKeys( 'primary+ArrowLeft' );
	const first = page.locator( '.fr-filmstrip__slide' ).first();
	await expect( first ).toHaveAttribute( 'aria-current', 'true' );
	await expect( first ).toBeFocused();

	await tabTo( page, page.getByRole( 'button', { name: 'Back to page' } ) );
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

	await page.goto( `/?page_id=${ new URL( page.url() ).searchParams.get( 'post' ) }` );
	const slides = page.locator( '.fr-slide' );
	await expect( slides ).toHaveCount( 2 );
	await expect( slides.first() ).toHaveAttribute( 'data-state', 'active' );
	await expect( slides.first() ).toHaveText( 'Second' );
} );

test( 'by keys alone: a slider that is there already is found, changed and saved', async ( {
	admin,
	editor,
	page,
	pageUtils,
	requestUtils,
} ) => {
	const { id } = await requestUtils.createPage( {
		title: 'There already',
		status: 'publish',
		content: `<!-- wp:paragraph --><p>Above it</p><!-- /wp:paragraph -->
			<!-- wp:frontage/slider {"alias":"there","title":"There"} --><!-- wp:frontage/slide {"key":"a"} --><!-- wp:frontage/layer {"id":"words","html":"Old words"} /--><!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->`,
	} );
	await admin.editPost( id );
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).focus();
	await go( page, 'ArrowDown', editor.canvas.getByRole( 'document', { name: 'Block: Slider' } ) );
	await pageUtils.pressKeys( 'alt+F10' );
	await go( page, 'ArrowRight', page.getByRole( 'button', { name: 'Edit slider' } ).first() );
	await press( page, 'Enter' );

	const canvas = page.getByRole( 'application' );
	await expect( canvas ).toBeVisible();
	await page.addStyleTag( { content: STILL } );
	await tabTo( page, canvas );
	await press( page, 'PageDown' );
	await expect( canvas ).toHaveAccessibleName( 'Canvas, selected: Old words' );
	await press( page, 'Enter' );
	await pageUtils.pressKeys( 'primary+a' );
	await page.keyboard.type( 'New words' );
	await press( page, 'Escape' );
	await expect( canvas ).toBeFocused();
	await pageUtils.pressKeys( 'primary+s' );
	const stored = async () => {
		const { content } = await requestUtils.rest< { content: { raw: string } } >( {
			path: `/wp/v2/pages/${ id }`,
			params: { context: 'edit' },
		} );
		return content.raw;
	};
	await expect.poll( stored ).toContain( 'New words' );
	await expect( canvas ).toBeFocused();
	await page.goto( `/?page_id=${ id }` );
	await expect( page.locator( '.fr-slide' ) ).toHaveText( 'New words' );
} );

test( 'by keys alone: a layer is resized, and all keys are listed', async ( {
	admin,
	editor,
	page,
	pageUtils,
	axe,
} ) => {
	const canvas = await begin( admin, editor, page, 'A few words' );
	const width = async () =>
		Number( /"width":\[(\d+)\]/.exec( ( await editor.getEditedPostContent() ) ?? '' )?.[ 1 ] ?? 0 );

	await test.step( 'resized by 10 px and back by 1 px', async () => {
		await press( page, 'PageDown' );
		await pageUtils.pressKeys( 'primaryShift+ArrowRight' );
		await expect.poll( width ).toBeGreaterThan( 10 );
		const before = await width();
		await pageUtils.pressKeys( 'primaryShift+ArrowRight' );
		await expect.poll( width ).toBe( before + 10 );
		await pageUtils.pressKeys( 'primary+ArrowLeft' );
		await expect.poll( width ).toBe( before + 9 );
		await pageUtils.pressKeys( 'primary+ArrowDown' );
		await expect.poll( () => editor.getEditedPostContent() ).toMatch( /"height":\[\d+\]/ );
	} );

	await test.step( 'all keys are listed', async () => {
		await pageUtils.pressKeys( 'access+h' );
		const dialog = page.getByRole( 'dialog', { name: 'Keyboard shortcuts' } );
		await expect( dialog ).toContainText( 'Resize by 1 px' );
		expect( await axe( '.fr-shortcuts' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( canvas ).toBeFocused();

		// A window at 400 %.
		await page.setViewportSize( { width: 390, height: 844 } );
		await pageUtils.pressKeys( 'access+h' );
		await expect( dialog ).toBeVisible();
	} );
} );

test( 'by keys alone: layers are put in order and on the timeline; axe in each opened state', async ( {
	admin,
	editor,
	page,
	pageUtils,
	axe,
} ) => {
	test.slow();
	await begin( admin, editor, page, 'A few words' );
	/** What axe finds in the workspace as it is now; what the canvas shows is a slide, and no page with landmarks. */
	const faults = async () =>
		( await axe( '.fr-workspace' ) ).filter( ( fault ) => ! fault.endsWith( '(.fr-canvas__frame html)' ) );
	const rows = page.locator( '.fr-layers__name' );
	await test.step( 'a second layer, which comes below the first in the list', async () => {
		await tabTo( page, page.getByRole( 'button', { name: 'Add layer' } ) );
		await press( page, 'Enter' );
		await expect( page.getByRole( 'menuitem', { name: 'Heading' } ) ).toBeFocused();
		expect( await faults() ).toEqual( [] );
		await press( page, 'Enter' );
		await expect( rows ).toHaveCount( 2 );
		await expect( rows.last() ).toHaveText( 'A few words' );
		await tabTo( page, rows.last() );
		await pageUtils.pressKeys( 'primary+ArrowUp' );
		await expect( rows.first() ).toHaveText( 'A few words' );
		await expect( rows.first() ).toBeFocused();
	} );

	await test.step( 'the same by its menu, without a drag', async () => {
		await tabTo( page, page.getByRole( 'button', { name: 'Options for Text: A few words' } ) );
		await press( page, 'Enter' );
		const down = page.getByRole( 'menuitem', { name: 'Move down' } );
		await expect( down ).toBeVisible();
		expect( await faults() ).toEqual( [] );
		await expect( async () => {
			await press( page, 'ArrowDown' );
			expect( await down.evaluate( ( item ) => item === item.ownerDocument.activeElement ) ).toBe( true );
		} ).toPass();
		await press( page, 'Enter' );
		await expect( rows.last() ).toHaveText( 'A few words' );
		await expect( page.getByRole( 'button', { name: 'Options for Text: A few words' } ) ).toBeFocused();
	} );

	const timeline = page.getByRole( 'region', { name: 'Timeline' } );
	await test.step( 'its entrance begins later and lasts longer', async () => {
		await tabTo( page, rows.last(), 'Shift+Tab' );
		await press( page, 'Enter' );
		await tabTo( page, timeline.getByRole( 'button', { name: 'Entrance', exact: true } ) );
		await press( page, 'Enter' );
		const up = page.getByRole( 'button', { name: 'Fade up', exact: true } );
		await expect( up ).toBeVisible();
		expect( await faults() ).toEqual( [] );
		await tabTo( page, up );
		await press( page, 'Enter' );
		const bar = timeline.getByRole( 'button', { name: /^Entrance: A few words/ } );
		await expect( bar ).toBeVisible();
		const times = async () => {
			const [ begins, lasts ] = ( ( await bar.getAttribute( 'aria-label' ) ) ?? '' ).match( /\d+\.\d+/g )!;
			return [ Number( begins ), Number( lasts ) ] as const;
		};
		const [ begins, lasts ] = await times();
		await bar.focus();
		await press( page, 'Shift+ArrowRight' );
		await press( page, 'Alt+ArrowRight' );
		await expect.poll( times ).toEqual( [ expect.closeTo( begins + 0.1 ), expect.closeTo( lasts + 0.01 ) ] );
	} );
} );

test( 'by keys alone: a layer and a slide are deleted, and the menu of a slide is clean', async ( {
	admin,
	editor,
	page,
	axe,
} ) => {
	const canvas = await begin( admin, editor, page, 'First', 'Second' );
	await press( page, 'PageDown' );
	await press( page, 'Delete' );
	await expect( page.locator( '.fr-layers__name' ) ).toHaveCount( 0 );
	await expect( canvas ).toBeFocused();

	const cards = page.locator( '.fr-filmstrip__slide' );
	await tabTo( page, cards.last() );
	await tabTo( page, page.getByRole( 'button', { name: 'Options for Slide 2' } ) );
	await press( page, 'Enter' );
	await expect( page.getByRole( 'menuitem', { name: 'Move earlier' } ) ).toBeVisible();
	expect( await axe( '.fr-workspace .components-popover' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await tabTo( page, cards.last(), 'Shift+Tab' );
	await press( page, 'Delete' );
	await expect( cards ).toHaveCount( 1 );
	await expect( cards.first() ).toBeFocused();

	// By its menu: the button that opened it goes with the slide.
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( cards ).toHaveCount( 2 );
	await tabTo( page, page.getByRole( 'button', { name: 'Options for Slide 2' } ) );
	await press( page, 'Enter' );
	const last = page.getByRole( 'menuitem', { name: 'Delete' } );
	await expect( last ).toBeVisible();
	await go( page, 'ArrowUp', last );
	await press( page, 'Enter' );
	await expect( cards ).toHaveCount( 1 );
	await expect( page.getByRole( 'button', { name: 'Options for Slide 1' } ) ).toBeFocused();
} );
