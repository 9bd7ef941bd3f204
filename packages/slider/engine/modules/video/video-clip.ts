import type { ModuleContext } from '../../types/module-context';
import type { PlayVideo } from '../../types/playback-config';
import { consented } from './consent';
import { createNative } from './native-player';
import type { Player, Tell } from './player';

const NAMES: Partial< Record< PlayVideo[ 'provider' ], string > > = { youtube: 'YouTube', vimeo: 'Vimeo' };
const PATIENCE = 5000; // ms that a slide waits for a film to begin.

export interface ClipOptions {
	/** A layer's id, or `backgroundvideo`. */
	id: string;
	host: HTMLElement;
	video: PlayVideo;
	/** Undefined: a static layer. */
	slide: number | undefined;
	/** First and last slide that it is shown on; -1: open. */
	range: number[];
	/** The slide's time has to stand for this one, or no longer. */
	holdUp: ( clip: object, on: boolean ) => void;
}

/** One video of the document: when it is asked for, starts, waits and ends. */
export type Clip = ReturnType< typeof createClip >;

/** All of the page: one may stop the others. */
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
	let here = false; // Its slide is shown.
	let visits = 0;
	let held = false;
	let wants = false; // Plays, or will once nothing holds it.
	let playing = false;
	let asked = false; // The visitor pressed play.
	let waited = false; // The slide has waited for it once.
	let muted = !! video.muted;

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

	/** What it does, for its look and for the page. */
	function mark( state: string ) {
		const before = host.dataset.state === 'playing';
		host.dataset.state = state;
		playing = state === 'playing';
		if ( before !== playing ) {
			context.emit( `layer:${ playing ? 'playing' : 'stopped' }`, { layer: host } );
		}
	}

	/** The poster with a button: nothing is fetched before it is pressed. */
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
			asked = true;
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
			if ( ! playing ) {
				if ( ! held ) {
					wants = false;
					if ( video.posterOnPause && here ) {
						offer();
					}
				}
				release();
				return;
			}
			wants = true;
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
			if ( playing && video.end && ms >= video.end ) {
				clip.pause();
				over();
			}
		},
		silenced() {
			muted = true;
		},
		refused() {
			wants = false;
			release();
			offer();
		},
		failed() {
			wants = false;
			release();
			hide();
			mark( 'failed' );
			box = providers?.failure( texts.videoFailed.replace( '%s', provider ?? '' ), host );
			player?.destroy();
			player = undefined;
		},
	};

	/** The slide's time stands while it plays; a loop is waited for once around, and what does not begin, not for ever. */
	function wait() {
		if ( waits !== 'never' && here && ! waited ) {
			holdUp( clip, true );
			cancelPatience();
			if ( ! playing ) {
				cancelPatience = clock.after( PATIENCE, release );
			}
		}
	}

	function over() {
		waited = waits === 'once' || !! video.loop;
		playing = false;
		release();
		if ( video.loop && ! video.nextAtEnd ) {
			rewind();
			player?.play();
			return;
		}
		wants = false;
		mark( 'ended' );
		rewind();
		if ( video.nextAtEnd && here && slide !== undefined && ! reasons.has( 'user' ) ) {
			void slider.next();
		} else if ( ! background ) {
			offer();
		}
	}

	function make(): Player {
		// Who started it has to be able to stop it.
		const own: PlayVideo = asked && ! background ? { ...video, controls: true } : video;
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
		if ( provider && ! asked && ! consented() ) {
			offer();
			return;
		}
		hide();
		wants = true;
		wait();
		if ( provider && ! providers ) {
			context.load< typeof import( './iframe-player' ) >( 'video/provider' ).then( ( come ) => {
				providers = come;
				removeStyles = come.style();
				if ( wants ) {
					play( byItself, focus );
				}
			}, tell.failed );
			return;
		}
		const own = player ?? make();
		if ( focus && ! background ) {
			own.element.focus();
		} else if ( focus ) {
			moves(); // Its pause button is the slider's.
			element.querySelector< HTMLElement >( '[data-pause]' )?.focus();
		}
		// Without a gesture on the page, sound would be refused; the browser's own player finds out by itself.
		muted ||= byItself && !! provider && ! navigator.userActivation?.hasBeenActive;
		own.mute( muted );
		if ( ! held ) {
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
			wants = false;
			player?.pause();
		},
		toggle: () => ( wants ? clip.pause() : play() ),
		mute( on = ! muted ) {
			muted = on;
			player?.mute( on );
		},
		get muted() {
			return muted;
		},
		/** Its slide comes. */
		enter() {
			if ( here ) {
				return;
			}
			here = true;
			visits++;
			waited &&= waits === 'once';
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
		/** Its slide goes. */
		leave() {
			if ( here ) {
				here = false;
				clip.pause();
				release();
			}
		},
		/** A finger had only drawn its slide into sight. */
		rest() {
			if ( here ) {
				visits--;
				clip.leave();
			}
		},
		/** Everything that moves stands still, or may go on. */
		hold( on: boolean ) {
			held = on;
			if ( wants ) {
				player?.[ on ? 'pause' : 'play' ]();
			}
		},
		/** The visitor consented somewhere on the page. */
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
