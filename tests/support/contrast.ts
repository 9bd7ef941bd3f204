/** Measures text contrast over images and gradients, which axe cannot determine, from the pixels behind the text. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { settled } from './settled-layout';

/** The tolerated share of pixels with too little contrast: edges in the image. */
const MAX_SHARE = 0.01;

/** In the page: color, minimum contrast and line boxes of a visible text, in pixels of the window. */
function textOf( element: Element ) {
	const { color, fontSize, fontWeight } = getComputedStyle( element );
	const range = document.createRange();
	range.selectNodeContents( element );
	const lines = [ ...range.getClientRects() ].filter(
		( { width, height, left, top, right, bottom } ) =>
			width > 1 && height > 1 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
	);
	const isOnTop = lines.some( ( { x, y, width, height } ) => {
		const top = document.elementFromPoint( x + width / 2, y + height / 2 );
		return top && ( top.contains( element ) || element.contains( top ) );
	} );
	if ( ! isOnTop || ! element.checkVisibility( { opacityProperty: true, visibilityProperty: true } ) ) {
		return null;
	}
	const size = parseFloat( fontSize );
	return {
		color,
		least: size >= 24 || ( size >= 18.66 && Number( fontWeight ) >= 700 ) ? 3 : 4.5,
		lines: lines.map( ( { x, y, width, height } ) => ( { x, y, width, height } ) ),
		words: element.textContent.trim().slice( 0, 40 ),
	};
}

/** In the page: the share of an image's pixels with less contrast to a color (WCAG 2.2). */
async function faintShare( { png, color, least }: { png: string; color: string; least: number } ): Promise< number > {
	const image = new Image();
	image.src = `data:image/png;base64,${ png }`;
	await image.decode();
	const canvas = new OffscreenCanvas( image.width, image.height ).getContext( '2d', { willReadFrequently: true } )!;
	canvas.drawImage( image, 0, 0 );
	const before = canvas.getImageData( 0, 0, image.width, image.height ).data;
	canvas.fillStyle = color; // May be translucent.
	canvas.fillRect( 0, 0, image.width, image.height );
	const after = canvas.getImageData( 0, 0, image.width, image.height ).data;
	const luminance = ( data: Uint8ClampedArray, at: number ) => {
		const [ r, g, b ] = [ 0, 1, 2 ]
			.map( ( part ) => data[ at + part ]! / 255 )
			.map( ( part ) => ( part <= 0.04045 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4 ) );
		return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
	};
	let faint = 0;
	for ( let at = 0; at < before.length; at += 4 ) {
		const [ dark, light ] = [ luminance( before, at ), luminance( after, at ) ].sort( ( a, b ) => a - b );
		faint += Number( ( light! + 0.05 ) / ( dark! + 0.05 ) < least );
	}
	return faint / ( image.width * image.height );
}

async function faintIn( page: Page, element: Locator ): Promise< string[] > {
	await element.scrollIntoViewIfNeeded();
	await settled( page );
	const text = await element.evaluate( textOf );
	const found: string[] = [];
	for ( const clip of text?.lines ?? [] ) {
		const picture = await page.screenshot( {
			clip, // Of the window: below 16,384 px, screenshots of the whole page are wrong.
			animations: 'disabled',
			// As specific as an ID: classes of presets are important too.
			style: ':is(*, #none) { color: transparent !important; text-shadow: none !important; transition: none !important; }',
		} );
		const share = await page.evaluate( faintShare, {
			png: picture.toString( 'base64' ),
			color: text!.color,
			least: text!.least,
		} );
		if ( share > MAX_SHARE ) {
			found.push( `${ text!.words }: ${ ( 100 * share ).toFixed( 1 ) } % below ${ text!.least }` );
		}
	}
	return found;
}

/** Texts with too little contrast among those that axe cannot judge, each with its share; and how many were measured. */
export async function faintTexts( page: Page ): Promise< { faint: string[]; measured: number } > {
	const { incomplete } = await new AxeBuilder( { page } ).withRules( [ 'color-contrast' ] ).analyze();
	const targets = incomplete
		.flatMap( ( { nodes } ) => nodes )
		.filter( ( { any } ) =>
			any.some( ( { data } ) => [ 'bgImage', 'bgGradient', 'imgNode' ].includes( data?.messageKey ) )
		)
		.map( ( { target } ) => target.join( ' ' ) );
	// By a marker attribute: axe's selectors contain classes, which may change when a text is scrolled into view.
	const measured = await page.evaluate( ( selectors ) => {
		const texts = selectors.flatMap( ( selector ) => document.querySelector( selector ) ?? [] );
		texts.forEach( ( text, at ) => text.setAttribute( 'data-measured', String( at ) ) );
		return texts.length;
	}, targets );
	const faint: string[] = [];
	for ( let at = 0; at < measured; at++ ) {
		faint.push( ...( await faintIn( page, page.locator( `[data-measured="${ at }"]` ) ) ) );
	}
	return { faint, measured };
}

/**
 * The share of pixels of an element that have a contrast of 3:1 or more to its ground, the color that most of its pixels
 * have: what is drawn in an image, which axe does not see.
 */
export async function inkShare( page: Page, element: Locator ): Promise< number > {
	await element.scrollIntoViewIfNeeded();
	await settled( page );
	const png = ( await element.screenshot( { animations: 'disabled' } ) ).toString( 'base64' );
	return page.evaluate( async ( source ) => {
		const image = new Image();
		image.src = `data:image/png;base64,${ source }`;
		await image.decode();
		const canvas = new OffscreenCanvas( image.width, image.height ).getContext( '2d', {
			willReadFrequently: true,
		} )!;
		canvas.drawImage( image, 0, 0 );
		const { data } = canvas.getImageData( 0, 0, image.width, image.height );
		const counts = new Map< string, number >();
		for ( let at = 0; at < data.length; at += 4 ) {
			const color = data.slice( at, at + 3 ).join();
			counts.set( color, ( counts.get( color ) ?? 0 ) + 1 );
		}
		const lightness = ( color: string ) => {
			const linear = ( part: string ) =>
				Number( part ) <= 10 ? Number( part ) / 3294.6 : ( ( Number( part ) / 255 + 0.055 ) / 1.055 ) ** 2.4;
			const [ r, g, b ] = color.split( ',' ).map( linear );
			return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
		};
		const all = [ ...counts ].sort( ( [ , one ], [ , other ] ) => other - one );
		const ground = lightness( all[ 0 ]![ 0 ] );
		const ink = all.filter( ( [ color ] ) => {
			const ratio = lightness( color ) / ground;
			return Math.max( ratio, 1 / ratio ) >= 3;
		} );
		return ink.reduce( ( sum, [ , count ] ) => sum + count, 0 ) / ( image.width * image.height );
	}, png );
}
