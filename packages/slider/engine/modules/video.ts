import type { EngineModule } from '../module';
import type { PlayVideo } from '../play';
import { backgroundOf, layersOf } from './senses/layers-of';
import { isMobile } from './senses/targets';
import { wear } from './senses/wear';
import { createClip } from './video/clip';
import { CONSENT_EVENT } from './video/consent';
import { LOOK } from './video/look';

/** Films and sound, as layers and as backgrounds: the browser's own players, YouTube and Vimeo. */
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
		range: [ number, number ] = [ -1, -1 ]
	) =>
		film && host && ! ( seldom && film.mobile === false )
			? [ { range, clip: createClip( context, { id, host, video: film, slide, holdUp } ) } ]
			: [];
	const layerClips = ( slide?: number ) =>
		layersOf( context, slide ).flatMap( ( { layer, element: host } ) =>
			clipsOf(
				layer.id,
				host.querySelector< HTMLElement >( '.fr-layer__content' ) ?? host,
				layer.video,
				slide,
				layer.slides
			)
		);
	const statics = layerClips();
	const clips = [
		...statics,
		...play.slides.flatMap( ( { background }, slide ) => [
			...clipsOf( 'backgroundvideo', backgroundOf( context, slide ), background?.video, slide ),
			...layerClips( slide ),
		] ),
	].map( ( { clip } ) => clip );
	if ( ! clips.length ) {
		return;
	}
	undo( wear( LOOK ) );
	undo( () => clips.forEach( ( clip ) => clip.destroy() ) );

	const of = ( slide: number ) => clips.filter( ( clip ) => clip.slide === slide );
	// Its own eye: a film that the visitor started while the slider stood goes unseen all the same.
	let seen = true;
	const hold = () => clips.forEach( ( clip ) => clip.hold( ! seen || reasons.holdsAll() ) );
	hook( 'enter', ( slide ) => {
		hold();
		of( slide ).forEach( ( clip ) => clip.enter() );
		for ( const {
			range: [ first, last ],
			clip,
		} of statics ) {
			clip[ slide >= first && ( last < 0 || slide <= last ) ? 'enter' : 'leave' ]();
		}
	} );
	hook( 'leave', ( slide ) => of( slide ).forEach( ( clip ) => clip.leave() ) );
	hook( 'rest', ( slide ) => of( slide ).forEach( ( clip ) => clip.rest() ) );

	hook( 'hold', hold );
	undo(
		onSeen( element, '0px', ( now ) => {
			seen = now;
			hold();
		} )
	);
	listen( document, CONSENT_EVENT, () => clips.forEach( ( clip ) => clip.consent() ) );

	const layers = [ ...( play.statics ?? [] ), ...play.slides.flatMap( ( slide ) => slide.layers ?? [] ) ];
	if ( layers.some( ( { actions = [] } ) => actions.some( ( action ) => action.do.includes( 'video' ) ) ) ) {
		void context
			.load< typeof import( './video/orders' ) >( 'video/orders' )
			.then( ( { takeOrders } ) => takeOrders( context, clips ) );
	}
};
export default video;
