import { dialects } from './provider-messages';

const { youtube, vimeo } = dialects;
const video = { provider: 'vimeo' as const, src: [] };

test.each( [
	[ '76979871', 'https://player.vimeo.com/video/76979871?' ],
	[ '76979871/8272103f6e', 'h=8272103f6e' ],
] )( 'Vimeo: %s', ( id, part ) => {
	expect( vimeo.address( id, video, false ) ).toContain( part );
} );

test.each( [ 'abc', '123/../..', '', 'https://evil.test' ] )( 'Vimeo: "%s" is no id', ( id ) => {
	expect( vimeo.address( id, video, false ) ).toBeUndefined();
} );

test( 'the document may add to the query, and change nothing of it', () => {
	const own = {
		...video,
		parameters: 'cc_load_policy=1&enablejsapi=0&origin=https://evil.test',
		fullscreen: false as const,
	};
	const query = new URL( youtube.address( 'abcdefghijk', own, false )! ).searchParams;
	expect( query.get( 'cc_load_policy' ) ).toBe( '1' );
	expect( [ query.get( 'enablejsapi' ), query.get( 'origin' ), query.get( 'fs' ) ] ).toEqual( [
		'1',
		location.origin,
		'0',
	] );
} );

test.each( [
	[ { event: 'onReady' }, { ready: true } ],
	[ { event: 'onStateChange', info: 1 }, { state: 'playing' } ],
	[ { event: 'onStateChange', info: 0 }, { state: 'ended' } ],
	[
		{ event: 'infoDelivery', info: { currentTime: 1.5, playerState: 2 } },
		{ time: 1500, state: 'paused' },
	],
	[
		{ event: 'infoDelivery', info: null },
		{ state: undefined, time: undefined },
	],
	[ { event: 'onError', info: 150 }, { failed: true } ],
	[ { other: 'words' }, { ready: false, failed: false } ],
] )( 'YouTube says %j', ( message, news ) => {
	expect( youtube.read( message ) ).toMatchObject( news );
} );

test.each( [
	[ { method: 'ping' }, { ready: true } ],
	[ { event: 'ready' }, { ready: true } ],
	[ { event: 'play', data: {} }, { state: 'playing' } ],
	[ { event: 'timeupdate', data: { seconds: 2 } }, { time: 2000 } ],
	[ { event: 'error', data: { method: 'setVolume' } }, { failed: false } ],
	[ { event: 'error', data: { name: 'NotFoundError' } }, { failed: true } ],
] )( 'Vimeo says %j', ( message, news ) => {
	expect( vimeo.read( message ) ).toMatchObject( news );
} );
