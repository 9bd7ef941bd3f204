import type { EngineModule } from '../../types/module-context';
import type { PlayVideo } from '../../types/playback-config';
import { backgroundOf, layersOf } from '../shared/slide-layers';
import { isMobile } from '../shared/parallax-targets';
import { addStyles } from '../shared/add-styles';
import { createClip } from './video-clip';
import { CONSENT_EVENT } from './consent';
import { LOOK } from './video-styles';

/** Video and audio, as layers and as backgrounds: native players, YouTube and Vimeo. */
const video: EngineModule = ( context ) => {
	const { play, element, hook, listen, undo, reasons, onSeen } = context;

	const waiting = new Set< object >();
	const holdUp = ( clip: object, on: boolean ) => {
		waiting[ on ? 'add' : 'delete' ]( clip );
		reasons[ waiting.size ? 'add' : 'remove' ]( 'video' );
	};

	const seldom = isMobile();
	const clipsOf = (
		id: string,
		host: HTMLElement | null,
		film?: PlayVideo,
		slide?: number,
		range = [ slide ?? -1, slide ?? -1 ]
	) =>
		film && host && ! ( seldom && film.mobile === false )
			? [ createClip( context, { id, host, video: film, slide, range, holdUp } ) ]
			: [];
	const layers = [ undefined, ...play.slides.keys() ].flatMap( ( slide ) =>
		layersOf( context, slide ).map( ( own ) => ( { slide, ...own } ) )
	);
	const clips = [
		...play.slides.flatMap( ( { background }, slide ) =>
			clipsOf( 'backgroundvideo', backgroundOf( context, slide ), background?.video, slide )
		),
		...layers.flatMap( ( { slide, layer, element: host } ) =>
			clipsOf( layer.id, host.querySelector( '.fr-layer__content' ) ?? host, layer.video, slide, layer.slides )
		),
	];
	undo( addStyles( LOOK ) );
	undo( () => clips.forEach( ( clip ) => clip.destroy() ) );

	// A separate observer: a video that the visitor started while the slider was paused must also pause when out of
	// view.
	let isVisible = true;
	const hold = () => clips.forEach( ( clip ) => clip.hold( ! isVisible || reasons.holdsAll() ) );
	hook( 'enter', ( slide ) => {
		hold();
		for ( const clip of clips ) {
			const [ first, last ] = clip.range;
			if ( slide >= first! && ( last! < 0 || slide <= last! ) ) {
				clip.enter();
			} else if ( clip.slide === undefined ) {
				clip.leave();
			}
		}
	} );
	hook( 'leave', ( slide ) => clips.forEach( ( clip ) => clip.slide === slide && clip.leave() ) );
	hook( 'rest', ( slide ) => clips.forEach( ( clip ) => clip.slide === slide && clip.rest() ) );

	hook( 'hold', hold );
	undo(
		onSeen( element, '0px', ( now ) => {
			isVisible = now;
			hold();
		} )
	);
	listen( document, CONSENT_EVENT, () => clips.forEach( ( clip ) => clip.consent() ) );

	if (
		layers.some( ( { layer: { actions = [] } } ) => actions.some( ( action ) => action.do.includes( 'video' ) ) )
	) {
		void context
			.load< typeof import( './video-actions' ) >( 'video/orders' )
			.then( ( { takeOrders } ) => takeOrders( context, clips ) );
	}
};
export default video;
