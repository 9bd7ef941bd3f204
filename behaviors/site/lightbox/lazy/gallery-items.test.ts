import { calledBy, itemOf, setOf } from './gallery-items';

const $ = ( id: string ) => document.getElementById( id )!;
const show = ( html: string ) => ( document.body.innerHTML = html );
const ids = ( id: string, on = true ) => setOf( $( id ), on ).map( ( { element } ) => element.id );

test( 'L3: a gallery is a set, a name makes one across the page, anything else stands alone', () => {
	show( `
		<figure class="wp-block-gallery"><a id="a" href="/a.jpg"></a><a id="page" href="/page"></a><a id="b" href="/b.jpg"></a>
			<a id="named" href="/n.jpg" data-lightbox-group="x"></a><a id="not" class="no-lightbox" href="/not.jpg"></a></figure>
		<figure class="wp-block-gallery"><a id="c" href="/c.jpg"></a><a id="d" href="/d.jpg" data-elementor-lightbox-slideshow="x"></a></figure>
		<a id="alone" href="/e.jpg"></a>` );
	expect( ids( 'b' ) ).toEqual( [ 'a', 'b' ] );
	expect( ids( 'c' ) ).toEqual( [ 'c' ] );
	expect( ids( 'named' ) ).toEqual( [ 'named', 'd' ] );
	expect( ids( 'alone' ) ).toEqual( [ 'alone' ] );
} );

test( 'L2: its caption is that of its figure, else its own, and never its alt', () => {
	show( `<figure><figure><a id="a" href="/a.jpg" data-caption="Own"><img alt="Alt"></a><figcaption>Of <b>it</b></figcaption></figure><figcaption>Of all</figcaption></figure>
		<figure><a id="b" href="/b.jpg" data-caption="<i>Own</i>"></a><figcaption> </figcaption></figure>
		<a id="c" href="/c.jpg" data-elementor-lightbox-title="Title"><img alt="Alt"></a><a id="d" href="/d.jpg"><img alt="Alt"></a>` );
	const caption = ( id: string ) =>
		itemOf( $( id ) ).caption.map( ( one ) => ( one instanceof Node ? one.textContent : one ) );
	expect( caption( 'a' ).join( '' ) ).toBe( 'Of it' );
	expect( caption( 'b' ) ).toEqual( [ '<i>Own</i>' ] );
	expect( caption( 'c' ) ).toEqual( [ 'Title' ] );
	expect( caption( 'd' ) ).toEqual( [] );
	expect( $( 'a' ).closest( 'figure' )!.querySelector( 'figcaption' )!.textContent ).toBe( 'Of it' );
} );

test( 'what it shows is where the link leads, and never what is no address of the web', () => {
	show( `<a id="a" href="/a.jpg" data-lightbox-size="1600x900" data-lightbox-srcset="/s.jpg 300w"></a><a id="b" href="/b" data-lightbox="yes"></a>
		<a id="c" href="javascript:alert(1)" data-lightbox="yes"></a><a id="d" href="#" data-lightbox="yes"></a>` );
	expect( itemOf( $( 'a' ) ) ).toMatchObject( {
		src: 'http://localhost/a.jpg',
		isPicture: true,
		size: { width: 1600, height: 900 },
		srcset: '/s.jpg 300w',
	} );
	expect( itemOf( $( 'b' ) ) ).toMatchObject( { src: 'http://localhost/b', isPicture: false } );
	expect( [ 'c', 'd' ].map( ( id ) => itemOf( $( id ) ).src ) ).toEqual( [ '', '' ] );
} );

describe( 'L5: an address of the page', () => {
	const SETTINGS = '#elementor-action:action=lightbox&settings=eyJ1cmwiOiJodHRwczovL2V2aWwuZXhhbXBsZS94LmpwZyJ9';
	const called = ( hash: string, on = true ) => calledBy( hash, on )?.id;

	beforeEach( () =>
		show( `<figure id="tower"><a id="link" href="/tower.jpg"></a></figure><a id="own" href="/own.jpg"></a><p id="text"></p>
			<div class="no-lightbox" id="shut"><a href="/shut.jpg"></a></div>
			<a id="carries" href="/e.jpg" data-e-action-hash="${ SETTINGS.replace( '&', '&amp;' ) }"></a>
			<a id="encoded" href="${ encodeURIComponent( SETTINGS.slice( 1 ) ).replace( /^/, '#' ).replace( 'eyJ1', 'other' ) }"><img src="/inside.jpg"></a>` )
	);

	test.each( [
		[ '#fr-lightbox-tower', 'link' ],
		[ '#fr-lightbox-own', 'own' ],
		[ '#fr-lightbox-text', undefined ],
		[ '#fr-lightbox-nobody', undefined ],
		[ '#fr-lightbox-shut', undefined ],
		[ '#fr-lightbox-', undefined ],
		[ '#fr-lightbox-%', undefined ],
		[ '#fr-lightbox-javascript:alert(1)', undefined ],
		[ SETTINGS, 'carries' ],
		[ `#${ encodeURIComponent( SETTINGS.slice( 1 ) ) }`, 'carries' ],
		[ SETTINGS.replace( 'eyJ1', 'other' ), 'encoded' ],
		[ `${ SETTINGS }x`, undefined ],
		[ SETTINGS.replace( 'eyJ1', 'none' ), undefined ],
		[
			'#elementor-action:action=lightbox&settings=eyJodG1sIjoiPGltZyBzcmM9eCBvbmVycm9yPWFsZXJ0KDEpPiJ9',
			undefined,
		],
		[ '#elementor-action%3Aaction%3Dlightbox%26settings%3D<img src=x onerror=alert(1)>', undefined ],
	] )( '%s opens %s', ( hash, id ) => expect( called( hash ) ).toBe( id ) );

	test( 'opens what would open by a click, and nothing while it is off', () => {
		expect( called( '#fr-lightbox-tower', false ) ).toBeUndefined();
		expect( called( '#fr-lightbox-own', false ) ).toBeUndefined();
	} );
} );
