/**
 * Every recorded slider, imported, compiled and run: where its layers are, and how opaque, at fixed times. The figures come
 * from the play document by a solver of the tests' own, which knows nothing of the engine.
 */
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Play, PlayLayer } from '../../../packages/slider/engine/types/playback-config';
import { openPrinted } from '../../support/slider-frames';
import { moments, solve, type Place, type Solved } from '../../support/expected-layout';
import { expect, test } from '../../support/test';

interface Printed {
	play: Play;
	html: string;
	css: string;
}

const FOLDER = path.resolve( __dirname, '../../fixtures/slider' );
const NAMES = readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.json' ) );
const printed = ( name: string ): Printed[] =>
	JSON.parse(
		execFileSync( 'php', [ path.resolve( __dirname, '../../support/slider-fixture.php' ), name ], {
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		} )
	);

/** Slides change at once and nothing but their frames moves: transitions, loops and senses have films of their own. */
function framesOnly( play: Play ): Play {
	const { parallax: _, scrollEffect: __, scrollTimeline: ___, autoplay: ____, ...rest } = play;
	return {
		...rest,
		modules: rest.modules.filter( ( name ) => name !== 'scroll' && name !== 'mouse' ),
		slides: rest.slides.map( ( slide ) => ( {
			...slide,
			transitions: [ { name: 'none', family: 'none', duration: 0, easeIn: 'linear', easeOut: 'linear' } ],
		} ) ),
	};
}

/** Boxes as the stylesheet lays them out, with nothing that moves them; by the layers' ids. */
const STILL = `*, ::before, ::after { animation: none !important; transform: none !important; translate: none !important;
	rotate: none !important; scale: none !important; transition: none !important }
	.fr-slide { content-visibility: visible !important }`;
async function places( page: Page ): Promise< Map< string, Place > > {
	const still = await page.addStyleTag( { content: STILL } );
	// A picture that has come gives its layer a height.
	await page.evaluate( () =>
		Promise.allSettled(
			[ ...document.images ].map( ( image ) => {
				image.loading = 'eager';
				return image.decode();
			} )
		)
	);
	const found = await page.evaluate( () =>
		[ ...document.querySelectorAll< HTMLElement >( '.fr-layer' ) ].map( ( layer ) => {
			const box = layer.closest( '.fr-slide, .fr-slider__stage' )!.getBoundingClientRect();
			const inside = ( element: Element ) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				return { left: left - box.left, top: top - box.top, width, height };
			};
			const part = ( name: string ) =>
				[ ...layer.querySelectorAll( `.fr-layer__${ name }` ) ].find(
					( element ) => element.closest( '.fr-layer' ) === layer
				);
			const mask = part( 'mask' );
			const probe = document.createElement( 'i' );
			probe.style.cssText = 'position:absolute;inline-size:calc(1000 * var(--fr-k))';
			layer.append( probe );
			const unit = probe.offsetWidth / 1000;
			probe.remove();
			return [
				layer.dataset.layer!,
				{
					target: inside( mask ? part( 'content' )! : layer ),
					layer: inside( layer ),
					mask: mask && inside( mask ),
					unit,
					width: box.width,
					height: box.height,
					parent: layer.parentElement!.closest< HTMLElement >( '.fr-layer' )?.dataset.layer,
				},
			] as const;
		} )
	);
	await still.evaluate( ( style ) => ( style as HTMLStyleElement ).remove() );
	return new Map( found );
}

/** The same boxes while the slider runs. */
const seen = ( page: Page, ids: string[] ) =>
	page.evaluate(
		( wanted ) =>
			wanted.map( ( id ) => {
				const layer = document.querySelector( `[data-layer="${ id }"]` )!;
				const box = layer.closest( '.fr-slide, .fr-slider__stage' )!.getBoundingClientRect();
				const masked = [ ...layer.querySelectorAll( '.fr-layer__mask > .fr-layer__content' ) ].find(
					( element ) => element.closest( '.fr-layer' ) === layer
				);
				const target = masked ?? layer;
				const { left, top, right, bottom } = target.getBoundingClientRect();
				const { opacity, visibility } = getComputedStyle( target );
				return {
					left: left - box.left,
					top: top - box.top,
					right: right - box.left,
					bottom: bottom - box.top,
					opacity: Number( opacity ),
					visible: visibility === 'visible',
				};
			} ),
		ids
	);

const isSplit = ( { frames = [] }: PlayLayer ) => frames.some( ( { split } ) => split );
const SIDES = [ 'left', 'top', 'right', 'bottom' ] as const;

/** Letters apart have no kerning: a text that is split is a little wider than it was, so only its opacity is compared. */
function differences( got: Omit< Solved, 'exact' >, wanted: Solved, split: boolean ): string[] {
	if ( ! got.visible || ! wanted.visible ) {
		return got.visible === wanted.visible ? [] : [ `visible is ${ got.visible }` ];
	}
	const sides = split || ! wanted.exact ? [] : SIDES;
	return [
		...sides.filter( ( side ) => Math.abs( got[ side ] - wanted[ side ] ) >= 1 ),
		...( Math.abs( got.opacity - wanted.opacity ) < 0.01 ? [] : [ 'opacity' as const ] ),
	].map( ( key ) => `${ key } is ${ got[ key ] }, not ${ wanted[ key ] }` );
}

const all = ( play: Play ): PlayLayer[] => [
	...play.slides.flatMap( ( { layers = [] } ) => layers ),
	...( play.statics ?? [] ),
];

for ( const name of NAMES ) {
	for ( const [ width, height ] of [
		[ 1280, 800 ],
		[ 390, 844 ],
	] as const ) {
		test( `${ name } at ${ width } px: each layer is where the document wants it, at each of its moments`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height } );
			for ( const { play, html, css } of printed( name ) ) {
				const film = await openPrinted( page, framesOnly( play ), { html, css } );
				const where = await places( page );
				await film.start();
				const level = await page.evaluate( ( levels ) => {
					const wide = levels.filter( ( one ) => one >= innerWidth );
					return wide.length ? levels.indexOf( Math.min( ...wide ) ) : 0;
				}, play.levels );
				const solved = solve( play, all( play ), where, level );
				let compared = 0;
				const compare = async ( layers: PlayLayer[], time: number ) => {
					const drawn = layers.filter( ( { id } ) => where.get( id )?.target.width );
					const boxes = await seen(
						page,
						drawn.map( ( { id } ) => id )
					);
					const wrong = drawn.flatMap( ( layer, at ) =>
						differences( boxes[ at ]!, solved( layer, time ), isSplit( layer ) ).map(
							( difference ) => `${ play.alias }/${ layer.id }: ${ difference }`
						)
					);
					expect( wrong, `at ${ time } ms` ).toEqual( [] );
					compared += drawn.length;
				};
				for ( const [ index, { layers = [] } ] of play.slides.entries() ) {
					await film.show( index );
					const times = [ ...new Set( [ 0, ...layers.flatMap( moments ) ] ) ].sort( ( a, b ) => a - b );
					for ( const time of times ) {
						await film.seek( time );
						await compare( layers, time );
					}
					// Static layers have clocks of their own: where they have come to is known.
					await film.pass( 10_000 );
					const here = ( { slides: [ first, last ] = [ -1, -1 ] }: PlayLayer ) =>
						first <= index && ( last < 0 || index <= last );
					await compare( play.statics?.filter( here ) ?? [], 10_000 );
				}
				expect( compared, 'boxes compared' ).toBeGreaterThan( 0 );
			}
		} );
	}
}
