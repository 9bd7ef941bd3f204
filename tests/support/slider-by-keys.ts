/** The slider's workspace by keyboard only: where the focus is, and whether it is visible. */
import type { Locator, Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import { openWorkspace } from './slider-workspace';
import { expect } from './test';

/** More than the number of focusable elements. */
const MANY = 200;

/** Focus styles apply without transitions. */
export const STILL = '*, ::before, ::after { transition: none !important }';

interface Stop {
	/** The part of the workspace that it is in, in reading order; -1 outside of them. */
	part: number;
	what: string;
	/** The element, or a substitute for it, looks different while it has the focus. */
	isShown: boolean;
	isWanted: boolean;
}

/** Runs in the page. The focused element; undefined if there is none. */
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
		return { ...found, isShown: true }; // A menu closes when focus leaves it.
	}
	// Some components draw the focus ring around the field's container, or on the slider thumb beside it.
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
	await Promise.resolve(); // React renders it in a microtask.
	const left = looks();
	activeElement.focus();
	return { ...found, isShown: focused !== left };
}

/** Presses a key and checks that something has the focus afterwards. */
export async function press( page: Page, key: string ) {
	await page.keyboard.press( key );
	await expect.poll( () => page.locator( 'body:focus' ).count(), `the focus after ${ key }` ).toBe( 0 );
}

/** Moves the focus there with this key. All stops on the way are visible and in reading order. */
export async function tabTo( page: Page, wanted: Locator, key = 'Tab' ) {
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

/** Presses a key until the element has the focus, in the page or in one of its frames. */
export async function go( page: Page, key: string, wanted: Locator ) {
	for ( let count = 0; count < MANY; count++ ) {
		await page.keyboard.press( key );
		if ( await wanted.evaluate( ( element ) => element === element.ownerDocument.activeElement ) ) {
			return;
		}
	}
	throw new Error( `${ wanted } is not reached by ${ key }.` );
}

/** Opens the workspace of a slider in a new page. */
export async function begin( admin: Admin, editor: Editor, page: Page, ...words: string[] ) {
	await admin.createNewPost( { postType: 'page', title: 'By keys' } );
	await editor.insertBlock( {
		name: 'frontage/slider',
		attributes: { options: { stopLoop: true, stopAtSlide: 1 } },
		innerBlocks: words.map( ( html, at ) => ( {
			name: 'frontage/slide',
			attributes: { key: `s${ at }` },
			innerBlocks: [ { name: 'frontage/layer', attributes: { html, box: { offsetY: [ 0 ] } } } ],
		} ) ),
	} );
	const canvas = await openWorkspace( page );
	await page.addStyleTag( { content: STILL } );
	await canvas.focus();
	return canvas;
}
