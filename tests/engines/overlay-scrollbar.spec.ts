import { readFileSync } from 'node:fs';
import { expect, test } from '../support/engines/test';
import { makePage, space } from '../support/scrolling';

test( 'the room of the scrollbar is as dark as the page beside it', async ( { engine, requestUtils }, info ) => {
	const address = await makePage(
		requestUtils,
		`${ space( 3000 ) }<!-- wp:frontage/overlay {"name":"talk"} --><!-- wp:paragraph --><p>Talk</p><!-- /wp:paragraph --><!-- /wp:frontage/overlay -->`,
		'page-landing'
	);
	await engine.size( 800, 700 );
	await engine.go( address );
	const state = () =>
		engine.evaluate( () => document.querySelector< HTMLElement >( '#fr-open-talk' )!.dataset.state );
	await expect.poll( state ).toBe( 'closed' );
	const room = await engine.evaluate( () => window.innerWidth - document.documentElement.clientWidth );
	expect( room > 0 ).toBe( info.project.name === 'firefox' ); // WebKitGTK's lie over the page.
	await engine.evaluate( () => void ( location.hash = 'fr-open-talk' ) );
	await expect.poll( state ).toBe( 'opened' );

	const file = info.outputPath( 'dimmed.png' );
	await engine.screenshot( file );
	const colors = await engine.evaluate(
		async ( png ) => {
			const image = new Image();
			image.src = png;
			await image.decode();
			const canvas = new OffscreenCanvas( image.width, image.height ).getContext( '2d' )!;
			canvas.drawImage( image, 0, 0 );
			return [ 20, 2 ].map( ( x ) => [
				...canvas.getImageData( image.width - x, image.height - 20, 1, 1 ).data,
			] );
		},
		`data:image/png;base64,${ readFileSync( file ).toString( 'base64' ) }`
	);
	const [ page, beside ] = colors as [ number[], number[] ];
	expect( Math.max( ...page.slice( 0, 3 ) ), 'The page is dimmed.' ).toBeLessThan( 200 );
	for ( const [ at, value ] of beside.entries() ) {
		expect( Math.abs( value - page[ at ]! ), colors.join( ' beside ' ) ).toBeLessThan( 3 ); // Mixed in another way, and rounded.
	}
} );
