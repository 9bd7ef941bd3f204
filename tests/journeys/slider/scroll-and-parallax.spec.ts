import type { Page } from '@playwright/test';
import type { Play, PlayFrame } from '../../../packages/slider/engine/types/playback-config';
import { openFilm } from '../../support/slider-frames';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { playDocument } from '../../support/slider-page';
import { expect, test } from '../../support/test';

/** Opacity of a layer's element once the page stands at `top`. */
async function opacityAt( page: Page, top: number, layer = 'a' ): Promise< number > {
	await page.evaluate(
		( y ) =>
			new Promise< void >( ( resolve ) => {
				window.scrollTo( { top: y, behavior: 'instant' } );
				requestAnimationFrame( () => requestAnimationFrame( () => resolve() ) );
			} ),
		top
	);
	return page
		.locator( `[data-layer=${ layer }]` )
		.evaluate( ( element ) => Number( getComputedStyle( element ).opacity ) );
}

const comes = ( at: number, duration: number, rest: PlayFrame[] = [] ) => ( {
	before: { opacity: 0 },
	frames: [ { name: 'frame_1', at, duration, ease: 'linear', to: { opacity: 1 } }, ...rest ],
} );
const goes = ( at: number, duration: number ): PlayFrame[] => [
	{ name: 'frame_999', at, duration, ease: 'linear', to: { opacity: 0 } },
];

const story = ( given: Partial< NonNullable< Play[ 'scrollTimeline' ] > > = {} ) =>
	playDocument( {
		modules: [ 'layers', 'scroll-bound' ],
		scrollTimeline: { pinned: true, from: 0, to: 2000, ease: 'linear', smoothing: 0, layers: true, ...given },
		slides: [
			{
				layers: [
					{ id: 'a', ...comes( 500, 1000 ) },
					{ id: 'b', ...comes( 0, 500, goes( 1500, 1000 ) ) },
				],
			},
		],
	} );
const content = () =>
	`<div class="fr-slide__background"></div><div class="fr-slide__grid">${ [ 'a', 'b' ]
		.map(
			( id ) => `<div class="fr-layer" data-layer="${ id }"><div class="fr-layer__content">${ id }</div></div>`
		)
		.join( '' ) }</div>`;
const timelines = ( page: Page, layer: string ) =>
	page
		.locator( `[data-layer=${ layer }]` )
		.evaluate( ( element ) => element.getAnimations().map( ( { timeline } ) => timeline?.constructor.name ) );

test(
	'scrolling is the clock: the browser’s own where it may be, the engine’s else',
	{ tag: '@smoke' },
	async ( { page } ) => {
		await openFilm( page, story(), { content } );
		expect( await timelines( page, 'a' ) ).toEqual( [ 'ViewTimeline' ] );
		expect( await timelines( page, 'b' ) ).not.toContain( 'ViewTimeline' ); // It would go on where the pin ends.
		for ( const [ top, a, b ] of [
			[ 250, 0, 0.5 ],
			[ 750, 0.25, 1 ],
			[ 1250, 0.75, 1 ],
			[ 2000, 1, 0.5 ],
			[ 2200, 1, 0.5 ],
			[ 1000, 0.5, 1 ],
		] as const ) {
			expect( await opacityAt( page, top ) ).toBeCloseTo( a, 2 );
			expect( await opacityAt( page, top, 'b' ) ).toBeCloseTo( b, 2 );
		}
	}
);

test( 'a clock that is smoothed, or eased, is the engine’s', async ( { page } ) => {
	await openFilm( page, story( { ease: 'ease-in' } ), { content } );
	expect( await timelines( page, 'a' ) ).not.toContain( 'ViewTimeline' );
	expect( await opacityAt( page, 1000 ) ).toBeLessThan( 0.4 );
} );

test.describe( 'in 3D', () => {
	const deep = ( space: NonNullable< NonNullable< Play[ 'parallax' ] >[ 'space' ] > ) =>
		playDocument( {
			modules: [ 'mouse' ],
			parallax: {
				type: '3D',
				levels: [ 100, ...Array( 14 ).fill( 0 ), 85 ],
				origin: 'slidercenter',
				speed: 0,
				speedBg: 0,
				speedStatic: 0,
				space,
			},
			slides: [
				{ layers: [ { id: 'a', parallax: 1 }, { id: 'b' } ] },
				{ layers: [ { id: 'a2', parallax: 1 } ] },
			],
		} );
	const CSS = 'width: 400px; margin: 100px auto; --fr-gw: 400; --fr-gh: 200;';
	const inside = ( slide: number ) =>
		`<div class="fr-slide__background" style="--fr-bg:#356"></div><div class="fr-slide__grid">${ [
			slide ? 'a2' : 'a',
			'b',
		]
			.map(
				( id ) =>
					`<div class="fr-layer" data-layer="${ id }" style="--fr-x:150;--fr-y:80;--fr-w:100px;--fr-h:40px;--fr-fill:#fff"><div class="fr-layer__content">${ id }</div></div>`
			)
			.join( '' ) }</div>`;
	/** How wide it is drawn. */
	const widths = async ( film: Awaited< ReturnType< typeof openFilm > >, ...layers: string[] ) => {
		const boxes = await Promise.all( layers.map( ( id ) => film.boxes( `[data-layer=${ id }]` ) ) );
		return boxes.map( ( [ box ] ) => box!.right - box!.left );
	};
	const EYE = 1600;

	test( 'layers stand before the module while it leans, and nothing widens the page', async ( { page } ) => {
		const film = await openFilm( page, deep( { lift: 160 } ), { css: CSS, content: inside } );
		expect( await widths( film, 'a', 'b' ) ).toEqual( [ 100, 100 ] );
		await page.mouse.move( 400, 200 );
		const [ front, plane ] = await widths( film, 'a', 'b' );
		expect( front ).toBeCloseTo( ( 100 * EYE ) / ( EYE - 160 ), 0 );
		expect( plane ).toBeCloseTo( 100, 0 );

		// At the right edge the module turns by 17° around its upright axis.
		await page.mouse.move( 599, 200 );
		const angle = ( ( 17 * 199 ) / 200 ) * ( Math.PI / 180 );
		const [ box ] = await film.boxes( '.fr-slide__background' );
		const edge = ( sign: number ) =>
			400 + ( sign * 200 * Math.cos( angle ) * EYE ) / ( EYE + sign * 200 * Math.sin( angle ) );
		expect( box!.left ).toBeCloseTo( edge( -1 ), 0 );
		expect( box!.right ).toBeCloseTo( edge( 1 ), 0 );
		const [ layer ] = await film.boxes( '[data-layer=a]' );
		const aside = ( x: number ) =>
			400 +
			( ( x * Math.cos( angle ) + 160 * Math.sin( angle ) ) * EYE ) /
				( EYE + x * Math.sin( angle ) - 160 * Math.cos( angle ) );
		expect( layer!.left ).toBeCloseTo( aside( -50 ), 0 );
		expect( layer!.right ).toBeCloseTo( aside( 50 ), 0 );
		expect( await horizontalScroll( page ) ).toEqual( [] );

		await page.mouse.move( 10, 10 );
		expect( await widths( film, 'a', 'b' ) ).toEqual( [ 100, 100 ] );
	} );

	test( 'its backgrounds may stand still, its layers stay in its plane', async ( { page } ) => {
		const film = await openFilm( page, deep( { lift: 160, freezes: true } ), { css: CSS, content: inside } );
		await page.mouse.move( 590, 200 );
		const [ background ] = await film.boxes( '.fr-slide__background' );
		expect( [ background!.left, background!.right ] ).toEqual( [ 200, 600 ] );
		const [ front, plane ] = await widths( film, 'a', 'b' );
		expect( front! ).toBeGreaterThan( plane! + 5 );
	} );
} );

test( 'scroll effects take what they are told to, and leave it when the module comes back', async ( { page } ) => {
	const play = playDocument( {
		modules: [ 'scroll' ],
		parallax: { type: 'scroll', levels: [ 50 ], origin: 'slidercenter', speed: 0, speedBg: 0, speedStatic: 0 },
		scrollEffect: {
			fade: true,
			tilt: 0,
			factor: 1,
			layerFactor: 0.5,
			direction: 'top',
			targets: [ 'slide', 'parallax_layers' ],
		},
		slides: [ { layers: [ { id: 'a', parallax: 1 }, { id: 'b' } ] } ],
	} );
	const film = await openFilm( page, play, { css: 'margin-block: 300px 800px;', content } );
	const opacities = async () => {
		const found = await Promise.all(
			[ '.fr-slide__background', '[data-layer=a] > *', '[data-layer=b] > *' ].map( ( selector ) =>
				film.boxes( selector )
			)
		);
		return found.map( ( [ box ] ) => Math.round( box!.opacity * 1000 ) / 1000 );
	};
	const top = async () => Math.round( ( await film.boxes( '[data-layer=a]' ) )[ 0 ]!.top );
	expect( await top() ).toBe( 300 - 150 ); // 300 px are hidden below: the layer is half of that higher.
	expect( await opacities() ).toEqual( [ 1, 1, 1 ] ); // Only what leaves at the top fades.
	await opacityAt( page, 400 ); // 100 of 400 px are hidden.
	expect( await opacities() ).toEqual( [ 0.75, 0.875, 1 ] );
	expect( await top() ).toBe( -100 + 50 );
	await opacityAt( page, 300 );
	expect( await opacities() ).toEqual( [ 1, 1, 1 ] );
	expect( await top() ).toBe( 0 );
} );
