import type { PlayVideo } from '../../types/playback-config';

/** Meaning of a message from a provider's player. */
export interface News {
	ready?: boolean;
	state?: 'playing' | 'paused' | 'ended' | undefined;
	/** ms */
	time?: number | undefined;
	failed?: boolean;
}

/** URL, commands and messages of a provider's player. */
interface Dialect {
	name: string;
	origin: string;
	/** Undefined if the id is invalid. */
	address: ( id: string, video: PlayVideo, background: boolean ) => string | undefined;
	hello: object;
	/** Messages sent once it responds, so that it reports its state. */
	listen: object[];
	play: object;
	pause: object;
	mute: ( on: boolean ) => object;
	volume: ( part: number ) => object;
	speed: ( rate: number ) => object;
	seek: ( seconds: number ) => object;
	read: ( message: Record< string, unknown > ) => News;
}

/** Query parameters of the document, followed by our own, which win. */
const queryOf = ( more = '', own: Record< string, string > ) =>
	new URLSearchParams( { ...Object.fromEntries( new URLSearchParams( more ) ), ...own } );
const flag = ( on: unknown ) => ( on ? '1' : '0' );
const seconds = ( value: unknown ) => ( typeof value === 'number' ? value * 1000 : undefined );

const call = ( func: string, ...args: unknown[] ) => ( { event: 'command', func, args } );
const YOUTUBE_STATES: Record< number, News[ 'state' ] > = { 0: 'ended', 1: 'playing', 2: 'paused' };

const youtube: Dialect = {
	name: 'YouTube',
	origin: 'https://www.youtube-nocookie.com',
	address( id, { controls, muted, end, fullscreen, parameters }, background ) {
		const query = queryOf( parameters, {
			enablejsapi: '1',
			origin: location.origin,
			playsinline: '1',
			rel: '0',
			iv_load_policy: '3',
			controls: flag( controls ),
			mute: flag( muted ),
			...( background ? { disablekb: '1' } : {} ),
			...( background || fullscreen === false ? { fs: '0' } : {} ),
			...( end ? { end: `${ Math.ceil( end / 1000 ) }` } : {} ),
		} );
		return /^[\w-]{6,20}$/.test( id ) ? `${ this.origin }/embed/${ id }?${ query }` : undefined;
	},
	hello: { event: 'listening', id: 'frontage', channel: 'widget' },
	listen: [ call( 'addEventListener', 'onStateChange' ), call( 'addEventListener', 'onError' ) ],
	play: call( 'playVideo' ),
	pause: call( 'pauseVideo' ),
	mute: ( on ) => call( on ? 'mute' : 'unMute' ),
	volume: ( part ) => call( 'setVolume', Math.round( part * 100 ) ),
	speed: ( rate ) => call( 'setPlaybackRate', rate ),
	seek: ( to ) => call( 'seekTo', to, true ),
	read( { event, info } ) {
		const { playerState, currentTime } = ( info ?? {} ) as { playerState?: number; currentTime?: number };
		const state = event === 'onStateChange' ? info : playerState;
		return {
			ready: event === 'onReady' || event === 'initialDelivery' || event === 'infoDelivery',
			state: YOUTUBE_STATES[ Number( state ?? NaN ) ],
			time: seconds( currentTime ),
			failed: event === 'onError',
		};
	},
};

const VIMEO_STATES: Record< string, News[ 'state' ] > = {
	play: 'playing',
	playing: 'playing',
	pause: 'paused',
	ended: 'ended',
};

const vimeo: Dialect = {
	name: 'Vimeo',
	origin: 'https://player.vimeo.com',
	address( id, { controls, muted, parameters }, background ) {
		const [ , number, hash ] = /^(\d{5,12})(?:\/(\w+))?$/.exec( id ) ?? [];
		const query = queryOf( parameters, {
			dnt: '1',
			playsinline: '1',
			autopause: '0',
			title: '0',
			byline: '0',
			portrait: '0',
			controls: flag( controls ),
			muted: flag( muted ),
			...( background ? { keyboard: '0' } : {} ),
			...( hash ? { h: hash } : {} ),
		} );
		return number && `${ this.origin }/video/${ number }?${ query }`;
	},
	hello: { method: 'ping' },
	listen: [ 'play', 'pause', 'ended', 'timeupdate', 'error' ].map( ( value ) => ( {
		method: 'addEventListener',
		value,
	} ) ),
	play: { method: 'play' },
	pause: { method: 'pause' },
	mute: ( value ) => ( { method: 'setMuted', value } ),
	volume: ( value ) => ( { method: 'setVolume', value } ),
	speed: ( value ) => ( { method: 'setPlaybackRate', value } ),
	seek: ( value ) => ( { method: 'setCurrentTime', value } ),
	read( { event, method, data } ) {
		const { seconds: at, method: refused } = ( data ?? {} ) as { seconds?: number; method?: string };
		return {
			ready: event === 'ready' || method === 'ping',
			state: VIMEO_STATES[ String( event ) ],
			time: event === 'timeupdate' ? seconds( at ) : undefined,
			failed: event === 'error' && ! refused, // A rejected command is not a failure of the video.
		};
	},
};

export const dialects = { youtube, vimeo };
