import { isImage, isImageLink } from './image-links';

function link( html: string ) {
	document.body.innerHTML = html;
	return document.querySelector( 'a' )!;
}
const at = ( href: string ) => `<a href="${ href }">`;

test.each( [
	[ '/bridge.png', true ],
	[ '/bridge.jpg', true ],
	[ '/bridge.jpeg', true ],
	[ '/bridge.gif', true ],
	[ '/bridge.svg', true ],
	[ '/bridge.webp', true ],
	[ '/bridge.avif', true ],
	[ '/BRIDGE.JPG', true ],
	[ 'https://example.com/a/bridge.jpg?w=800&h=600', true ],
	[ '/bridge.jpg#top', true ],
	[ '/bridge', false ],
	[ '/bridge.pdf', false ],
	[ '/bridge.jpg/', false ],
	[ '/bridge.jpgx', false ],
	[ '/page?picture=bridge.jpg', false ],
	[ '/page#bridge.jpg', false ],
	[ 'javascript:alert(1)//bridge.jpg', false ],
	[ 'data:image/svg+xml,x/bridge.svg', false ],
	[ 'file:///bridge.jpg', false ],
	[ 'mailto:a@example.com/bridge.jpg', false ],
] )( 'L1: %s opens, while it is on: %s', ( href, opens ) => {
	expect( isImage( link( at( href ) ) ) ).toBe( opens );
	expect( isImageLink( link( at( href ) ), true ) ).toBe( opens );
	expect( isImageLink( link( at( href ) ), false ) ).toBe( false );
} );

test.each( [
	[ '<a href="/b.jpg" data-lightbox="yes">', true, true ],
	[ '<a href="/b" data-lightbox="yes">', true, true ],
	[ '<a href="/b.jpg" data-elementor-open-lightbox="yes">', true, true ],
	[ '<a href="/b.jpg" data-elementor-open-lightbox="default">', true, false ],
	[ '<a href="/b.jpg" data-lightbox="no">', false, false ],
	[ '<a href="/b.jpg" data-elementor-open-lightbox="no">', false, false ],
	[ '<div data-lightbox="no"><a href="/b.jpg">', false, false ],
	[ '<a href="/b.jpg" class="no-lightbox">', false, false ],
	[ '<div class="no-lightbox"><p><a href="/b.jpg" data-lightbox="yes">', false, false ],
	[ '<a href="/b.jpg" download>', false, false ],
	[ '<a href="/b.jpg" download="b.jpg" data-lightbox="yes">', false, false ],
] )( 'L1: %s opens: %s where it is on, %s where it is off', ( html, whenOn, whenOff ) => {
	expect( [ isImageLink( link( html ), true ), isImageLink( link( html ), false ) ] ).toEqual( [ whenOn, whenOff ] );
} );
