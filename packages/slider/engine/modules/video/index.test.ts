import { installAnimations } from '../../../../../tests/support/animations';
import { settle } from '../../../../../tests/support/manual-clock';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';
import type { PlaySlide, PlayVideo } from '../../types/playback-config';

installAnimations();
Object.assign( CSSStyleSheet.prototype, { replaceSync() {} } );

/** jsdom plays nothing: what a browser would say is said by the test. */
let refuses: ( media: HTMLMediaElement ) => boolean = () => false;
HTMLMediaElement.prototype.play = async function ( this: HTMLMediaElement ) {
	if ( refuses( this ) ) {
		throw new DOMException( '', 'NotAllowedError' );
	}
	this.dispatchEvent( new Event( 'playing' ) );
};
HTMLMediaElement.prototype.pause = function ( this: HTMLMediaElement ) {
	this.dispatchEvent( new Event( 'pause' ) );
};

const content = () =>
	'<div class="fr-slide__background"></div><div class="fr-layer" data-layer="film"><div class="fr-layer__content"></div></div>';
const HTML5: PlayVideo = { provider: 'html5', src: [ '/film.mp4' ] };
const YOUTUBE: PlayVideo = { provider: 'youtube', src: [ 'abcdefghijk' ] };
const ORIGIN = 'https://www.youtube-nocookie.com';

async function start( video: PlayVideo, slide: Partial< PlaySlide > = {}, media: string[] = [] ) {
	const play = playDocument( {
		modules: [ 'video' ],
		autoplay: { delay: 0 },
		slides: [ { layers: [ { id: 'film', video } ], ...slide }, {} ],
	} );
	const bench = await startSlider( play, { content, media } );
	const film = () => bench.slides[ 0 ]!.querySelector< HTMLVideoElement & HTMLIFrameElement >( '.fr-player' )!;
	return { ...bench, film, button: () => bench.element.querySelector< HTMLElement >( '.fr-player__play' ) };
}

beforeEach( () => {
	Object.assign( document, { adoptedStyleSheets: [] } );
	refuses = () => false;
	delete window.wp_consent_type;
	delete window.wp_has_consent;
} );

describe( 'the browser’s player', () => {
	test( 'is not there before it is asked for', async () => {
		const { film, button } = await start( HTML5 );
		expect( film() ).toBeNull();
		button()!.click();
		expect( film().getAttribute( 'class' ) ).toBe( 'fr-player' );
		expect( film().controls ).toBe( true ); // Who started it has to be able to stop it.
		expect( button() ).toBeNull();
	} );

	test( 'starts by itself; without sound where sound is refused', async () => {
		refuses = ( media ) => ! media.muted;
		const { film, button } = await start( { ...HTML5, autoplay: 'always' } );
		expect( film().muted ).toBe( true );
		expect( button() ).toBeNull();
	} );

	test( 'offers itself where nothing is allowed, and the show goes on', async () => {
		refuses = () => true;
		const { button, slider, clock } = await start( { ...HTML5, autoplay: 'always' }, { waitsForVideo: 'always' } );
		expect( button() ).not.toBeNull();
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 1 );
	} );

	test( 'does not start by itself for who wants no motion', async () => {
		const { film, button } = await start( { ...HTML5, autoplay: 'always' }, {}, [
			'(prefers-reduced-motion: reduce)',
		] );
		expect( film() ).toBeNull();
		expect( button() ).not.toBeNull();
	} );

	test.each( [
		[ 'first' as const, [ true, false ] ],
		[ 'not-first' as const, [ false, true ] ],
	] )( 'autoplay %s', async ( autoplay, plays ) => {
		const { film, slider, clock } = await start( { ...HTML5, autoplay } );
		const playing = () => film()?.parentElement!.dataset.state === 'playing';
		expect( playing() ).toBe( plays[ 0 ] );
		void slider.next();
		await clock.pass( 2000 );
		void slider.previous();
		await clock.pass( 2000 );
		expect( playing() ).toBe( plays[ 1 ] );
	} );

	test( 'tells when it plays and when it stops, a loop once', async () => {
		const { film, button, slider, clock } = await start( { ...HTML5, loop: true } );
		const told: unknown[] = [];
		for ( const name of [ 'playing', 'stopped' ] as const ) {
			slider.on( `layer:${ name }`, ( { layer, index } ) => void told.push( [ name, layer.className, index ] ) );
		}
		button()!.click();
		film().dispatchEvent( new Event( 'ended' ) );
		film().pause();
		void film().play();
		void slider.next();
		await clock.pass( 2000 );
		const host = 'fr-layer__content fr-player__host';
		expect( told ).toEqual( [
			[ 'playing', host, 0 ],
			[ 'stopped', host, 0 ],
			[ 'playing', host, 0 ],
			[ 'stopped', host, 1 ],
		] );
	} );

	test( 'the slide waits until it ends', async () => {
		const { film, slider, clock } = await start( { ...HTML5, autoplay: 'always' }, { waitsForVideo: 'always' } );
		await clock.pass( 20_000 );
		expect( slider.index ).toBe( 0 );
		film().dispatchEvent( new Event( 'ended' ) );
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 1 );
	} );

	test( 'a loop is waited for once around', async () => {
		const { film, slider, clock } = await start(
			{ ...HTML5, autoplay: 'always', loop: true, start: 2000 },
			{ waitsForVideo: 'always' }
		);
		film().dispatchEvent( new Event( 'ended' ) );
		expect( film().currentTime ).toBe( 2 );
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 1 );
	} );

	test( 'its end may come early, and bring the next slide', async () => {
		const { film, slider, clock } = await start( {
			...HTML5,
			autoplay: 'always',
			start: 1000,
			end: 5000,
			nextAtEnd: true,
		} );
		expect( film().currentTime ).toBe( 1 );
		film().currentTime = 5;
		film().dispatchEvent( new Event( 'timeupdate' ) );
		await clock.pass( 1 );
		expect( slider.index ).toBe( 1 );
	} );

	test( 'stands while the visitor pauses, and goes on after', async () => {
		const { film, slider } = await start( { ...HTML5, autoplay: 'always' } );
		const state = () => film().parentElement!.dataset.state;
		slider.pause();
		expect( state() ).toBe( 'paused' );
		slider.play();
		await settle();
		expect( state() ).toBe( 'playing' );
	} );

	test( 'stops with its slide; one that waits does not hold up the next', async () => {
		const { film, slider, clock } = await start( { ...HTML5, autoplay: 'always' }, { waitsForVideo: 'always' } );
		void slider.next();
		await clock.pass( 2000 );
		expect( film().parentElement!.dataset.state ).toBe( 'paused' );
		expect( slider.playing ).toBe( true );
	} );

	test.each( [
		[ {}, 'fr-player' ],
		[ { covers: true as const }, 'fr-player fr-player--covers' ],
		[ { posterOnPause: true as const }, 'fr-player fr-player--leaves' ],
	] )( 'it shows whole, unless it covers: %j', async ( look, classes ) => {
		const { film } = await start( { ...HTML5, autoplay: 'always', ...look } );
		expect( film().className ).toBe( classes );
	} );

	test( 'speed, preload, and what may be done with it', async () => {
		const { film } = await start( {
			...HTML5,
			autoplay: 'always',
			speed: 1.5,
			preload: 'none',
			fullscreen: false,
			untouchable: true,
		} );
		expect( film() ).toMatchObject( { defaultPlaybackRate: 1.5, preload: 'none', controlsList: 'nofullscreen' } );
		expect( film().inert ).toBe( true );
	} );

	test( 'its poster comes back with its button while it stands', async () => {
		const { film, button } = await start( { ...HTML5, autoplay: 'always', posterOnPause: true } );
		expect( button() ).toBeNull();
		film().pause();
		expect( button() ).not.toBeNull();
	} );

	test.each( [
		[ 'always' as const, undefined, 0 ],
		[ 'never' as const, 'always' as const, 1 ],
	] )( 'a film that waits %s has its way, whatever its slide says', async ( waits, waitsForVideo, index ) => {
		const { slider, clock } = await start(
			{ ...HTML5, autoplay: 'always', waits },
			waitsForVideo ? { waitsForVideo } : {}
		);
		await clock.pass( 10_500 );
		expect( slider.index ).toBe( index );
	} );

	test( 'one may stop all others of the page', async () => {
		const films = [ 'film', 'other' ];
		const play = playDocument( {
			modules: [ 'video' ],
			slides: [
				{
					layers: films.map( ( id ) => ( {
						id,
						video: { ...HTML5, autoplay: id === 'film' ? 'always' : 'not-first', stopsOthers: true },
					} ) ),
				},
			],
		} );
		const { slides } = await startSlider( play, {
			content: () => films.map( ( id ) => `<div class="fr-layer" data-layer="${ id }"></div>` ).join( '' ),
		} );
		const state = ( id: string ) =>
			slides[ 0 ]!.querySelector< HTMLElement >( `[data-layer=${ id }]` )!.dataset.state;
		expect( state( 'film' ) ).toBe( 'playing' );
		slides[ 0 ]!.querySelector< HTMLElement >( '[data-layer=other] button' )!.click();
		expect( [ state( 'film' ), state( 'other' ) ] ).toEqual( [ 'paused', 'playing' ] );
	} );

	test( 'phones may see its poster only', async () => {
		const { film, button } = await start( { ...HTML5, autoplay: 'always', mobile: false }, {}, [
			'(hover: none) and (pointer: coarse)',
		] );
		expect( film() ).toBeNull();
		expect( button() ).toBeNull();
	} );

	test( 'destroy takes it away', async () => {
		const { element, slider } = await start( { ...HTML5, autoplay: 'always' } );
		slider.destroy();
		expect( element.querySelector( 'video' ) ).toBeNull();
		expect( document.adoptedStyleSheets ).toEqual( [] );
	} );
} );

describe( 'a provider', () => {
	/** Pretends to be the frame, or somebody else. */
	const say = ( frame: HTMLIFrameElement, data: object, origin = ORIGIN ) =>
		window.dispatchEvent(
			new MessageEvent( 'message', { data: JSON.stringify( data ), origin, source: frame.contentWindow } )
		);
	const heard = ( frame: HTMLIFrameElement ) => {
		const words: unknown[] = [];
		frame.contentWindow!.postMessage = ( ( data: string, origin: string ) =>
			words.push( [ JSON.parse( data ), origin ] ) ) as Window[ 'postMessage' ];
		return words;
	};

	test( 'is not asked without consent, also for a background', async () => {
		const { film, button, element } = await start( YOUTUBE, {
			layers: [],
			background: { video: { ...YOUTUBE, autoplay: 'always' } },
		} );
		expect( film() ).toBeNull();
		expect( button()!.getAttribute( 'aria-label' ) ).toBe( 'Play: YouTube' );
		expect( element.querySelector( 'iframe' ) ).toBeNull();
	} );

	test( 'comes in a sandbox after a click', async () => {
		const { film, button } = await start( YOUTUBE );
		button()!.click();
		await settle();
		await settle();
		expect( film().src ).toContain( `${ ORIGIN }/embed/abcdefghijk?` );
		expect( film().getAttribute( 'sandbox' ) ).toBe( 'allow-scripts allow-same-origin allow-presentation' );
	} );

	test( 'starts by itself where the visitor has consented, without sound', async () => {
		Object.assign( window, { wp_consent_type: 'optin', wp_has_consent: () => true } );
		const { film } = await start( { ...YOUTUBE, autoplay: 'always' } );
		await settle();
		const words = heard( film() );
		say( film(), { event: 'onReady' } );
		expect( words ).toContainEqual( [ { event: 'command', func: 'mute', args: [] }, ORIGIN ] );
		expect( words.at( -1 ) ).toEqual( [ { event: 'command', func: 'playVideo', args: [] }, ORIGIN ] );
	} );

	test( 'starts when consent comes later', async () => {
		const { film } = await start( { ...YOUTUBE, autoplay: 'always' } );
		Object.assign( window, { wp_consent_type: 'optin', wp_has_consent: () => true } );
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		await settle();
		await settle();
		expect( film() ).not.toBeNull();
	} );

	test( 'is greeted every 350 ms until it answers; strangers are not heard', async () => {
		const { film, button, clock } = await start( YOUTUBE );
		button()!.click();
		await settle();
		await settle();
		const words = heard( film() );
		film().dispatchEvent( new Event( 'load' ) );
		clock.move( 1049 );
		expect( words ).toHaveLength( 3 );
		say( film(), { event: 'onReady' }, 'https://www.youtube-nocookie.com.example.test' );
		clock.move( 1 );
		expect( words ).toHaveLength( 4 );
		say( film(), { event: 'onReady' } );
		const many = words.length;
		clock.move( 10_000 );
		expect( words ).toHaveLength( many );
		say( film(), { event: 'onStateChange', info: 1 } );
		expect( film().parentElement!.dataset.state ).toBe( 'playing' );
	} );

	test( 'that does not answer for 5 s leaves a red box, and the show goes on', async () => {
		const { film, button, clock, element, slider } = await start( YOUTUBE, { waitsForVideo: 'always' } );
		button()!.click();
		await settle();
		await settle();
		clock.move( 4999 );
		expect( film() ).not.toBeNull();
		clock.move( 1 );
		expect( film() ).toBeNull();
		const box = element.querySelector< HTMLElement >( '[role=alert]' )!;
		expect( box.textContent ).toBe( 'YouTube could not be loaded' );
		expect( box.ownerDocument.activeElement ).toBe( box );
		expect( console ).toHaveWarnedWith( 'Frontage: YouTube could not be loaded' );
		box.blur();
		await clock.pass( 9000 );
		expect( slider.index ).toBe( 1 );
	} );

	test( 'an id that is none is not asked for', async () => {
		const { film, button } = await start( { ...YOUTUBE, src: [ '../evil?x=' ] } );
		button()!.click();
		await settle();
		await settle();
		expect( film().hasAttribute( 'src' ) ).toBe( false );
	} );
} );
