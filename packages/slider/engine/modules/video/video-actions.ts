import type { ModuleContext } from '../../types/module-context';
import type { PlayAction } from '../../types/playback-config';
import type { Clip } from './video-clip';

/** All clips of the page that accept actions, for the one that mutes them together. */
const page = new Set< Clip >();

type Uses = Pick< ModuleContext, 'slider' | 'onAction' | 'undo' >;

/** Registers the actions of layers on videos. */
export function takeOrders( { slider, onAction, undo }: Uses, clips: Clip[] ): void {
	clips.forEach( ( clip ) => page.add( clip ) );
	undo( () => clips.forEach( ( clip ) => page.delete( clip ) ) );

	/** `firstvideo` is a layer's video if there is one, else the background's. */
	const meant = ( { layer }: PlayAction ): Clip[] => {
		const here = clips
			.filter( ( { slide } ) => slide === slider.index )
			.sort( ( a, b ) => Number( a.background ) - Number( b.background ) );
		const named: Record< string, Clip[] > = {
			backgroundvideo: here.filter( ( { background } ) => background ),
			firstvideo: here.slice( 0, 1 ),
		};
		return named[ layer ?? '' ] ?? clips.filter( ( { id } ) => id === layer );
	};
	const orders: Record< string, ( clip: Clip ) => void > = {
		playvideo: ( clip ) => clip.play(),
		stopvideo: ( clip ) => clip.pause(),
		togglevideo: ( clip ) => clip.toggle(),
		mutevideo: ( clip ) => clip.mute( true ),
		unmutevideo: ( clip ) => clip.mute( false ),
		toggle_mute_video: ( clip ) => clip.mute(),
	};
	for ( const [ name, order ] of Object.entries( orders ) ) {
		onAction( name, ( action ) => meant( action ).forEach( order ) );
	}
	onAction( 'toggle_global_mute_video', () => {
		const on = [ ...page ].some( ( { muted } ) => ! muted );
		page.forEach( ( clip ) => clip.mute( on ) );
	} );
}
