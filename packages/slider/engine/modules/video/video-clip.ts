import type { ModuleContext } from '../../types/module-context';
import type { PlayVideo } from '../../types/playback-config';
import { consented } from './consent';
import { createNative } from './native-player';
import type { Player, Tell } from './player';

const NAMES: Partial< Record< PlayVideo[ 'provider' ], string > > = { youtube: 'YouTube', vimeo: 'Vimeo' };
const PATIENCE = 5000; // ms that a slide waits for a video to start.

interface ClipOptions {
	/** A layer's id, or `backgroundvideo`. */
	id: string;
	host: HTMLElement;
	video: PlayVideo;
	/** Undefined for a static layer. */
	slide: number | undefined;
	/** First and last slide on which it is shown; -1: open. */
	range: number[];
	/** Pauses the slide's timer for this video, or no longer. */
	holdUp: ( clip: object, on: boolean ) => void;
}

/** One video of the document: decides when it loads, starts, waits and ends. */
export type Clip = ReturnType< typeof createClip >;

/** All clips of the page, since one may pause the others. */
const page = new Set< { pause: () => void } >();

type Uses = Pick<
	ModuleContext,
	'element' | 'clock' | 'slider' | 'reasons' | 'moves' | 'still' | 'play' | 'emit' | 'load'
>;

export function createClip( context: Uses, { id, host, video, slide, range, holdUp }: ClipOptions ) {
	const { element, clock, slider, reasons, moves, still } = context;
	const { texts, slides } = context.play;
	const waits = video.waits ?? slides[ slide ?? -1 ]?.waitsForVideo ?? 'never';
	const background = id === 'backgroundvideo';
	const provider = NAMES[ video.provider ];
	let providers: typeof import( './iframe-player' ) | undefined;
	let removeStyles = () => {};
	let player: Player | undefined;
	let button: HTMLButtonElement | undefined;
	let box: HTMLElement | undefined;
	let here = false; // Whether its slide is active.
	let visits = 0;
	let isHeld = false;
	let shouldPlay = false; // Whether it plays, or will when nothing pauses it.
	let isPlaying = false;
	let isRequested = false; // Whether the visitor pressed play.
	let hasWaited = false; // Whether the slide has already waited for it.
	let isMuted = !! video.muted;

	let cancelPatience = () => {};

	const release = () => {
		cancelPatience();
		holdUp( clip, false );
	};
	const rewind = () => player?.seek( video.start ?? 0 );
	const hide = () => {
		button?.remove();
		button = undefined;
	};

	/** Sets its state for the stylesheet and for the page. */
	function mark( state: string ) {
		const before = host.dataset.state === 'playing';
		host.dataset.state = state;
		isPlaying = state === 'playing';
		if ( before !== isPlaying ) {
			context.emit( `layer:${ isPlaying ? 'playing' : 'stopped' }`, { layer: host } );
		}
	}

	/** Shows the poster with a play button; nothing is loaded before a click. */
	function offer() {
		if ( button || player?.element.hasAttribute( 'controls' ) || host.dataset.state === 'failed' ) {
			return;
		}
		button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'fr-player__play';
		button.setAttribute( 'aria-label', ( texts.playVideo ?? texts.play ) + ( provider ? `: ${ provider }` : '' ) );
		button.addEventListener( 'click', ( event ) => {
			event.stopPropagation();
			isRequested = true;
			play( false, true );
		} );
		( ( background && host.parentElement ) || host ).append( button );
	}

	const tell: Tell = {
		state( state ) {
			if ( state === 'ended' ) {
				over();
				return;
			}
			mark( state );
			if ( ! isPlaying ) {
				if ( ! isHeld ) {
					shouldPlay = false;
					if ( video.posterOnPause && here ) {
						offer();
					}
				}
				release();
				return;
			}
			shouldPlay = true;
			hide();
			if ( video.stopsOthers ) {
				page.forEach( ( other ) => other !== clip && other.pause() );
			}
			if ( ! here ) {
				player?.pause();
				return;
			}
			if ( background || video.autoplay ) {
				moves();
			}
			wait();
		},
		time( ms ) {
			if ( isPlaying && video.end && ms >= video.end ) {
				clip.pause();
				over();
			}
		},
		silenced() {
			isMuted = true;
		},
		refused() {
			shouldPlay = false;
			release();
			offer();
		},
		failed() {
			shouldPlay = false;
			release();
			hide();
			mark( 'failed' );
			box = providers?.failure( texts.videoFailed.replace( '%s', provider ?? '' ), host );
			player?.destroy();
			player = undefined;
		},
	};

	/**
	 * Pauses the slide's timer while it plays. A looped video is waited for once; a video that does not start is not
	 * waited for forever.
	 */
	function wait() {
		if ( waits !== 'never' && here && ! hasWaited ) {
			holdUp( clip, true );
			cancelPatience();
			if ( ! isPlaying ) {
				cancelPatience = clock.after( PATIENCE, release );
			}
		}
	}

	function over() {
		hasWaited = waits === 'once' || !! video.loop;
		isPlaying = false;
		release();
		if ( video.loop && ! video.nextAtEnd ) {
			rewind();
			player?.play();
			return;
		}
		shouldPlay = false;
		mark( 'ended' );
		rewind();
		if ( video.nextAtEnd && here && slide !== undefined && ! reasons.has( 'user' ) ) {
			void slider.next();
		} else if ( ! background ) {
			offer();
		}
	}

	function make(): Player {
		// A visitor who started it must be able to stop it.
		const own: PlayVideo = isRequested && ! background ? { ...video, controls: true } : video;
		player = providers
			? providers.createProvider( own, background, clock, tell )
			: createNative( own, !! ( background || video.inline || video.autoplay ), tell );
		const { element: film } = player;
		film.className = `fr-player${ background || own.covers ? ' fr-player--covers' : '' }${ own.posterOnPause ? ' fr-player--leaves' : '' }`;
		film.inert = background || !! own.untouchable;
		host.classList.add( 'fr-player__host' );
		host.append( film );
		if ( video.start ) {
			rewind();
		}
		return player;
	}

	function play( byItself = false, focus = false ) {
		if ( host.dataset.state === 'failed' ) {
			return;
		}
		if ( provider && ! isRequested && ! consented() ) {
			offer();
			return;
		}
		hide();
		shouldPlay = true;
		wait();
		if ( provider && ! providers ) {
			context.load< typeof import( './iframe-player' ) >( 'video/provider' ).then( ( come ) => {
				providers = come;
				removeStyles = come.style();
				if ( shouldPlay ) {
					play( byItself, focus );
				}
			}, tell.failed );
			return;
		}
		const own = player ?? make();
		if ( focus && ! background ) {
			own.element.focus();
		} else if ( focus ) {
			moves(); // The slider's pause button also pauses it.
			element.querySelector< HTMLElement >( '[data-pause]' )?.focus();
		}
		// Without a user gesture on the page, sound would be refused; the native player detects that itself.
		isMuted ||= byItself && !! provider && ! navigator.userActivation?.hasBeenActive;
		own.mute( isMuted );
		if ( ! isHeld ) {
			own.play();
		}
	}

	const clip = {
		id,
		slide,
		range,
		background,
		play: () => play(),
		pause() {
			shouldPlay = false;
			player?.pause();
		},
		toggle: () => ( shouldPlay ? clip.pause() : play() ),
		mute( on = ! isMuted ) {
			isMuted = on;
			player?.mute( on );
		},
		get muted() {
			return isMuted;
		},
		/** Its slide becomes active. */
		enter() {
			if ( here ) {
				return;
			}
			here = true;
			visits++;
			hasWaited &&= waits === 'once';
			const { autoplay } = video;
			const begins = autoplay === 'always' || autoplay === ( visits === 1 ? 'first' : 'not-first' );
			if ( video.rewinds ) {
				rewind();
			}
			if ( begins && ! still() ) {
				play( true );
			} else if ( begins || ! background ) {
				if ( ! provider && video.controls && ! player ) {
					make();
				} else {
					offer();
				}
			}
		},
		/** Its slide leaves. */
		leave() {
			if ( here ) {
				here = false;
				clip.pause();
				release();
			}
		},
		/** A drag had only previewed its slide. */
		rest() {
			if ( here ) {
				visits--;
				clip.leave();
			}
		},
		/** Pauses, or continues. */
		hold( on: boolean ) {
			isHeld = on;
			if ( shouldPlay ) {
				player?.[ on ? 'pause' : 'play' ]();
			}
		},
		/** The visitor gave consent on the page. */
		consent() {
			if ( here && button && video.autoplay && ! still() && consented() ) {
				play( true );
			}
		},
		destroy() {
			page.delete( clip );
			player?.destroy();
			hide();
			box?.remove();
			removeStyles();
			host.classList.remove( 'fr-player__host' );
			delete host.dataset.state;
		},
	};
	page.add( clip );
	return clip;
}
