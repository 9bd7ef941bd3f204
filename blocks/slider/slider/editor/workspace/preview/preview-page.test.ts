import { previewPage, type PreviewPage } from './preview-page';

const page = ( more: Partial< PreviewPage > = {} ) =>
	previewPage( {
		document: {
			schema: 1,
			title: 'Show',
			slides: [
				{
					background: { image: { url: '/sea.jpg' } },
					layers: [ { html: 'Words</script><img src=x onerror=alert(1)>' } ],
				},
				{ visible: false, title: 'Draft' },
			],
		} as PreviewPage[ 'document' ],
		texts: {
			slide: '%1$d of %2$d',
			next: 'Next',
			previous: 'Previous',
			pause: 'Pause',
			play: 'Play',
			videoFailed: '%s',
		},
		links: '<link rel="stylesheet" href="/theme.css">',
		css: 'body{color:red}',
		engine: 'https://example.com/engine/',
		nonce: 'once',
		lang: 'en',
		dir: 'ltr',
		still: false,
		slow: false,
		words: { above: 'Scroll', below: 'Outside bottom' },
		...more,
	} );

describe( 'the page of a preview', () => {
	it( 'has what visitors see, and lets only its own script run', () => {
		const html = page();
		const { head, body } = new DOMParser().parseFromString( html, 'text/html' );
		expect( body.querySelectorAll( '.fr-slide' ) ).toHaveLength( 1 );
		expect( JSON.parse( body.querySelector( '.fr-slider__play' )!.textContent! ).slides ).toHaveLength( 1 );
		const policy = head.querySelector( 'meta[http-equiv]' )!.getAttribute( 'content' )!;
		expect( policy ).toContain( "script-src 'nonce-once' https://example.com/engine/;" );
		expect( policy ).not.toContain( 'unsafe' );
		expect( html.match( /<script(?![^>]*(nonce="once"|application\/json))/g ) ).toBeNull();
	} );

	it( 'has pictures come late on a slow line', () => {
		expect( page() ).toMatch( /<img[^>]* src="\/sea\.jpg"/ );
		expect( page( { slow: true } ) ).not.toMatch( /<img[^>]* src="\/sea\.jpg"/ );
		expect( page( { slow: true } ) ).toMatch( /<img[^>]* data-late-src="\/sea\.jpg"/ );
	} );

	it( 'has room to scroll where the slider follows the scroll', () => {
		const document = {
			schema: 1,
			options: { sbtimeline: { set: true } },
			slides: [ {} ],
		} as PreviewPage[ 'document' ];
		expect( page( { document } ) ).toContain( 'Scroll' );
		expect( page() ).not.toContain( '>Scroll<' );
	} );
} );
