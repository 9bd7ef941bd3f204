import type { Carousel, PlayTransition } from '../../../packages/slider/engine/types/playback-config';
import { openFilm, type Box } from '../../support/slider-frames';
import { playDocument } from '../../support/slider-page';
import { expect, test } from '../../support/test';

/** Figures come from the play document by the plain rule of each show, not from the engine. */
const WIDTH = 800;
const HEIGHT = 400;

const changes = ( family: PlayTransition[ 'family' ], more: Partial< PlayTransition > ) =>
	playDocument( {
		modules: [ 'transitions', 'pieces', 'cube' ],
		images: { mode: 'smart' },
		slides: Array.from( { length: 5 }, () => ( {
			transitions: [ { name: family, family, duration: 1000, easeIn: 'linear', easeOut: 'linear', ...more } ],
		} ) ),
	} );

const turns = ( look: Partial< Carousel > ) =>
	playDocument( {
		kind: 'carousel',
		modules: [ look.spin ? 'ring' : 'carousel' ],
		carousel: {
			speed: 800,
			ease: 'linear',
			visible: 3,
			space: 20,
			snap: true,
			infinite: true,
			align: 'center',
			...look,
		},
		slides: Array.from( { length: 7 }, () => ( {} ) ),
	} );

const middle = ( { left, right }: Box ) => ( left + right ) / 2;
const at = ( box: Box | undefined ) => ( box ? [ box.left, box.top, box.right, box.bottom ].map( Math.round ) : [] );
const SLIDES = '.fr-slide';

test( 'parallax: the new slide comes from its side, the old one goes slower', { tag: '@smoke' }, async ( { page } ) => {
	const film = await openFilm( page, changes( 'parallax', { from: 'horizontal' } ) );
	await film.go( 'next' );
	for ( const part of [ 0.25, 0.5, 0.75 ] ) {
		await film.pass( 250 );
		const [ old, coming ] = await film.boxes( SLIDES );
		expect( coming!.left ).toBeCloseTo( WIDTH * ( 1 - part ), 0 );
		expect( old!.left ).toBeCloseTo( -0.4 * WIDTH * part, 0 );
		await expect( page.locator( SLIDES ).first() ).toHaveCSS( 'visibility', 'visible' );
	}
	await film.pass( 250 );
	expect( at( ( await film.boxes( SLIDES ) )[ 1 ] ) ).toEqual( [ 0, 0, WIDTH, HEIGHT ] );
	expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
} );

test( 'scale: the old slide grows and goes, the new one grows into its place', async ( { page } ) => {
	const film = await openFilm( page, changes( 'scale', { from: 'in' } ) );
	await film.go( 'next' );
	await film.pass( 350 );
	const [ old, coming ] = await film.boxes( SLIDES );
	expect( coming!.right - coming!.left ).toBeCloseTo( WIDTH * ( 0.6 + 0.4 * 0.35 ), 0 );
	expect( coming!.opacity ).toBeCloseTo( 0.5, 2 );
	expect( old!.right - old!.left ).toBeCloseTo( WIDTH * ( 1 + 0.6 * 0.35 ), 0 );
	expect( old!.opacity ).toBe( 1 );
	await film.pass( 650 );
	expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
} );

test( 'overlay: the new slide stays and is uncovered', async ( { page } ) => {
	const film = await openFilm( page, changes( 'overlay', { from: 'left' } ) );
	await film.go( 'next' );
	await film.pass( 400 );
	expect( at( ( await film.boxes( SLIDES ) )[ 1 ] ) ).toEqual( [ 0, 0, WIDTH, HEIGHT ] );
	await expect( page.locator( SLIDES ).nth( 1 ) ).toHaveCSS( 'clip-path', 'inset(0px 60% 0px 0px)' );
	expect( ( await film.boxes( '.fr-slide__background' ) )[ 1 ]!.left ).toBeCloseTo( -0.25 * WIDTH * 0.6, 0 );
} );

test( 'pieces: each comes in its turn, all are there in time, and none is left', async ( { page } ) => {
	const pieces = {
		rows: 2,
		columns: 4,
		order: 'forward',
		delay: 50,
		in: { x: '100%', opacity: 0 },
		out: {},
	} as const;
	const film = await openFilm( page, changes( 'pieces', { pieces } ) );
	await film.go( 'next' );
	await film.pass( 400 );
	const length = 1000 - 7 * 50;
	const found = await film.boxes( '.fr-slide__pieces > *' );
	expect( found ).toHaveLength( 8 );
	found.forEach( ( { left, top, opacity }, index ) => {
		const part = Math.min( 1, ( 400 - index * 50 ) / length );
		const width = WIDTH / 4;
		expect( left ).toBeCloseTo( ( index % 4 ) * width + width * ( 1 - part ), 0 );
		expect( top ).toBeCloseTo( Math.floor( index / 4 ) * ( HEIGHT / 2 ), 0 );
		expect( opacity ).toBeCloseTo( part, 2 );
	} );
	await film.pass( 600 );
	expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
} );

test( 'cube: both faces meet at one edge all the way', async ( { page } ) => {
	const film = await openFilm( page, changes( 'cube', { cube: { shape: 'cube', depth: 300, tilt: 0 } } ) );
	await film.go( 'next' );
	await film.pass( 500 );
	const [ old, coming ] = await film.boxes( SLIDES );
	expect( old!.right ).toBeCloseTo( WIDTH / 2, 0 );
	expect( coming!.left ).toBeCloseTo( WIDTH / 2, 0 );
	expect( coming!.right - WIDTH / 2 ).toBeCloseTo( WIDTH / 2 - old!.left, 0 );
	// At half the way the edge is √½ of the width from the axis, which stands half the width and the depth behind.
	const edge = WIDTH * Math.SQRT1_2 - WIDTH / 2 - 300;
	const eye = WIDTH * 1.5;
	expect( old!.bottom - old!.top ).toBeCloseTo( ( HEIGHT * eye ) / ( eye - edge ), 0 );
	await film.pass( 500 );
	expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
} );

test( 'papercut: two halves of the old slide fly apart above the new one', async ( { page } ) => {
	const film = await openFilm( page, changes( 'cube', { cube: { shape: 'papercut', depth: 0, tilt: 0 } } ) );
	await film.go( 'next' );
	await film.pass( 500 );
	const [ first, second ] = await film.boxes( '.fr-slide__pieces > *' );
	expect( middle( second! ) - middle( first! ) ).toBeCloseTo( 0.65 * WIDTH, 0 );
	await film.pass( 500 );
	expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
} );

for ( const [ dir, way ] of [
	[ 'ltr', 1 ],
	[ 'rtl', -1 ],
] as const ) {
	test(
		`carousel, ${ dir }: the row moves by one, and goes round without copies`,
		{ tag: '@smoke' },
		async ( { page } ) => {
			const film = await openFilm( page, turns( {} ), { css: '--fr-item: 240px;', dir } );
			const step = 240 + 20;
			const places = async () =>
				( await film.boxes( SLIDES ) ).map( ( box ) => Math.round( ( middle( box ) - WIDTH / 2 ) * way ) + 0 );
			expect( await places() ).toEqual( [ 0, 1, 2, 3, -3, -2, -1 ].map( ( steps ) => steps * step ) );

			await film.go( 'previous' );
			await film.pass( 200 );
			expect( ( await places() ).slice( 0, 2 ) ).toEqual( [ step / 4, step + step / 4 ] );
			expect( ( await places() )[ 6 ] ).toBe( -step + step / 4 );
			await film.pass( 600 );
			expect( await places() ).toEqual( [ 1, 2, 3, -3, -2, -1, 0 ].map( ( steps ) => steps * step ) );
			expect( await page.locator( SLIDES ).count() ).toBe( 7 );
			expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
		}
	);
}

test( 'a change is no cut although the browser says late what is in the window', async ( { page } ) => {
	await page.addInitScript( () => {
		const Native = window.IntersectionObserver;
		const waiting: ( () => void )[] = [];
		let told = ( call: () => void ): void => void waiting.push( call );
		window.addEventListener( 'late', () => {
			told = ( call ) => call();
			waiting.forEach( told );
		} );
		window.IntersectionObserver = class extends Native {
			constructor( call: IntersectionObserverCallback, how?: IntersectionObserverInit ) {
				super( ( entries, self ) => told( () => call( entries, self ) ), how );
			}
		};
	} );
	const loaded = page.waitForResponse( /modules\/carousel\.js/ );
	const opened = openFilm( page, turns( {} ), { css: '--fr-item: 240px;' } );
	await loaded;
	const runs = await page.evaluate( async () => {
		for ( let frame = 0; frame < 10; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
		return 'film' in window;
	} );
	expect( runs ).toBe( false ); // It waits, though all that it needs is there.

	await page.evaluate( () => window.dispatchEvent( new Event( 'late' ) ) );
	const film = await opened;
	await film.go( 'next' );
	await film.pass( 400 );
	expect( middle( ( await film.boxes( SLIDES ) )[ 1 ]! ) - WIDTH / 2 ).toBeCloseTo( 130, 0 );
} );

test( 'carousel: who shows can be reached, who does not cannot', async ( { page } ) => {
	await openFilm( page, turns( { fade: { to: 0.5 } } ), { css: '--fr-item: 240px;' } );
	const inert = await page
		.locator( SLIDES )
		.evaluateAll( ( slides ) => slides.map( ( slide ) => ( slide as HTMLElement ).inert ) );
	expect( inert ).toEqual( [ false, false, true, true, true, true, false ] );
	for ( const index of [ 1, 6 ] ) {
		await expect( page.locator( SLIDES ).nth( index ) ).toBeVisible();
		await expect( page.locator( SLIDES ).nth( index ) ).toHaveCSS( 'opacity', '0.5' );
	}
} );

test( 'carousel: follows the pointer, and 75 px are enough for the next one', { tag: '@smoke' }, async ( { page } ) => {
	const play = { ...turns( {} ), swipe: { threshold: 75, desktop: true as const } };
	const film = await openFilm( page, play, { css: '--fr-item: 240px;' } );
	const front = async () => Math.round( middle( ( await film.boxes( SLIDES ) )[ 1 ]! ) - WIDTH / 2 );
	const drag = async ( px: number ) => {
		await page.mouse.move( 400, 200 );
		await page.mouse.down();
		await page.mouse.move( 400 + px / 2, 200 );
		await page.mouse.move( 400 + px, 200 );
	};
	await drag( -100 );
	expect( await front() ).toBe( 260 - 100 );
	await page.mouse.up();
	await film.pass( 800 );
	expect( await page.evaluate( () => window.film.slider.index ) ).toBeGreaterThan( 0 );
	await page.evaluate( () => void window.film.slider.go( 1 ) );
	await film.pass( 800 );
	await drag( -60 );
	expect( await front() ).toBe( -60 );
	await page.mouse.up();
	await film.pass( 800 );
	expect( await front() ).toBe( 0 );
	expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
} );

test( 'carousel, upright: the column moves', async ( { page } ) => {
	const film = await openFilm( page, turns( { vertical: true } ), { css: '--fr-beside: 50px;' } );
	await film.go( 'next' );
	await film.pass( 400 );
	const [ first, second ] = await film.boxes( SLIDES );
	const step = HEIGHT - 2 * 50 + 20;
	expect( first!.top ).toBeCloseTo( 50 - step / 2, 0 );
	expect( second!.top ).toBeCloseTo( 50 + step / 2, 0 );
} );

test( 'ring: a drum whose neighbours touch; the next one turns to the front', async ( { page } ) => {
	const film = await openFilm( page, turns( { spin: '3d', spinAngle: 40, space: 0, visible: 5 } ), {
		css: '--fr-item: 240px; --fr-eye: 1200px;',
	} );
	const [ front, right ] = await film.boxes( SLIDES );
	expect( at( front ) ).toEqual( [ 280, 0, 520, HEIGHT ] );
	expect( right!.left ).toBeCloseTo( front!.right, 0 );
	await film.go( 'next' );
	await film.pass( 400 );
	const [ old, coming ] = await film.boxes( SLIDES );
	expect( middle( old! ) + middle( coming! ) ).toBeCloseTo( WIDTH, 0 );
	await film.pass( 400 );
	expect( at( ( await film.boxes( SLIDES ) )[ 1 ] ) ).toEqual( [ 280, 0, 520, HEIGHT ] );
	expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
} );

test( 'an image that picture offers in another format stands where it would without', async ( { page } ) => {
	const drawn = `data:image/svg+xml,${ encodeURIComponent( '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>' ) }`;
	const image = ( name: string ) => `<img class="${ name }" src="${ drawn }" width="200" height="100" alt="">`;
	const offered = ( name: string ) =>
		`<picture class="fr-picture"><source type="image/svg+xml" srcset="${ drawn } 200w" sizes="200px">${ image( name ) }</picture>`;
	const masked = ( inside: string ) =>
		`<div class="fr-layer fr-layer--masked" style="--fr-rest:translate(9px,7px)"><div class="fr-layer__mask">${ inside }</div></div>`;
	const slide = ( write: typeof image ) =>
		`<div class="fr-slide__background">${ write( 'fr-slide__image' ) }</div><div class="fr-slide__grid">` +
		`<div class="fr-layer">${ write( 'fr-layer__content' ) }</div>${ masked( write( 'fr-layer__content' ) ) }</div>`;
	const boxes = async ( write: typeof image ) =>
		( await openFilm( page, turns( {} ), { content: () => slide( write ) } ) ).boxes( '.fr-slide[data-key] img' );
	const plain = await boxes( image );
	expect( plain.length ).toBeGreaterThan( 2 );
	expect( await boxes( offered ) ).toEqual( plain );
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'a carousel cuts', async ( { page } ) => {
		const film = await openFilm( page, turns( {} ), { css: '--fr-item: 240px;' } );
		expect( await page.evaluate( () => window.film.slider.next() ) ).toBe( true );
		expect( at( ( await film.boxes( SLIDES ) )[ 1 ] ) ).toEqual( [ 280, 0, 520, HEIGHT ] );
		expect( await film.rest() ).toEqual( [ 0, 0, 0 ] );
	} );
} );
