import type { Page } from '@playwright/test';
import type { Play, PlayFrame } from '../../packages/slider/engine/play';
import { openFilm } from '../support/film-strip';
import { playDocument } from '../support/slider-page';
import { expect, test } from '../support/test';

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

test( 'scrolling is the clock: the browser’s own where it may be, the engine’s else', async ( { page } ) => {
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
} );

test( 'a clock that is smoothed, or eased, is the engine’s', async ( { page } ) => {
	await openFilm( page, story( { ease: 'ease-in' } ), { content } );
	expect( await timelines( page, 'a' ) ).not.toContain( 'ViewTimeline' );
	expect( await opacityAt( page, 1000 ) ).toBeLessThan( 0.4 );
} );
