import { listenForActions } from './action-triggers';
import { registerActions } from './layer-actions';
import { createLayer } from './layer';
import { showStatic } from './static-layer';
import type { EngineModule } from '../../types/module-context';
import type { PlayLayer } from '../../types/playback-config';

/** Layers: keyframes, loops, hover, and actions. */
const layers: EngineModule = ( context ) => {
	const { play, slides, stage, hook, reasons } = context;
	/** Layers of the playback config whose element exists; ids contain only word characters, so they need no escaping. */
	const adopt = ( specs: PlayLayer[] = [], root: ParentNode = stage ) =>
		specs.flatMap( ( spec ) => {
			const element = root.querySelector< HTMLElement >( `[data-layer="${ spec.id }"]` );
			// In a carousel all layers, or some of them, stay visible on neighboring slides; these neither enter nor
			// leave.
			const isStaying = spec.stays || play.carousel?.layers === 'all';
			return element
				? createLayer( context, isStaying ? { ...spec, stays: isStaying, adopted: true } : spec, element )
				: [];
		} );

	const ofSlides = play.slides.map( ( spec, index ) => adopt( spec.layers, slides[ index ] ) );
	const statics = adopt( play.statics );
	const all = [ ...ofSlides.flat(), ...statics ];

	hook( 'enter', ( slide, previous ) =>
		ofSlides[ slide ]!.forEach( ( layer ) =>
			layer.enter(
				context.call( 'clock', slide, layer.spec ).find( Boolean ) ?? context.timeline( slide ),
				previous < 0 || Boolean( layer.spec.stays )
			)
		)
	);
	hook( 'leave', ( slide ) => {
		const timeline = context.timeline( slide );
		if ( reasons.has( 'user' ) && ! timeline.playing ) {
			timeline.calm( true ); // The visitor asked for the next slide: exits run, endless animations stop.
			timeline.play();
		}
		return Math.max( 0, ...ofSlides[ slide ]!.map( ( layer ) => layer.leave() ) );
	} );
	hook( 'rest', ( slide ) => ofSlides[ slide ]!.forEach( ( layer ) => layer.rest() ) );
	hook( 'level', () => all.forEach( ( layer ) => layer.level() ) );
	statics.forEach( ( layer ) => showStatic( context, layer ) );

	registerActions( context, all );
	listenForActions( context, all );

	return () => all.forEach( ( layer ) => layer.destroy() );
};

export default layers;
