import { listenForActions } from './layers/actions';
import { registerActions } from './layers/do';
import { createLayer, type Layer } from './layers/layer';
import { showStatic } from './layers/statics';
import type { EngineModule } from '../module';
import type { PlayLayer } from '../play';

/** Layers: frames, loops, hover, and what they do when somebody touches them. */
const layers: EngineModule = ( context ) => {
	const { play, slides, stage, hook, reasons } = context;
	/** In a carousel, layers of slides at the side stand there all the time, or wait until their slide is in front. */
	const { carousel } = play;
	const stays = carousel?.layers;
	const vanish = ( list: Layer[] ) =>
		carousel && ! stays && list.forEach( ( layer ) => layer.spec.frames && layer.vanish( true ) );

	/** Layers of the play document whose element is on the page; ids are words. */
	const adopt = ( specs: PlayLayer[] = [], root: ParentNode = stage ) =>
		specs.flatMap( ( spec ) => {
			const element = root.querySelector< HTMLElement >( `[data-layer="${ spec.id }"]` );
			return element ? createLayer( context, stays ? { ...spec, adopted: true } : spec, element ) : [];
		} );

	const ofSlides = play.slides.map( ( spec, index ) => adopt( spec.layers, slides[ index ] ) );
	const statics = adopt( play.statics );
	const all = [ ...ofSlides.flat(), ...statics ];

	hook( 'enter', ( slide, previous ) =>
		ofSlides[ slide ]!.forEach( ( layer ) =>
			layer.enter(
				context.call( 'clock', slide, layer.spec ).find( Boolean ) ?? context.timeline( slide ),
				Boolean( previous < 0 || stays )
			)
		)
	);
	hook( 'leave', ( slide ) => {
		const timeline = context.timeline( slide );
		if ( reasons.has( 'user' ) && ! timeline.playing ) {
			timeline.calm( true ); // The visitor asked for the next slide: exits run, endless movements stand.
			timeline.play();
		}
		return stays ? 0 : Math.max( 0, ...ofSlides[ slide ]!.map( ( layer ) => layer.leave() ) );
	} );
	hook( 'rest', ( slide ) => {
		ofSlides[ slide ]!.forEach( ( layer ) => layer.rest() );
		vanish( ofSlides[ slide ]! );
	} );
	ofSlides.forEach( ( list, slide ) => slide !== play.start && vanish( list ) );
	hook( 'level', () => all.forEach( ( layer ) => layer.level() ) );
	statics.forEach( ( layer ) => showStatic( context, layer ) );

	registerActions( context, all );
	listenForActions( context, all );

	return () => all.forEach( ( layer ) => layer.destroy() );
};

export default layers;
