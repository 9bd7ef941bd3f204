import { behave, everything } from '../../support/behaviors';
import { expect, test } from '../../support/test';

const KIT = '/wp-content/plugins/frontage-site/kit/client/';

test(
	'an old browser shows the page as it was printed, and says once what is missing',
	{ tag: '@smoke' },
	async ( { context, page, requestUtils } ) => {
		const { id } = await requestUtils.createPage( {
			title: 'Old browsers',
			status: 'publish',
			content:
				'<!-- wp:paragraph {"frReveal":{"animation":"fade"}} --><p>Words that come into view</p><!-- /wp:paragraph -->',
		} );
		await behave( context, everything() );
		const said: string[] = [];
		const broken: string[] = [];
		page.on( 'console', ( message ) => message.text().includes( 'Frontage:' ) && said.push( message.text() ) );
		page.on( 'pageerror', ( { message } ) => broken.push( message ) );
		await page.addInitScript( () => {
			delete ( HTMLDialogElement.prototype as Partial< HTMLDialogElement > ).showModal;
			delete ( window as Partial< typeof window > ).IntersectionObserver;
			const { supports } = CSS;
			CSS.supports = ( ...words: string[] ) =>
				! words[ 0 ]!.includes( ':has' ) && ( supports as ( ...all: string[] ) => boolean ).apply( CSS, words );
		} );
		await page.goto( `/?page_id=${ id }` );
		await expect( page.getByText( 'Words that come into view' ) ).toBeVisible();
		await expect
			.poll( () => said )
			.toEqual( [
				'Frontage: this browser lacks HTMLDialogElement.prototype.showModal.',
				'Frontage: this browser lacks IntersectionObserver.',
				'Frontage: this browser lacks selector(:has(a)).',
			] );
		expect( broken.filter( ( message ) => message.includes( 'enhancements' ) ) ).toEqual( [] );
	}
);

test( 'a part that does not come is said once, in the words that watchers know', async ( { page } ) => {
	await page.clock.install();
	await page.route( '**/hangs.js', () => {} );
	await page.goto( '/' );
	const said: string[] = [];
	page.on(
		'console',
		( message ) => message.type() === 'error' && /chunk/.test( message.text() ) && said.push( message.text() )
	);
	const asked = page.evaluate( async ( kit ) => {
		const events: string[] = [];
		document.addEventListener( 'frontage:load-failed', ( event ) =>
			events.push( ( event as CustomEvent ).detail.type )
		);
		const { load } = await import( /* webpackIgnore: true */ `${ kit }load.js` );
		const words = ( id: string, more: object ) =>
			load( id, more ).then( String, ( error: Error ) => `${ error.name }: ${ error.message }` );
		const hanging = words( 'c', { url: '/hangs.js' } );
		const all = [
			await words( 'a', { url: '/gone.js' } ),
			await words( 'a', { url: '/gone.js' } ),
			await words( 'b', {} ),
		];
		document.body.dataset.waits = 'yes';
		return [ ...all, await hanging, ...events ];
	}, KIT );
	await expect( page.locator( 'body' ) ).toHaveAttribute( 'data-waits', 'yes' );
	await page.clock.fastForward( 120_000 );
	const gone = 'ChunkLoadError: Loading chunk a failed.\n(error: /gone.js)';
	expect( await asked ).toEqual( [
		gone,
		gone,
		'ChunkLoadError: Loading chunk b failed.\n(missing: b)',
		`ChunkLoadError: Loading chunk c failed.\n(${ 'timeout' }: /hangs.js)`,
		'error',
		'missing',
		'timeout',
	] );
	expect( said ).toHaveLength( 3 );
} );

test( 'two tabs see what the other remembers, until its time is over', async ( { context, page } ) => {
	const other = await context.newPage();
	await other.clock.install();
	for ( const tab of [ page, other ] ) {
		await tab.goto( '/' );
	}
	await other.evaluate( async ( kit ) => {
		const { get, onChange } = await import( /* webpackIgnore: true */ `${ kit }storage.js` );
		onChange( 'tabs', () => ( document.body.dataset.heard = JSON.stringify( get( 'tabs' ) ) ) );
		document.body.dataset.listens = 'yes';
	}, KIT );
	await page.evaluate( async ( kit ) => {
		const { set } = await import( /* webpackIgnore: true */ `${ kit }storage.js` );
		set( 'tabs', { view: 'list' }, { lifetime: 60 } );
	}, KIT );
	await expect( other.locator( 'body' ) ).toHaveAttribute( 'data-heard', '{"view":"list"}' );
	await other.clock.fastForward( 120_000 );
	const left = await other.evaluate( async ( kit ) => {
		const { get } = await import( /* webpackIgnore: true */ `${ kit }storage.js` );
		return [ get( 'tabs' ) ?? 'absent', localStorage.getItem( 'frontage:tabs' ) ?? 'deleted' ];
	}, KIT );
	expect( left ).toEqual( [ 'absent', 'deleted' ] );
} );
