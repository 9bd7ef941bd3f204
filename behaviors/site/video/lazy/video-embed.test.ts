import { frameOf } from './video-embed';

const tube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

test.each( [
	[ 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', tube ],
	[ 'http://youtube.com/watch?v=aqz-KE-bpKQ&list=PL1', tube ],
	[ 'https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ', tube ],
	[ 'https://WWW.YouTube.com/watch?v=aqz-KE-bpKQ', tube ],
	[ 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', tube ],
	[ 'https://youtu.be/aqz-KE-bpKQ', tube ],
	[ 'https://youtu.be/aqz-KE-bpKQ?si=abc', tube ],
	[ 'https://youtu.be/aqz-KE-bpKQ?t=90', `${ tube }&start=90` ],
	[ 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', `${ tube }&start=90` ],
	[ 'https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1h1s', `${ tube }&start=3601` ],
	[ 'https://www.youtube.com/embed/aqz-KE-bpKQ?start=7', `${ tube }&start=7` ],
	[ 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=x"y', tube ],
	[ 'https://www.youtube.com/live/aqz-KE-bpKQ', tube ],
	[ 'https://vimeo.com/76979871', vimeo ],
	[ 'https://www.vimeo.com/76979871/', vimeo ],
	[ 'https://vimeo.com/76979871/0a1b2c3d4e', `${ vimeo }&h=0a1b2c3d4e` ],
	[ 'https://player.vimeo.com/video/76979871', vimeo ],
	[ 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', `${ vimeo }&h=0a1b2c3d4e` ],
	[ 'https://www.google.com/maps?q=Oslo', 'https://www.google.com/maps?q=Oslo&output=embed' ],
	[ 'https://google.de/maps/place/Oslo', 'https://google.de/maps/place/Oslo?output=embed' ],
	[ 'https://www.google.co.uk/maps/@59,10,12z', 'https://www.google.co.uk/maps/@59,10,12z?output=embed' ],
	[ 'https://maps.google.com/?q=Oslo&output=svembed', 'https://maps.google.com/?q=Oslo&output=embed' ],
	[ 'https://maps.google.com/maps?q=Oslo', 'https://maps.google.com/maps?q=Oslo&output=embed' ],
	[ 'https://maps.google.de/maps/place/Oslo', 'https://maps.google.de/maps/place/Oslo?output=embed' ],
	[ 'https://example.com:8080/film.mp4', 'https://example.com:8080/film.mp4' ],
	[ 'https://example.com/film.mp4', 'https://example.com/film.mp4' ],
	[ 'https://example.com/a/film.WEBM?v=2', 'https://example.com/a/film.WEBM?v=2' ],
	[ 'http://example.com/film.ogv#t=5', 'http://example.com/film.ogv#t=5' ],
] )( '%s is shown as %s', ( href, src ) => expect( frameOf( href )?.src ).toBe( src ) );

test.each( [
	'https://www.youtube.com/watch?v=short',
	'https://www.youtube.com/watch?v=aqz-KE-bpKQx',
	'https://www.youtube.com/watch?v=aqz-KE-bp"Q',
	'https://www.youtube.com/@channel',
	'https://www.youtube.com/results?search_query=aqz-KE-bpKQ',
	'https://www.youtube.com/',
	'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
	'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
	'https://example.com/youtube.com/watch?v=aqz-KE-bpKQ',
	'https://youtube.com@example.com/watch?v=aqz-KE-bpKQ',
	'https://who@www.youtube.com/watch?v=aqz-KE-bpKQ',
	'https://youtu.be.example.com/aqz-KE-bpKQ',
	'https://vimeo.com/channels/staffpicks',
	'https://vimeo.com/76979871/a/b',
	'https://vimeo.com.example.com/76979871',
	'https://evilvimeo.com/76979871',
	'https://player.vimeo.com/76979871',
	'https://www.google.com/search?q=maps',
	'https://www.google.com/mapsofthings',
	'https://docs.google.com/maps',
	'https://google.example/maps',
	'https://google.com.example.com/maps',
	'https://maps.google.evil/?q=Oslo',
	'https://maps.google.com/url?q=https://example.com',
	'https://maps.google.com/accounts/maps',
	'https://maps.google.com/mapsofthings',
	'https://maps.google.com//maps',
	'https://maps.google.com:8443/?q=Oslo',
	'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
	'https://www.youtube.com/watch/more?v=aqz-KE-bpKQ',
	'https://www.youtube.com/embed/aqz-KE-bpKQ/more',
	'https://youtu.be/aqz-KE-bpKQ/more',
	'https://vimeo.com:8443/76979871',
	'https://example.com/film.mp4.exe',
	'https://example.com/page?file=film.mp4',
	'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
	'data:video/mp4,film.mp4',
	'ftp://example.com/film.mp4',
	'film.mp4',
	'',
] )( '%s is a link', ( href ) => expect( frameOf( href ) ).toBeUndefined() );

test( 'shorts stand upright, files play by themselves, maps have their own shape', () => {
	expect( frameOf( 'https://www.youtube.com/shorts/aqz-KE-bpKQ' ) ).toEqual( { src: tube, isPortrait: true } );
	expect( frameOf( 'https://youtu.be/aqz-KE-bpKQ' )?.isPortrait ).toBe( false );
	expect( frameOf( 'https://example.com/film.mp4' )?.isFile ).toBe( true );
	expect( frameOf( 'https://maps.google.com/?q=Oslo' )?.isMap ).toBe( true );
} );
