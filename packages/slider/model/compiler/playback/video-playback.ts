import type { PlayVideo } from '../../../engine/types/playback-config';
import type { Video } from '../../../generated/option-types';
import { round } from '../style/css-value';
import { withoutEmpty } from '../markup-node';
import { plainConfig } from '../plain-options';

/** Playback config of videos and audio. TypeScript port of php/Compiler/Playback/VideoPlayback.php. */
export function playVideo( video: Video ): PlayVideo {
	const { provider, autoplay, poster } = video;
	const sources =
		provider === 'youtube' || provider === 'vimeo'
			? [ video.id ]
			: ( video.sources ?? [] ).map( ( { url } ) => url );
	return {
		provider,
		src: sources.filter( ( source ) => source !== undefined && source !== '' ) as string[],
		...plainConfig( 'Video', video ),
		...withoutEmpty( {
			autoplay: autoplay !== 'never' && autoplay,
			loop: video.loop !== 'none',
		} ),
		...manners( video ),
		...( poster?.url && { poster: poster.url } ),
	};
}

/** Optional settings of a video; default values are omitted. */
function manners( video: Video ): Partial< PlayVideo > {
	const { loop, speed = 1, preload, parameters } = video;
	const [ width = 0, height = 0 ] = ( video.aspect ?? '' ).split( ':' ).map( ( part ) => parseFloat( part ) || 0 );
	const ratio = height > 0 ? round( width / height, 4 ) : 0;
	const waits = video.pausesTimer && ( 'always' as const );
	return {
		...withoutEmpty( {
			waits: loop === 'loopandnoslidestop' ? ( 'never' as const ) : waits,
			speed: speed > 0 && speed !== 1 && speed,
			preload: preload !== 'metadata' && preload,
			covers: video.cover || video.forceFullCover,
			ratio: ratio > 0 && ratio !== 1.7778 && ratio,
			untouchable: video.interactive === false,
			parameters: parameters || undefined,
		} ),
		...( ( video.onMobile === false || video.posterOnMobile ) && { mobile: false as const } ),
		...( video.fullscreen === false && { fullscreen: false as const } ),
	};
}
