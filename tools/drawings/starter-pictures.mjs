// Makes the pictures of the starter site: bin/start, then node tools/drawings/starter-pictures.mjs [address of the site].
// What it shows of work and goods is the theme's drawings; how a look looks is seen on the site, where each is made and undone.
// Without an address: the drawings alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openPage, weigh } from './picture.mjs';

const [ site ] = process.argv.slice( 2 );
const most = 60 * 1024;
/** Drawings of a look that its projects and posts show: `agency/cups.svg` becomes `agency-cups.webp`. */
const scenes = {
	agency: [ 'bicycle', 'cups', 'bags', 'bottles', 'letters', 'cards', 'tram' ],
	club: [ 'four', 'dawn', 'jetty' ],
	consulting: [ 'keys', 'ledger', 'council' ],
	practice: [ 'desk', 'shoes', 'stairs' ],
	product: [ 'scene-draft', 'scene-paper', 'scene-swap' ],
	restaurant: [ 'post-card', 'post-coals', 'post-oysters' ],
	shop: [ 'post-care', 'post-glaze', 'post-table' ],
	trade: [ 'kitchen', 'stair-oak', 'seat', 'entrance', 'rack', 'drawing', 'plane' ],
};
/** The goods of the look Shop: on their tile, and in use. */
const goods = [ 'plate', 'bowl', 'mug', 'vase', 'lamp', 'dish', 'pitcher', 'set' ];
const looks = [ 'consulting', 'agency', 'product', 'shop', 'practice', 'restaurant', 'club', 'trade' ];

const { page, close } = await openPage( { width: 1440, height: 1080 } );
const camera = await page.context().newCDPSession( page );

async function take( file, width, height, quality = 82, scale = 1 ) {
	const clip = { x: 0, y: 0, width, height, scale };
	const { data } = await camera.send( 'Page.captureScreenshot', { format: 'webp', quality, clip } );
	writeFileSync( file, Buffer.from( data, 'base64' ) );
	weigh( file, most, 'lower its quality.' );
}

const folder = 'plugins/frontage-site/assets/starter';
mkdirSync( folder, { recursive: true } );
await page.setViewportSize( { width: 1600, height: 900 } );
for ( const [ look, names ] of Object.entries( scenes ) ) {
	for ( const name of names ) {
		await page.goto( pathToFileURL( `themes/frontage/assets/pictures/${ look }/${ name }.svg` ).href );
		await page.evaluate( () => {
			const { documentElement: drawing } = document; // It fills the image, whatever size it says.
			drawing.setAttribute( 'width', '100%' );
			drawing.setAttribute( 'height', '100%' );
			drawing.setAttribute( 'preserveAspectRatio', 'xMidYMid slice' );
		} );
		await take( `${ folder }/${ look }-${ name.replace( /^(?:scene|post)-/, '' ) }.webp`, 1600, 900, 68, 0.8 );
	}
}

await page.setViewportSize( { width: 880, height: 990 } );
for ( const name of goods ) {
	for ( const drawing of [ name === 'set' ? 'set-tile' : name, `${ name }-in-use` ] ) {
		await page.goto( pathToFileURL( `themes/frontage/assets/pictures/shop/${ drawing }.svg` ).href );
		await take( `plugins/frontage-shop/assets/starter/${ drawing.replace( '-tile', '' ) }.webp`, 880, 990 );
	}
}

/** Asks the site as its owner, who is signed in. */
const ask = ( path, data ) =>
	page.evaluate( ( request ) => window.wp.apiFetch( request ), {
		path: `/frontage/v1/starter${ path }`,
		...( data && { method: 'POST', data } ),
	} );

if ( site ) {
	const screen = `${ site }/wp-admin/themes.php?page=frontage-site-starter`;
	await page.setViewportSize( { width: 1440, height: 1080 } );
	await page.goto( `${ site }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin\// );
	for ( const look of looks ) {
		await page.goto( screen );
		await page.waitForFunction( () => window.wp?.apiFetch );
		const choices = [ 'look', 'front' ];
		for ( const { key, why, choice } of ( await ask( `?look=${ look }` ) ).items ) {
			if ( ! why && ( ! choice || choices.includes( choice ) ) ) {
				await ask( '/make', { look, key, choices } );
			}
		}
		const { items } = await ask( `?look=${ look }` );
		await page.goto( items.find( ( { key } ) => key === 'page:home' ).view );
		// What only editors see: their toolbar, and the marks of samples.
		await page.addStyleTag( {
			content:
				'#wpadminbar, .frontage-sample::before { display: none } html { margin: 0 !important } .frontage-sample { outline: 0 }',
		} );
		await page.evaluate( () => document.fonts.ready );
		await take( `plugins/frontage-site/assets/starter/look-${ look }.webp`, 1440, 1080, 80, 0.5 );
		await page.goto( screen );
		await page.waitForFunction( () => window.wp?.apiFetch );
		while ( ( await ask( '/undo', {} ) ).left ) {
			// One after the other.
		}
	}
}
await close();
