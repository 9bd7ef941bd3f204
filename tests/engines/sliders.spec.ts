import { expect, test } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';

const WORKS = '#works';
const active = ( engine: Engine ) =>
	expect.poll( () =>
		engine.evaluate(
			() => document.querySelector< HTMLElement >( '#works .fr-slide[data-state=active]' )?.dataset.key
		)
	);
/** Brings a slider into the window and waits until it runs. */
async function near( engine: Engine, selector: string ) {
	await engine.evaluate(
		( wanted ) => document.querySelector( wanted )!.scrollIntoView( { block: 'center', behavior: 'instant' } ),
		selector
	);
	await expect
		.poll( () =>
			engine.evaluate( ( wanted ) => document.querySelector< HTMLElement >( wanted )!.dataset.state, selector )
		)
		.toBe( 'ready' );
}

test.beforeEach( async ( { engine } ) => {
	await engine.size( 1440, 900 );
	await engine.go( `${ process.env.WP_BASE_URL }/sliders/` );
} );

test( 'every slider of the page becomes ready as it comes into sight', async ( { engine } ) => {
	const all = await engine.evaluate( () =>
		[ ...document.querySelectorAll( '.fr-slider' ) ]
			.filter( ( slider ) => ! slider.closest( 'dialog' ) )
			.map( ( { id } ) => `#${ id }` )
	);
	expect( all.length ).toBeGreaterThan( 6 );
	for ( const slider of all ) {
		await near( engine, slider );
	}
} );

test( 'by mouse: next, previous, a bullet, pause and play', async ( { engine } ) => {
	await near( engine, WORKS );
	await engine.click( `${ WORKS } [data-pause]` );
	await active( engine ).toBe( 'harbour' );
	await engine.click( `${ WORKS } [data-go=next]` );
	await active( engine ).toBe( 'hall' );
	await engine.click( `${ WORKS } [data-go=previous]` );
	await active( engine ).toBe( 'harbour' );
	await engine.click( `${ WORKS } [data-slide="2"]` );
	await active( engine ).toBe( 'stairs' );
	const name = () =>
		engine.evaluate( () => document.querySelector( '#works [data-pause]' )!.getAttribute( 'aria-label' ) );
	await expect.poll( name ).toMatch( /^Play/ );
	await engine.click( `${ WORKS } [data-pause]` );
	await expect.poll( name ).toMatch( /^Pause/ );
} );

test( 'by keyboard: pause with Enter, arrow keys, and a slide that is hidden cannot be reached', async ( {
	engine,
} ) => {
	await near( engine, WORKS );
	await engine.evaluate( () => document.querySelector< HTMLElement >( '#works [data-pause]' )!.focus() );
	await engine.press( 'Enter' );
	await expect
		.poll( () => engine.evaluate( () => document.body.ownerDocument.activeElement?.getAttribute( 'aria-label' ) ) )
		.toMatch( /^Play/ );
	await engine.press( 'ArrowRight' );
	await active( engine ).toBe( 'hall' );
	await engine.press( 'ArrowLeft' );
	await active( engine ).toBe( 'harbour' );
	await expect
		.poll( () =>
			engine.evaluate( () =>
				[ ...document.querySelectorAll< HTMLElement >( '#works .fr-slide' ) ].map( ( { inert } ) => inert )
			)
		)
		.toEqual( [ false, true, true ] );
} );

test( 'one that is inserted after load starts under ids of its own; one that is removed is let go, and starts when it is back', async ( {
	engine,
} ) => {
	await near( engine, WORKS );
	await engine.evaluate( async () => {
		// As “Load more” and popups do: the site's answer, put into the page.
		const answer = new DOMParser().parseFromString( await ( await fetch( location.href ) ).text(), 'text/html' );
		const entry = document.createElement( 'article' );
		entry.id = 'later';
		entry.append( answer.getElementById( 'works' )! );
		document.querySelector( 'main' )!.append( entry );
	} );
	await near( engine, '#later .fr-slider' );
	const place = () =>
		engine.evaluate( () =>
			[ '#works', '#later .fr-slider' ].map(
				( slider ) =>
					document.querySelector< HTMLElement >( `${ slider } .fr-slide[data-state=active]` )!.dataset.key
			)
		);
	await engine.click( '#works [data-slide="0"]' );
	await engine.click( '#later [data-slide="2"]' );
	await expect.poll( place ).toEqual( [ 'harbour', 'stairs' ] );
	const ids = await engine.evaluate( () =>
		[ ...document.querySelectorAll( '#works, #works [id], #later [id]' ) ].map( ( { id } ) => id )
	);
	expect( new Set( ids ).size ).toBe( ids.length );
	expect( ids ).toContain( 'works-2' );

	const state = () =>
		engine.evaluate( () => {
			const { taken } = window as unknown as { taken: HTMLElement };
			return taken.dataset.state ?? 'none';
		} );
	await engine.evaluate( () => {
		const taken = document.querySelector< HTMLElement >( '#later .fr-slider' )!;
		Object.assign( window, { taken } );
		taken.remove();
	} );
	await expect.poll( state ).toBe( 'none' );
	await engine.evaluate( () =>
		document.getElementById( 'later' )!.append( ( window as unknown as { taken: HTMLElement } ).taken )
	);
	await near( engine, '#later .fr-slider' );
} );

/** Scrolls at once; gives how far down that moves what it moves, a few frames later. */
const moved = ( engine: Engine, top: number ) =>
	engine.evaluate( async ( y ) => {
		window.scrollTo( { top: y, behavior: 'instant' } );
		for ( let frame = 0; frame < 4; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
		return [ ...document.querySelectorAll( '#works .fr-slide[data-state=active] *' ) ]
			.map( ( element ) => getComputedStyle( element ).translate )
			.filter( ( translate ) => translate !== 'none' )
			.map( ( translate ) => Math.round( parseFloat( translate.split( ' ' )[ 1 ] ?? '0' ) ) );
	}, top );

test( 'a jump of the page leaves what scrolling moves where it belongs', async ( { engine } ) => {
	await near( engine, WORKS );
	await engine.click( `${ WORKS } [data-pause]` );
	await active( engine ).toBe( 'harbour' );
	const top = await engine.evaluate(
		() => document.querySelector( '#works' )!.getBoundingClientRect().top + scrollY
	);

	const wheel: number[][] = [];
	for ( let y = top - 100; y <= top + 300; y += 50 ) {
		wheel.push( await moved( engine, y ) );
	}
	const there = wheel.at( -1 )!;
	expect( there.filter( ( distance ) => distance > 10 ).length ).toBeGreaterThan( 1 );

	for ( const away of [ 0, top + 6000 ] ) {
		expect( await moved( engine, away ), `at ${ away }` ).not.toEqual( there );
		expect( await moved( engine, top + 300 ), `after a jump from ${ away }` ).toEqual( there );
	}
} );

test( 'a video behind a slide plays by itself, without sound and inline, and begins again at its end', async ( {
	engine,
} ) => {
	await near( engine, '#film' );
	const video = ( end = 0 ) =>
		engine.evaluate( ( beforeEnd ) => {
			const media = document.querySelector< HTMLVideoElement >( '#film video' );
			if ( media && beforeEnd ) {
				media.currentTime = media.duration - beforeEnd;
			}
			return {
				isMuted: media?.muted,
				isInline: media?.playsInline,
				isPaused: media?.paused,
				time: media?.currentTime ?? 0,
				duration: media?.duration ?? 0,
			};
		}, end );
	await expect.poll( async () => ( await video() ).time ).toBeGreaterThan( 0.2 );
	expect( await video() ).toMatchObject( { isMuted: true, isInline: true, isPaused: false } );
	const { duration } = await video( 0.5 );
	await expect.poll( async () => ( await video() ).time ).toBeLessThan( duration - 0.5 );
	await expect.poll( async () => ( await video() ).time ).toBeGreaterThan( 0.2 );
	expect( await video() ).toMatchObject( { isPaused: false } );
} );
