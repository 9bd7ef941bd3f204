// Makes the pictures of the slider editor in docs/images: bin/start, then node tools/drawings/slider-pictures.mjs [address of the site].
import { mkdirSync, writeFileSync } from 'node:fs';
import { openPage, weigh } from './picture.mjs';

const [ site = 'http://localhost:8888' ] = process.argv.slice( 2 );
const folder = 'docs/images';
const most = 200 * 1024;

const { page, close } = await openPage( { width: 1440, height: 900 }, 2 );
const camera = await page.context().newCDPSession( page );

async function take( name ) {
	const file = `${ folder }/${ name }.webp`;
	await page.evaluate( () => document.fonts.ready );
	// What waits until it is in sight, and faces from elsewhere, may never come.
	await page.waitForFunction( () =>
		[ ...document.images ].every(
			( { complete, loading, src } ) =>
				complete || loading === 'lazy' || ! src.startsWith( new URL( document.baseURI ).origin )
		)
	);
	const { data } = await camera.send( 'Page.captureScreenshot', { format: 'webp', quality: 80 } );
	writeFileSync( file, Buffer.from( data, 'base64' ) );
	weigh( file, most, 'lower its quality.' );
}

/** Opens a template in a new page's workspace, nothing of which is stored. */
async function edit( template ) {
	await page.goto( `${ site }/wp-admin/post-new.php?post_type=page` );
	await page.waitForFunction(
		() =>
			window.wp?.blocks?.getBlockType?.( 'frontage/slider' ) &&
			window.wp.data.select( 'core/editor' )?.getCurrentPostId()
	);
	await page.evaluate( async ( wanted ) => {
		const { apiFetch, blocks, data } = window.wp;
		window.onbeforeunload = null;
		data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
		data.dispatch( 'core/preferences' ).set( 'core', 'enableChoosePatternModal', false );
		const patterns = await apiFetch( { path: '/wp/v2/block-patterns/patterns' } );
		const { content } = patterns.find( ( { name } ) => name === `frontage-slider/${ wanted }` );
		const [ slider ] = blocks.parse( content );
		await data.dispatch( 'core/block-editor' ).resetBlocks( [ slider ] );
		await data.dispatch( 'core/block-editor' ).selectBlock( slider.clientId );
	}, template );
	await page.getByRole( 'button', { name: 'Edit slider' } ).first().click();
	await page.getByRole( 'application' ).waitFor();
	await page.frameLocator( '.fr-canvas__frame' ).locator( '.fr-layer' ).first().waitFor();
}

const layer = ( name ) => page.getByRole( 'complementary', { name: 'Layers' } ).getByRole( 'button', { name } ).first();

mkdirSync( folder, { recursive: true } );
page.on( 'dialog', ( dialog ) => dialog.accept() );
await page.goto( `${ site }/wp-login.php` );
await page.fill( '#user_login', 'admin' );
await page.fill( '#user_pass', 'password' );
await page.click( '#wp-submit' );
await page.waitForURL( /wp-admin\/(?!post)/ );

await edit( 'hero' );
await layer( /^Build your home/ ).click();
await take( 'slider-canvas' );

await page.getByRole( 'button', { name: 'Build your home by the water' } ).last().click();
await page.getByRole( 'separator', { name: 'Timeline height' } ).press( 'End' );
await page.getByRole( 'slider', { name: 'Playhead' } ).press( 'PageDown' );
await take( 'slider-timeline' );
await page.getByRole( 'separator', { name: 'Timeline height' } ).dblclick();

await edit( 'product' );
await page.getByRole( 'tab', { name: 'Slider', exact: true } ).click();
await page.getByRole( 'searchbox', { name: 'Search settings' } ).fill( 'depth' );
await take( 'slider-inspector' );

const made = await page.evaluate( async () => {
	const { apiFetch } = window.wp;
	const patterns = await apiFetch( { path: '/wp/v2/block-patterns/patterns' } );
	const ids = [];
	for ( const name of [ 'news', 'team', 'cards', 'story', 'hero' ] ) {
		const { title, content } = patterns.find( ( each ) => each.name === `frontage-slider/${ name }` );
		const data = { title, content, status: 'publish' };
		ids.push( ( await apiFetch( { path: '/wp/v2/frontage_slider', method: 'POST', data } ) ).id );
	}
	return ids;
} );
try {
	await page.goto( `${ site }/wp-admin/edit.php?post_type=frontage_slider` );
	await page.addStyleTag( { content: '.avatar { visibility: hidden }' } ); // It comes from elsewhere.
	await take( 'slider-library' );
} finally {
	await page.goto( `${ site }/wp-admin/post-new.php?post_type=page` );
	await page.waitForFunction( () => window.wp?.apiFetch );
	await page.evaluate( async ( ids ) => {
		for ( const id of ids ) {
			await window.wp.apiFetch( { path: `/wp/v2/frontage_slider/${ id }?force=true`, method: 'DELETE' } );
		}
	}, made );
}
await close();
