import type { Page } from '@playwright/test';
import { openPrinted } from '../../support/compiled-slider';
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

/** Layers as PHP paints them: they come by CSS as the engine brings them, and stand where their document says. */

const entrance = ( from: object, to: object = {}, more: { from?: object; to?: object } = {} ) => [
	{ id: 'frame_0', to: from, ...more.from },
	{ id: 'frame_1', duration: 1000, ease: 'none', to, ...more.to },
];
const look = { background: '#ffffff', color: [ '#000000' ], fontSize: [ 20 ] };
const deep = { originX: [ '0%' ], originY: [ '100%' ], originZ: [ 30 ], perspective: [ 400 ] };

const LAYERS: Record< string, Record< string, unknown > > = {
	'turned for good and half clear': {
		transform: { rotateZ: [ -30 ] },
		style: { ...look, opacity: [ 0.6 ] },
		frames: entrance( { x: [ 200 ], scaleX: [ 0.5 ] } ),
	},
	'in a mask, turned for good': {
		transform: { rotateZ: [ 20 ] },
		frames: entrance( { x: [ '-100%' ], opacity: [ 1 ] }, {}, { from: { mask: {} }, to: { mask: {} } } ),
	},
	'in space, around a corner': {
		box: { width: [ 160 ], height: [ 60 ] },
		frames: entrance( { rotateY: [ 80 ], rotateX: [ 20 ], z: [ -100 ], ...deep }, { rotateZ: [ 10 ], ...deep } ),
	},
	'from two edges of the slide': {
		box: { x: [ 'right' ], offsetX: [ 40 ], offsetY: [ 200 ] },
		frames: entrance( { x: [ 'right' ], y: [ 'top' ], skewX: [ 20 ] } ),
	},
	'with a filter for each level, cut': {
		clip: { shape: 'rectangle', origin: 'left' },
		frames: entrance(
			{ blur: [ 8 ], clip: [ 0 ], opacity: [ 1 ] },
			{ grayscale: [ 50, 50, 0, 0 ], clip: [ 100 ] }
		),
	},
	'that inherits its place': {
		frames: entrance(
			{ x: [ 60 ], y: [ -60 ], rotateZ: [ 40 ] },
			{ x: [ 'inherit' ], rotateZ: [ 'inherit', 'inherit', 0, 0 ] }
		),
	},
	'in a group that comes later': {
		type: 'group',
		box: { x: [ 'center' ], y: [ 'middle' ], width: [ 200 ], height: [ 80 ] },
		frames: [
			{ id: 'frame_0', to: { y: [ 50 ] } },
			{ id: 'frame_1', at: 400, duration: 600, ease: 'none' },
		],
		layers: [ { html: 'Child', box: { x: [ 'right' ] }, frames: entrance( { x: [ '-100%' ] } ) } ],
	},
};

/** The same layers on two slides: PHP brings those of the first one, the engine those of the second. */
const twice = ( layer: Record< string, unknown > ) => ( {
	options: {
		gridwidth: [ 1000, 800, 600, 400 ],
		gridheight: [ 500, 500, 500, 500 ],
		responsiveLevels: [ 1240, 1024, 778, 480 ],
		sliderLayout: 'fullwidth',
		stopLoop: true,
		stopAtSlide: 1,
	},
	slides: [ 'first', 'second' ].map( ( key ) => ( {
		key,
		transition: { name: 'none' },
		layers: [
			{
				html: 'A layer',
				style: look,
				box: { offsetX: [ 120 ], offsetY: [ 90 ] },
				...layer,
				id: key,
				layers: ( layer.layers as object[] | undefined )?.map( ( child ) => ( {
					...child,
					id: `${ key }-child`,
				} ) ),
			},
		],
	} ) ),
} );

const boxes = ( page: Page, key: string ) =>
	page.evaluate(
		( slide ) =>
			[ ...document.querySelectorAll( `[data-key="${ slide }"] .fr-layer__content` ) ].map( ( content ) => {
				const { x, y, width, height } = content.getBoundingClientRect();
				const moved = content.closest( '.fr-layer__mask' ) ? content : content.closest( '.fr-layer' )!;
				const { opacity, filter, clipPath } = getComputedStyle( moved );
				return { box: [ x, y, width, height ], opacity: Number( opacity ), filter, clipPath };
			} ),
		key
	);

for ( const [ name, layer ] of Object.entries( LAYERS ) ) {
	test( `a layer ${ name } comes by CSS as by the engine`, async ( { page } ) => {
		for ( const width of [ 1300, 600 ] ) {
			await page.setViewportSize( { width, height: 700 } );
			for ( const time of [ 0, 250, 700, 999 ] ) {
				await openPrinted( page, twice( layer ), { run: false } );
				await page.evaluate(
					( at ) =>
						document.getAnimations().forEach( ( animation ) => {
							animation.pause();
							animation.currentTime = at;
						} ),
					time
				);
				const painted = await boxes( page, 'first' );

				await openPrinted( page, twice( layer ) );
				await page.evaluate( async ( at ) => {
					const engine = '/engine/engine.js';
					const { createSlider } = await import( engine );
					const slider = createSlider( document.querySelector( '.fr-slider' ) );
					await slider.go( 1 );
					slider.pause( 'user' );
					slider.seek( at );
				}, time );
				const brought = await boxes( page, 'second' );

				expect( painted ).toHaveLength( brought.length );
				painted.forEach( ( one, nth ) => {
					const other = brought[ nth ]!;
					const where = `${ width } px, ${ time } ms`;
					one.box.forEach( ( side, at ) =>
						expect( Math.abs( side - other.box[ at ]! ), where ).toBeLessThan( 1 )
					);
					expect( Math.abs( one.opacity - other.opacity ), where ).toBeLessThan( 0.02 );
					expect( [ one.filter, one.clipPath ], where ).toEqual( [ other.filter, other.clipPath ] );
				} );
			}
		}
	} );
}

const row = ( layers: object[], more: object = {} ) => ( {
	options: { gridwidth: [ 1000 ], gridheight: [ 400 ], sliderLayout: 'fullwidth' },
	slides: [
		{
			layers: [
				{
					id: 'row',
					type: 'row',
					box: { zone: 'bottom' },
					layers: [
						{ id: 'left', type: 'column', column: { width: '50%' }, layers },
						{ id: 'right', type: 'column', column: { width: '50%', align: 'middle' }, ...more },
					],
				},
			],
		},
	],
} );
const place = async ( page: Page, id: string ) => {
	const { x, y, width, height } = await box( page.locator( `[data-layer="${ id }"]` ) );
	return { x, y, width, height };
};

test(
	'in a column text flows beside what floats, and an absolute layer has the column’s corner',
	{ tag: '@smoke' },
	async ( { page } ) => {
		await page.setViewportSize( { width: 1000, height: 600 } );
		const size = { fontSize: [ 20 ], lineHeight: [ 20 ] };
		await openPrinted(
			page,
			row(
				[
					{ id: 'float', html: 'F', style: size, box: { width: [ 100 ], height: [ 60 ], float: [ 'left' ] } },
					{ id: 'text', html: 'Beside <span id="word">it</span>', style: size },
					{ id: 'under', html: 'Under it', style: size, box: { clear: [ 'left' ] } },
					{
						id: 'corner',
						html: 'C',
						style: size,
						box: {
							position: [ 'absolute' ],
							x: [ 'right' ],
							y: [ 'bottom' ],
							width: [ 30 ],
							height: [ 30 ],
							offsetX: [ 5 ],
						},
					},
				],
				{ layers: [ { id: 'middle', html: 'M', style: size, box: { height: [ 20 ] } } ] }
			)
		);
		expect( await place( page, 'left' ) ).toEqual( { x: 0, y: 320, width: 500, height: 80 } );
		expect( await place( page, 'right' ) ).toEqual( { x: 500, y: 320, width: 500, height: 80 } );
		expect( ( await box( page.locator( '#word' ) ) ).x ).toBeGreaterThan( 100 );
		expect( ( await place( page, 'under' ) ).y ).toBe( 380 );
		expect( await place( page, 'corner' ) ).toEqual( { x: 465, y: 370, width: 30, height: 30 } );
		expect( ( await place( page, 'middle' ) ).y ).toBe( 350 );
	}
);

test( 'columns share their row, and stand below each other on tablets', async ( { page } ) => {
	const column = ( id: string ) => ( {
		id,
		type: 'column',
		layers: [ { id: `${ id }-text`, html: 'Words', style: { fontSize: [ 20 ], lineHeight: [ 20 ] } } ],
	} );
	const model = {
		options: {
			gridwidth: [ 1000 ],
			gridheight: [ 300 ],
			sliderLayout: 'fullwidth',
			responsiveLevels: [ 1240, 1024, 778, 480 ],
		},
		slides: [ { layers: [ { id: 'row', type: 'row', layers: [ 'a', 'b', 'c', 'd' ].map( column ) } ] } ],
	};
	await page.setViewportSize( { width: 1000, height: 600 } );
	await openPrinted( page, model );
	expect( await place( page, 'c' ) ).toMatchObject( { x: 500, y: 0, width: 250 } );
	await page.setViewportSize( { width: 700, height: 600 } );
	expect( await place( page, 'c' ) ).toMatchObject( { x: 0, width: 700 } );
	expect( ( await place( page, 'c' ) ).y ).toBeGreaterThan( 20 );
} );

test( 'everything that acts is reached and pressed by the keyboard, and is seen to have the focus', async ( {
	page,
	axe,
} ) => {
	const next = [ { do: 'jumptoslide', slide: 'next' } ];
	await openPrinted( page, {
		options: {
			gridwidth: [ 1000 ],
			gridheight: [ 400 ],
			sliderLayout: 'fullwidth',
			stopLoop: true,
			stopAtSlide: 1,
		},
		slides: [
			{
				layers: [
					{ id: 'shape', type: 'shape', alias: 'On', box: { width: [ 50 ], height: [ 50 ] }, actions: next },
				],
			},
			{
				layers: [
					{
						id: 'group',
						type: 'group',
						box: { width: [ 200 ], height: [ 90 ] },
						actions: next,
						layers: [ { id: 'in', html: 'Go &amp; see' } ],
					},
				],
			},
			{
				layers: [
					{
						id: 'card',
						type: 'group',
						alias: 'Card',
						box: { width: [ 200 ], height: [ 90 ] },
						actions: [ { do: 'jumptoslide', slide: 'first' } ],
						layers: [
							{ id: 'words', html: 'Words', box: { width: [ 100 ], height: [ 30 ] } },
							{ id: 'link', html: '<a href="#there">There</a>', box: { offsetY: [ 40 ] } },
						],
					},
				],
			},
		],
	} );
	const shown = page.locator( '.fr-slide[data-state="active"]' );
	for ( const [ key, name ] of [
		[ 'Enter', 'On' ],
		[ ' ', 'Go & see' ],
	] as const ) {
		const button = shown.getByRole( 'button', { name, exact: true } );
		await page.keyboard.press( 'Tab' );
		await button.focus();
		expect(
			await button.evaluate(
				( { ownerDocument } ) => getComputedStyle( ownerDocument.activeElement! ).outlineWidth
			)
		).toBe( '2px' );
		expect( await axe( '.fr-slider' ) ).toEqual( [] );
		const before = await shown.getAttribute( 'data-key' );
		await page.keyboard.press( key );
		await expect( shown ).not.toHaveAttribute( 'data-key', before! );
	}
	expect( await axe( '.fr-slider' ) ).toEqual( [] );
	// Links among what is pressed as a whole stay links.
	await shown.getByRole( 'link', { name: 'There' } ).click();
	expect( new URL( page.url() ).hash ).toBe( '#there' );
	await page.mouse.click( 20, 15 ); // On the words: the card's button lies under them.
	await expect( shown ).toHaveAttribute( 'data-key', 'slide-1' );
} );
