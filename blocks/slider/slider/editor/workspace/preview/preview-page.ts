import { compile, normalise, styles, writeHtml, type SliderDocument } from '@frontage/slider/model';
import type { Play } from '@frontage/slider';

export interface PreviewPage {
	document: SliderDocument;
	texts: Play[ 'texts' ];
	/** Stylesheets of the site and its theme: links, then rules. */
	links: string;
	css: string;
	/** URL of the engine's files; scripts of other origins do not run. */
	engine: string;
	/** Nonce that only allows the page's own script. */
	nonce: string;
	lang: string;
	dir: string;
	/** Simulates a visitor who prefers reduced motion. */
	still: boolean;
	/** Simulates slow loading of images and scripts. */
	slow: boolean;
	words: { above: string; below: string };
}

const CODES: Readonly< Record< string, string > > = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const json = ( value: unknown ) =>
	JSON.stringify( value )
		.replace( /[<>&]/g, ( sign ) => CODES[ sign ]! )
		.replace( /\u2028/g, '\\u2028' )
		.replace( /\u2029/g, '\\u2029' );
const text = ( value: string ) => value.replace( /[<>&"]/g, ( sign ) => `&#${ sign.charCodeAt( 0 ) };` );

/** Delay in ms for images and the engine on a slow connection. */
const LATE = 2500;

/** Overrides what the browser reports about the visitor and the connection. */
const pretend = ( { still, slow }: PreviewPage ) =>
	`${
		still
			? `const own=window.matchMedia.bind(window);window.matchMedia=(query)=>{const list=own(query);return/prefers-reduced-motion/.test(query)?new Proxy(list,{get:(from,key)=>{const value=key==='matches'?/reduce\\s*\\)/.test(query):from[key];return typeof value==='function'?value.bind(from):value}}):list};`
			: ''
	}${
		slow
			? `for(const name of['src','srcset']){const own=Object.getOwnPropertyDescriptor(HTMLImageElement.prototype,name);Object.defineProperty(HTMLImageElement.prototype,name,{...own,set(value){setTimeout(()=>own.set.call(this,value),${ LATE })}})}addEventListener('DOMContentLoaded',()=>document.querySelectorAll('img[data-late-src],img[data-late-srcset]').forEach((image)=>{for(const name of['srcset','src']){const value=image.getAttribute('data-late-'+name);if(value!==null){image[name]=value}}}));`
			: ''
	}`;

/** Whether the slider needs a page that scrolls. */
const scrolls = ( { scrollTimeline, scrollEffect, parallax }: Play ) =>
	Boolean( scrollTimeline || scrollEffect || /scroll/.test( parallax?.type ?? '' ) );

/**
 * A page with only the slider, as PHP would render it, run by the engine's own files. The document may not have been
 * saved and sanitized yet, so only the page's own script runs, and none in an attribute.
 */
export function previewPage( page: PreviewPage ): string {
	const { document: source, texts, links, css, engine, nonce, lang, dir, still, slow, words } = page;
	const { play, tree, classes } = compile(
		normalise( source as Record< string, unknown > ).model,
		'fr-preview',
		texts
	);
	const whole = writeHtml( tree ).replace(
		/<\/section>\s*$/,
		() => `<script type="application/json" class="fr-slider__play">${ json( play ) }</script></section>`
	);
	const slider = slow
		? whole
				.replace( /(<img\b[^>]*?)\s(src|srcset)="/g, '$1 data-late-$2="' )
				.replace( /(<img\b[^>]*?)\s(src|srcset)="/g, '$1 data-late-$2="' )
		: whole;
	const around = ( words_: string ) =>
		scrolls( play ) ? `<p class="fr-preview__room">${ text( words_ ) }</p>` : '';
	const start = `const{createSlider}=await import(${ json( `${ engine }engine.js` ) });const element=document.querySelector('.fr-slider');const slider=createSlider(element);await slider.ready;element.dispatchEvent(new CustomEvent('frontage:modal:open'));document.documentElement.dataset.ready='';`;
	return `<!doctype html><html lang="${ text( lang ) }" dir="${ text( dir ) }"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-${ nonce }' ${ text( engine ) }; object-src 'none'; base-uri 'none'; form-action 'none'"><title></title>${ links }<style>${ css.replace( /<\/style/gi, '' ) }</style><style>${ styles( classes ) }html,body{margin:0!important;padding:0!important}.fr-preview__room{display:grid;place-items:center;block-size:100vh;margin:0;color:#757575}${
		still ? '.fr-enter{animation:none!important}' : ''
	}${
		slow ? 'img:not([src]){visibility:hidden}' : '' // Hidden until they load, since they would otherwise look broken.
	}</style><script nonce="${ nonce }">${ pretend( page ) }</script></head><body>${ around( words.above ) }${ slider }${ around(
		words.below
	) }<script type="module" nonce="${ nonce }">${ slow ? `await new Promise((go)=>setTimeout(go,${ LATE }));` : '' }${ start }</script></body></html>`;
}
