import type { Page } from '@playwright/test';

/**
 * The share of pixels that differ between two images, from 0 to 1, relative to the larger image. A pixel differs if its red,
 * green or blue differs by more than 32 of 255, or if only one image has it.
 */
export async function difference( page: Page, one: Buffer, other: Buffer ): Promise< number > {
	const addresses = [ one, other ].map( ( picture ) => `data:image/png;base64,${ picture.toString( 'base64' ) }` );
	return page.evaluate( async ( sources ) => {
		const bitmaps = await Promise.all(
			sources.map( async ( source ) => {
				const picture = new Image();
				picture.src = source;
				await picture.decode();
				return picture;
			} )
		);
		const width = Math.max( ...bitmaps.map( ( picture ) => picture.width ) );
		const height = Math.max( ...bitmaps.map( ( picture ) => picture.height ) );
		const [ a, b ] = bitmaps.map( ( picture ) => {
			const drawing = new OffscreenCanvas( width, height ).getContext( '2d', { willReadFrequently: true } )!;
			drawing.drawImage( picture, 0, 0 );
			return drawing.getImageData( 0, 0, width, height ).data;
		} );
		let apart = 0;
		for ( let at = 0; at < a!.length; at += 4 ) {
			const far = [ 0, 1, 2, 3 ].some( ( part ) => Math.abs( a![ at + part ]! - b![ at + part ]! ) > 32 );
			apart += Number( far );
		}
		return apart / ( width * height );
	}, addresses );
}
