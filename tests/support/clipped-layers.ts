/** Finds clipped layers of sliders, measured in the page with all motion stopped. */
import type { Page } from '@playwright/test';

export interface Cut {
	slider: string;
	slide: string;
	layer: string;
	/** text, button, image … */
	kind: string;
	/** By how much it exceeds its slide. */
	px: number;
}

/** All slides laid out, with each layer in its final position and without animations and transforms. */
const STILL = `*, ::before, ::after { animation: none !important; transform: none !important; translate: none !important;
	rotate: none !important; scale: none !important; transition: none !important; clip-path: none !important }
	.fr-layer:not(.fr-layer--masked), .fr-layer__mask > .fr-layer__content, .fr-layer__mask > .fr-picture > .fr-layer__content {
		transform: var(--fr-rest, none) !important }
	.fr-turned { transform: var(--fr-turn) !important }
	.fr-slide { content-visibility: visible !important; visibility: visible !important }`;

/** Layers of all sliders of the page that exceed their slide; for texts, their characters count. */
export async function cutLayers( page: Page ): Promise< Cut[] > {
	// Playwright's own method waits for an event that does not fire without script.
	await page.evaluate( async ( css ) => {
		document.head.append( Object.assign( document.createElement( 'style' ), { id: 'still', textContent: css } ) );
		await document.fonts.ready;
		await Promise.allSettled(
			[ ...document.images ].map( ( image ) => {
				image.loading = 'eager';
				return image.decode();
			} )
		);
	}, STILL );
	const found = await page.evaluate( () => {
		const painted = ( element: Element ) => {
			const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle( element );
			return (
				! /^(?:transparent|rgba\(.*, 0\))$/.test( backgroundColor ) ||
				backgroundImage !== 'none' ||
				parseFloat( borderTopWidth ) > 0
			);
		};
		/** The visible content of a text: characters, and elements with visible parts of their own. */
		const inkIn = ( content: Element ) => {
			const [ range, rects ] = [ document.createRange(), [] as DOMRect[] ];
			const walker = document.createTreeWalker( content );
			for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
				if ( node instanceof Element ) {
					const shows = node.matches( 'img, svg, video, canvas, iframe, input, hr' ) || painted( node );
					rects.push( ...( shows ? node.getClientRects() : [] ) );
				} else if ( node instanceof Text && node.textContent?.trim() ) {
					range.selectNode( node );
					rects.push( ...range.getClientRects() );
				}
			}
			return rects;
		};
		/** Infinitely small if nothing is visible. */
		const around = ( rects: readonly DOMRect[] ) => {
			const seen = rects.filter( ( { width, height } ) => width && height );
			return {
				left: Math.min( ...seen.map( ( { left } ) => left ) ),
				top: Math.min( ...seen.map( ( { top } ) => top ) ),
				right: Math.max( ...seen.map( ( { right } ) => right ) ),
				bottom: Math.max( ...seen.map( ( { bottom } ) => bottom ) ),
			};
		};
		const own = ( layer: Element, name: string ) =>
			[ ...layer.querySelectorAll( name ) ].find( ( element ) => element.closest( '.fr-layer' ) === layer );
		return [ ...document.querySelectorAll< HTMLElement >( '.fr-layer' ) ].flatMap( ( layer ) => {
			const content = own( layer, '.fr-layer__content' );
			const slide = layer.closest< HTMLElement >( '.fr-slide, .fr-slider__stage' );
			const kind = /fr-layer--(\w+)/.exec( layer.className )?.[ 1 ] ?? '';
			const holds = /group|row|column/.test( kind ); // Containers are as large as their content, which is tested itself.
			if ( ! content || ! slide || holds || ! layer.checkVisibility() ) {
				return [];
			}
			const isBare = /text|blocks/.test( kind ) && ! painted( content );
			const box = around( isBare ? inkIn( content ) : [ layer.getBoundingClientRect() ] );
			const within = slide.getBoundingClientRect();
			const across = Math.max( within.left - box.left, box.right - within.right );
			const down = Math.max( within.top - box.top, box.bottom - within.bottom );
			const px = slide.closest( '.fr-slider--overflows' ) ? across : Math.max( across, down );
			return px > 1
				? [
						{
							slider: layer.closest( '.fr-slider' )!.id,
							slide: slide.dataset.key ?? '',
							layer: layer.dataset.layer ?? '',
							kind,
							px: Math.round( px ),
						},
					]
				: [];
		} );
	} );
	await page.evaluate( () => document.getElementById( 'still' )!.remove() );
	return found;
}

const SPEAKS = /^(?:text|button|blocks|audio)$/;
const nameOf = ( { slider, slide, layer }: Cut ) => `${ slider } ${ slide } ${ layer }`;

/** Without shapes and images that exceed the widest slide as well, which is intentional. */
export const unexpected = ( cut: readonly Cut[], widest: readonly Cut[] ): Cut[] =>
	cut.filter( ( one ) => SPEAKS.test( one.kind ) || ! widest.some( ( other ) => nameOf( other ) === nameOf( one ) ) );
