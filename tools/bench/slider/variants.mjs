// The same slider four times: slides with a picture and a link, arrows, bullets, keys, swipe, endless, autoplay. How each library wants its markup, and how it starts.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const SLIDES = 5;
const STAYS = 1000;
const CHANGES = 400;

const { outputText } = ts.transpileModule( readFileSync( 'tests/support/slider-page.ts', 'utf8' ), {
	compilerOptions: {
		target: ts.ScriptTarget.ES2022,
		module: ts.ModuleKind.ESNext,
	},
} );
const { playDocument, sliderMarkup } = await import( `data:text/javascript,${ encodeURIComponent( outputText ) }` );

const picture = ( slide ) =>
	`data:image/svg+xml,${ encodeURIComponent( `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="300"><rect width="800" height="300" fill="hsl(${ slide * 60 } 60% 45%)"/></svg>` ) }`;
const image = ( slide, name = '' ) =>
	`<img class="${ name }" width="800" height="300" alt="" src="${ picture( slide ) }">`;
const link = ( slide ) => `<a href="#${ slide }">Link ${ slide + 1 }</a>`;
const slides = ( open ) =>
	Array.from( { length: SLIDES }, ( _, slide ) => `${ open }${ image( slide ) }${ link( slide ) }</div>` ).join( '' );

const play = playDocument( {
	autoplay: { delay: 0 },
	keyboard: 'horizontal',
	swipe: { threshold: 75 },
	slides: Array.from( { length: SLIDES }, () => ( {
		duration: STAYS + CHANGES,
		transitions: [
			{
				name: 'slide',
				family: 'slide',
				from: 'horizontal',
				duration: CHANGES,
				easeIn: 'ease-out',
				easeOut: 'ease-out',
			},
		],
	} ) ),
} );
const ours = sliderMarkup(
	play,
	( slide ) => `<div class="fr-slide__background">${ image( slide, 'fr-slide__image' ) }</div>${ link( slide ) }`
);

/** `files`: address → file; `mount` runs in the page's module and sets `mount( elements )`, which may give a promise. */
export const variants = {
	frontage: {
		files: ( name ) => `plugins/frontage-slider/build/${ name }`,
		styles: [ 'blocks/slider/style.css' ],
		css: '.fr-slider { --fr-gw: 800; --fr-gh: 300 }',
		markup: ( at ) => ours.replaceAll( 'id="test', `id="test${ at }` ),
		one: '.fr-slider',
		script: `import { createSlider } from '/engine/engine.js';
			let sliders = [];
			window.pause = () => sliders.forEach( ( slider ) => slider.pause() );
			window.mount = ( all ) => Promise.all( ( sliders = all.map( ( element ) => createSlider( element ) ) ).map( ( { ready } ) => ready ) );`,
		pauses: true,
	},
	swiper: {
		styles: [ 'node_modules/swiper/swiper-bundle.min.css' ],
		markup: () =>
			`<div class="swiper" style="height:300px"><div class="swiper-wrapper">${ slides( '<div class="swiper-slide">' ) }</div><div class="swiper-pagination"></div><button class="swiper-button-prev"></button><button class="swiper-button-next"></button></div>`,
		one: '.swiper',
		script: `import Swiper from '/node_modules/swiper/swiper-bundle.min.mjs';
			window.mount = ( all ) => all.forEach( ( element ) => new Swiper( element, {
				loop: true, speed: ${ CHANGES }, keyboard: true, autoplay: { delay: ${ STAYS } },
				navigation: { prevEl: element.querySelector( '.swiper-button-prev' ), nextEl: element.querySelector( '.swiper-button-next' ) },
				pagination: { el: element.querySelector( '.swiper-pagination' ), clickable: true },
			} ) );`,
	},
	splide: {
		styles: [ 'node_modules/@splidejs/splide/dist/css/splide.min.css' ],
		markup: () =>
			`<section class="splide" aria-label="Test"><div class="splide__track"><div class="splide__list">${ slides( '<div class="splide__slide">' ) }</div></div></section>`,
		one: '.splide',
		script: `import Splide from '/node_modules/@splidejs/splide/dist/js/splide.esm.js';
			window.mount = ( all ) => all.forEach( ( element ) => new Splide( element, {
				type: 'loop', speed: ${ CHANGES }, keyboard: true, autoplay: true, interval: ${ STAYS + CHANGES },
			} ).mount() );`,
	},
	// Without arrows, bullets, keys, names and states: Embla leaves those to the page. It does less work than the others.
	embla: {
		styles: [],
		css: '.embla { overflow: hidden } .embla > div { display: flex; touch-action: pan-y pinch-zoom } .embla > div > div { flex: 0 0 100%; min-width: 0 }',
		markup: () => `<div class="embla"><div>${ slides( '<div>' ) }</div></div>`,
		one: '.embla',
		script: `import Embla from '/node_modules/embla-carousel/esm/embla-carousel.esm.js';
			import Autoplay from '/node_modules/embla-carousel-autoplay/esm/embla-carousel-autoplay.esm.js';
			window.mount = ( all ) => all.forEach( ( element ) => Embla( element, { loop: true }, [ Autoplay( { delay: ${ STAYS + CHANGES } } ) ] ) );`,
	},
};

/** The window shows one slider, the others lie below it. */
export function pageOf( { styles, css = '', markup, script }, sliders ) {
	return `<!doctype html><html lang="en"><title>Bench</title>
	${ styles.map( ( style ) => `<link rel="stylesheet" href="/${ style }">` ).join( '' ) }
	<style>body { margin: 0; width: 800px } img { display: block } .one { margin-bottom: 40px } ${ css }</style>
	${ Array.from( { length: sliders }, ( _, at ) => `<div class="one">${ markup( at ) }</div>` ).join( '\n' ) }
	<script type="module">${ script }</script>`;
}
