import type { PlayVideo } from '../../types/playback-config';
import type { Player, Tell } from './player';

/** The browser's own player. If playback with sound is refused, it is tried once more without sound. */
export function createNative( video: PlayVideo, inline: boolean, tell: Tell ): Player {
	const sound = video.provider === 'audio';
	const media = document.createElement( sound ? 'audio' : 'video' );
	Object.assign( media, {
		controls: video.controls || ( sound && ! video.autoplay ),
		preload: video.preload ?? ( video.autoplay ? 'auto' : 'metadata' ),
		defaultPlaybackRate: video.speed ?? 1,
		controlsList: video.fullscreen === false ? 'nofullscreen' : '',
		muted: video.muted,
		volume: video.volume ?? 1,
		playsInline: inline, // These two do not apply to audio.
		poster: video.poster ?? '',
	} );
	const sources = video.src.map( ( src ) => Object.assign( document.createElement( 'source' ), { src } ) );
	sources.at( -1 )?.addEventListener( 'error', tell.failed );
	media.append( ...sources );

	media.addEventListener( 'playing', () => tell.state( 'playing' ) );
	media.addEventListener( 'pause', () => ! media.ended && tell.state( 'paused' ) );
	media.addEventListener( 'ended', () => tell.state( 'ended' ) );
	media.addEventListener( 'timeupdate', () => tell.time( media.currentTime * 1000 ) );

	const attempt = async ( last: boolean ) => {
		try {
			await media.play();
		} catch ( error ) {
			// Any other error is a pause before the first frame, or a source that reports the error itself.
			if ( ( error as DOMException ).name !== 'NotAllowedError' ) {
				return;
			}
			if ( last ) {
				tell.refused();
			} else {
				media.muted = true;
				tell.silenced();
				await attempt( true );
			}
		}
	};

	return {
		element: media,
		play: () => void attempt( media.muted ),
		pause: () => media.pause(),
		mute( on ) {
			media.muted = on;
		},
		seek( ms ) {
			media.currentTime = ms / 1000;
		},
		destroy() {
			media.pause();
			media.replaceChildren();
			media.remove();
		},
	};
}
