import type { Page } from '@playwright/test';
import type { PlayFrame, PlayLayer } from '../../../packages/slider/engine/types/playback-config';
import { openFilm } from '../../support/slider-frames';
import { playDocument } from '../../support/slider-page';
import { expect, test } from '../../support/test';

/** Layers frame by frame; figures come from the play document, with linear easings, not from the engine. */
const frame = (
	name: string,
	at: PlayFrame[ 'at' ],
	to: PlayFrame[ 'to' ] = {},
	more: Partial< PlayFrame > = {}
): PlayFrame => ( {
	name,
	at,
	duration: 1000,
	ease: 'linear',
	to,
	...more,
} );

/** 100 by 40 px at 200, 100 of a slide of 800 by 400. */
const PLACE = '--fr-x:200;--fr-y:100;--fr-w:calc(100*var(--fr-k));--fr-h:calc(40*var(--fr-k));--fr-fill:#fff';
const box = ( inside: string, className = '', style = '' ) =>
	`<div class="fr-slide__grid"><div class="fr-layer ${ className }" data-layer="box" style="${ PLACE };${ style }">${ inside }</div></div>`;
const TEXT = '<div class="fr-layer__content">Text</div>';

const open = (
	page: Page,
	layer: Partial< PlayLayer >,
	inside = TEXT,
	className = '',
	style = '',
	actions: PlayLayer[] = []
) =>
	openFilm(
		page,
		playDocument( {
			modules: [ 'layers', 'split' ],
			slides: [ { layers: [ { id: 'box', ...layer }, ...actions ] }, {} ],
		} ),
		{ content: ( slide ) => ( slide ? '' : box( inside, className, style ) ) }
	);

const LAYER = '.fr-layer';

test( 'a layer comes, stays, goes on and leaves at its times', { tag: '@smoke' }, async ( { page } ) => {
	const film = await open( page, {
		before: { x: -100, opacity: 0 },
		frames: [
			frame( 'frame_1', 500 ),
			frame( 'frame_2', 3000, { y: '50%', scaleX: 2 } ),
			frame( 'frame_999', 'end', { opacity: 0 } ),
		],
	} );
	for ( const [ time, left, top, width, opacity ] of [
		[ 0, 100, 100, 100, 0 ],
		[ 500, 100, 100, 100, 0 ],
		[ 1000, 150, 100, 100, 0.5 ],
		[ 1500, 200, 100, 100, 1 ],
		[ 2900, 200, 100, 100, 1 ],
		[ 3500, 175, 110, 150, 1 ],
		[ 4000, 150, 120, 200, 1 ],
		[ 1250, 175, 100, 100, 0.75 ], // Backwards, too.
		[ 8000, 150, 120, 200, 1 ],
	] as const ) {
		await film.seek( time );
		const [ seen ] = await film.boxes( LAYER );
		expect( [ seen!.left, seen!.top, seen!.right - seen!.left ].map( Math.round ) ).toEqual( [ left, top, width ] );
		expect( seen!.opacity ).toBeCloseTo( opacity, 2 );
	}
	await film.go( 'next' );
	await film.pass( 500 );
	const [ leaving ] = await film.boxes( LAYER );
	expect( leaving!.opacity ).toBeCloseTo( 0.5, 2 );
	expect( Math.round( leaving!.left ) ).toBe( 175 ); // A state says all: half-way back to its own width.
	await film.pass( 600 );
	expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
} );

test( 'an entrance that PHP printed goes on where it is', { tag: '@smoke' }, async ( { page } ) => {
	const film = await open(
		page,
		{
			before: { x: -100, opacity: 0 },
			frames: [ frame( 'frame_1', 0 ), frame( 'frame_2', 2000, { x: 40 } ) ],
			adopted: true,
		},
		TEXT,
		'fr-enter',
		'--fr-from:translate(calc(-100*var(--fr-k)));--fr-for:1000ms;--fr-ease:linear'
	);
	const lefts = async ( times: number[] ) => {
		const list: number[] = [];
		for ( const time of times ) {
			await film.seek( time );
			list.push( Math.round( ( await film.boxes( LAYER ) )[ 0 ]!.left ) );
		}
		return list;
	};
	expect( await lefts( [ 0, 500, 1000, 2000, 2500, 3000 ] ) ).toEqual( [ 100, 150, 200, 200, 220, 240 ] );
	const names = await page.evaluate( () =>
		document.getAnimations().map( ( animation ) => ( animation as CSSAnimation ).animationName ?? '' )
	);
	expect( names ).toEqual( [ 'fr-enter', '' ] );
} );

test( 'from an edge means fully outside the slide', async ( { page } ) => {
	for ( const [ before, edge, at ] of [
		[ { x: 'right' }, 'left', 800 ],
		[ { x: 'left' }, 'right', 0 ],
		[ { y: 'bottom' }, 'top', 400 ],
		[ { y: 'top' }, 'bottom', 0 ],
	] as const ) {
		const film = await open( page, { before, frames: [ frame( 'frame_1', 0 ) ] } );
		await film.seek( 0 );
		expect( Math.round( ( await film.boxes( LAYER ) )[ 0 ]![ edge ] ) ).toBe( at );
	}
} );

test( 'px scale with the slider', async ( { page } ) => {
	const film = await open( page, { before: { x: 100 }, frames: [ frame( 'frame_1', 0 ) ] } );
	await page.setViewportSize( { width: 400, height: 400 } );
	await film.seek( 0 );
	expect( Math.round( ( await film.boxes( LAYER ) )[ 0 ]!.left ) ).toBe( 150 );
} );

test( 'with a mask the content moves in its place, and no further', async ( { page } ) => {
	const film = await open(
		page,
		{ before: { y: '100%' }, frames: [ frame( 'frame_1', 0, {}, { mask: {} } ) ] },
		`<div class="fr-layer__mask">${ TEXT }</div>`,
		'fr-layer--masked'
	);
	await film.seek( 250 );
	expect(
		( await film.boxes( `${ LAYER }, .fr-layer__mask, .fr-layer__content` ) ).map( ( { top } ) =>
			Math.round( top )
		)
	).toEqual( [ 100, 100, 130 ] );
	await expect( page.locator( '.fr-layer__mask' ) ).toHaveCSS( 'overflow', 'clip' );
} );

test( 'a loop swings between its states', async ( { page } ) => {
	const film = await open(
		page,
		{
			loop: {
				from: { x: -20 },
				to: { x: 20, rotateZ: 90 },
				duration: 1000,
				ease: 'linear',
				yoyo: { move: true },
			},
		},
		`<div class="fr-layer__loop">${ TEXT }</div>`
	);
	const loop = page.locator( '.fr-layer__loop' );
	for ( const [ time, x, degrees ] of [
		[ 0, -20, 0 ],
		[ 750, 10, 67.5 ],
		[ 1250, 10, 22.5 ],
		[ 2000, -20, 0 ],
	] as const ) {
		await film.seek( time );
		const at = await loop.evaluate( ( element ) => {
			const { a, b: rise, e } = new DOMMatrix( getComputedStyle( element ).transform );
			return [ e, ( Math.atan2( rise, a ) * 180 ) / Math.PI ].map(
				( value ) => Math.round( value * 10 ) / 10 + 0
			);
		} );
		expect( at ).toEqual( [ x, degrees ] );
	}
} );

test( 'an action begins where the layer is, and only that layer moves', async ( { page } ) => {
	const film = await open(
		page,
		{
			before: { x: -100 },
			frames: [ frame( 'frame_1', 0 ), frame( 'frame_2', 'action', { y: 60, rotateZ: 90 } ) ],
			actions: [ { on: 'click', do: 'gotoframe', layer: 'box', frames: [ 'frame_2' ] } ],
		},
		'<div class="fr-layer__content" role="button" tabindex="0">Text</div>'
	);
	await film.seek( 500 );
	const [ before ] = await film.boxes( LAYER );
	await page.getByRole( 'button', { name: 'Text' } ).press( 'Enter' );
	expect( ( await film.boxes( LAYER ) )[ 0 ] ).toEqual( before );
	await film.pass( 1000 );
	const [ after ] = await film.boxes( LAYER );
	expect( [ after!.left, after!.top ].map( Math.round ) ).toEqual( [ 230, 130 ] ); // On its side, 60 px lower.
} );

test( 'text comes letter by letter without moving its lines', async ( { page } ) => {
	const words = 'Some <em>words</em> to read, and <a href="#more">a link</a> too';
	const style = '--fr-w:calc(180*var(--fr-k));--fr-h:auto;--fr-size:20px';
	const film = await open(
		page,
		{
			before: {},
			frames: [
				frame(
					'frame_1',
					0,
					{},
					{ duration: 400, split: { by: 'chars', step: 100, order: 'forward', from: { y: 20, opacity: 0 } } }
				),
			],
		},
		`<div class="fr-layer__content">${ words }</div>`,
		'',
		style
	);
	await film.seek( 20_000 );
	const whole = await page.locator( LAYER ).evaluate( ( element ) => {
		const copy = element.cloneNode( true ) as HTMLElement;
		copy.querySelector( '.fr-layer__content' )!.replaceChildren(
			...new DOMParser().parseFromString(
				'Some <em>words</em> to read, and <a href="#more">a link</a> too',
				'text/html'
			).body.childNodes
		);
		element.after( copy );
		const { width, height } = copy.getBoundingClientRect();
		copy.remove();
		return [ width, height ].map( Math.round );
	} );
	const [ cut ] = await film.boxes( LAYER );
	expect( [ cut!.right - cut!.left, cut!.bottom - cut!.top ].map( Math.round ) ).toEqual( whole );

	await film.seek( 300 ); // The first letter is at 300 of 400 ms, the fourth begins.
	const letters = await film.boxes( `${ LAYER } [aria-hidden] span span` );
	expect( letters.slice( 0, 5 ).map( ( { opacity } ) => opacity.toFixed( 2 ) ) ).toEqual( [
		'0.75',
		'0.50',
		'0.25',
		'0.00',
		'0.00',
	] );
	expect( Math.round( letters[ 3 ]!.top - letters[ 0 ]!.top ) ).toBe( 15 );
	await expect( page.getByRole( 'link', { name: 'a link' } ) ).toHaveCount( 1 );
	await expect( page.locator( LAYER ) ).toMatchAriaSnapshot( `
		- text: Some
		- emphasis: words
		- text: to read, and
		- link "a link"
		- text: too
	` );
} );

test( 'text by lines is cut where it breaks', { tag: '@smoke' }, async ( { page } ) => {
	const film = await open(
		page,
		{
			before: {},
			frames: [
				frame( 'frame_1', 0, {}, { split: { by: 'lines', step: 500, order: 'forward', from: { x: -40 } } } ),
			],
		},
		'<div class="fr-layer__content">one two three four five six seven</div>',
		'',
		'--fr-w:calc(110*var(--fr-k));--fr-h:auto;--fr-size:20px;--fr-line:30px'
	);
	await film.seek( 500 );
	const lines = await film.boxes( `${ LAYER } [aria-hidden] > span` );
	expect( lines.length ).toBeGreaterThan( 2 );
	expect( lines.map( ( { top } ) => Math.round( ( top - lines[ 0 ]!.top ) / 30 ) ) ).toEqual(
		lines.map( ( _, line ) => line )
	);
	expect( lines.map( ( { left } ) => Math.round( left ) ).slice( 0, 3 ) ).toEqual( [ 180, 160, 160 ] );
} );

test( 'a block crosses the layer and leaves it there', async ( { page } ) => {
	const film = await open( page, {
		before: { opacity: 0 },
		frames: [ frame( 'frame_1', 0, { opacity: 1 }, { block: { direction: 'blocktoleft', color: '#f00' } } ) ],
	} );
	for ( const [ time, left, content ] of [
		[ 250, 250.5, 0 ],
		[ 500, 200, 1 ],
		[ 750, 149.5, 1 ],
	] as const ) {
		await film.seek( time );
		const [ block ] = await film.boxes( `${ LAYER } [aria-hidden] > span` );
		expect( Math.abs( block!.left - left ) ).toBeLessThan( 1 );
		expect( ( await film.boxes( '.fr-layer__content' ) )[ 0 ]!.opacity ).toBe( content );
		expect( ( await film.boxes( LAYER ) )[ 0 ]!.opacity ).toBe( 1 );
	}
} );
