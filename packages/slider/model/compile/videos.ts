import { present } from './tree';
import type { PlayVideo } from '../../engine/play';
import type { Video } from '../types';

/** Videos and sound as the engine takes them. Twin of ../../php/Videos.php. */
export function playVideo( video: Video ): PlayVideo {
	const { provider, autoplay, poster, volume, start, end } = video;
	const sources =
		provider === 'youtube' || provider === 'vimeo'
			? [ video.id ]
			: ( video.sources ?? [] ).map( ( { url } ) => url );
	return {
		provider,
		src: sources.filter( ( source ) => source !== undefined && source !== '' ) as string[],
		...present( {
			autoplay: autoplay !== 'never' && autoplay,
			loop: video.loop !== 'none',
			muted: video.muted,
			controls: video.controls,
			nextAtEnd: video.nextAtEnd,
			rewinds: video.rewinds,
			inline: video.inline,
			volume,
			start,
			end,
		} ),
		...( poster?.url && { poster: poster.url } ),
	};
}
