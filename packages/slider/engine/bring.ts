import type { EngineModule } from './module';
import type { Core, Part } from './parts';
import type { ModuleName, PlaySlide } from './play';

/** Each is a file of its own that only sliders that use it load. */
const MODULES: Record< ModuleName, () => Promise< { default: EngineModule } > > = {
	layers: () => import( /* webpackChunkName: "layers" */ './modules/layers' ),
	split: () => import( /* webpackChunkName: "split" */ './modules/split' ),
	carousel: () => import( /* webpackChunkName: "carousel" */ './modules/carousel' ),
	ring: () => import( /* webpackChunkName: "ring" */ './modules/ring' ),
	transitions: () => import( /* webpackChunkName: "transitions" */ './modules/transitions' ),
	pieces: () => import( /* webpackChunkName: "pieces" */ './modules/pieces' ),
	cube: () => import( /* webpackChunkName: "cube" */ './modules/cube' ),
	scroll: () => import( /* webpackChunkName: "scroll" */ './modules/scroll' ),
	mouse: () => import( /* webpackChunkName: "mouse" */ './modules/mouse' ),
	video: () => import( /* webpackChunkName: "video" */ './modules/video' ),
	modal: () => import( /* webpackChunkName: "modal" */ './modules/modal' ),
	thumbs: () => import( /* webpackChunkName: "thumbs" */ './modules/thumbs' ),
	'ring-progress': () => import( /* webpackChunkName: "ring-progress" */ './modules/ring-progress' ),
	wheel: () => import( /* webpackChunkName: "wheel" */ './modules/wheel' ),
	fullscreen: () => import( /* webpackChunkName: "fullscreen" */ './modules/fullscreen' ),
	'page-scroll': () => import( /* webpackChunkName: "page-scroll" */ './modules/page-scroll' ),
	'old-names': () => import( /* webpackChunkName: "old-names" */ './modules/old-names' ),
};

/** What the play document asks for without naming it: parts of the core that not every slider needs. */
function partsOf( { play, slides }: Core ): Promise< { default: Part } >[] {
	const used = ( slide: PlaySlide ) => slide.deeplink || slide.loop || slide.background?.panZoom;
	return [
		...( play.swipe && slides.length > 1 ? [ import( /* webpackChunkName: "touch" */ './touch' ) ] : [] ),
		...( play.hideNavigation || play.slides.some( used )
			? [ import( /* webpackChunkName: "extras" */ './extras' ) ]
			: [] ),
	];
}

/** Loads what the slider uses and starts it in the document's order. What does not come is named in the console: the slider goes on without it. */
export async function bringModules( core: Core, gone: () => boolean ): Promise< void > {
	const { modules } = core.play;
	const loading = [ ...modules.map( async ( name ) => MODULES[ name ]() ), ...partsOf( core ) ];
	( await Promise.allSettled( loading ) ).forEach( ( answer, at ) => {
		if ( answer.status === 'rejected' ) {
			const text = /transitions|pieces|cube/.test( modules[ at ] ?? '' )
				? 'Transition Table can not be loaded'
				: `Frontage: module ${ modules[ at ] ?? 'touch' } can not be loaded`;
			console.error( text, answer.reason ); // eslint-disable-line no-console -- The owner has to learn why it looks plain.
		} else if ( ! gone() ) {
			core.undo( answer.value.default( core ) ?? ( () => {} ) );
		}
	} );
}
