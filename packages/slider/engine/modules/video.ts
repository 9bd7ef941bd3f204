import type { EngineModule } from '../module';
import { backgroundOf, layersOf } from './senses/layers-of';
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

	const layerClips = ( slide?: number ) =>
		layersOf( context, slide ).flatMap( ( { layer, element: host } ) => {
			const content = host.querySelector< HTMLElement >( '.fr-layer__content' ) ?? host;
			const waits = slide === undefined ? undefined : play.slides[ slide ]!.waitsForVideo;
			return layer.video
				? [
						{
							range: layer.slides,
							clip: createClip( context, {
								id: layer.id,
								host: content,
								video: layer.video,
								slide,
								waits,
								holdUp,
							} ),
						},
					]
				: [];
		} );
	const statics = layerClips();
	const clips = [
		...statics.map( ( { clip } ) => clip ),
		...play.slides.flatMap( ( { background, waitsForVideo: waits }, slide ) => {
			const host = backgroundOf( context, slide );
			const own =
				background?.video && host
					? [
							createClip( context, {
								id: 'backgroundvideo',
								host,
								video: background.video,
								slide,
								waits,
								holdUp,
							} ),
						]
					: [];
			return [ ...own, ...layerClips( slide ).map( ( { clip } ) => clip ) ];
		} ),
	];
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
		for ( const { range: [ first, last ] = [ -1, -1 ], clip } of statics ) {
			clip[ slide >= first && ( last < 0 || slide <= last ) ? 'enter' : 'leave' ]();
		}
	} );
	hook( 'leave', ( slide ) => of( slide ).forEach( ( clip ) => clip.leave() ) );
	hook( 'rest', ( slide ) => of( slide ).forEach( ( clip ) => clip.rest() ) );

	hook( 'hold', hold );
	undo(
		onSeen( element, '0px', ( now ) => {
			if ( now !== seen ) {
				seen = now;
				hold();
			}
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
