/**
 * Files that only some sliders need. Other bundlers follow these imports. Our build makes a file of each and replaces
 * this module by module-urls.ts (webpack.config.js). The files share nothing with each other except the context that
 * they get.
 */
const FILES: Record< string, () => Promise< unknown > > = {
	layers: () => import( '../modules/layers' ),
	split: () => import( '../modules/split' ),
	carousel: () => import( '../modules/carousel' ),
	ring: () => import( '../modules/carousel/ring' ),
	transitions: () => import( '../modules/transitions' ),
	pieces: () => import( '../modules/transitions/slice-transition' ),
	cube: () => import( '../modules/transitions/cube' ),
	scroll: () => import( '../modules/scroll' ),
	'scroll-bound': () => import( '../modules/scroll/smooth-scroll-clock' ),
	mouse: () => import( '../modules/mouse' ),
	video: () => import( '../modules/video' ),
	'video/orders': () => import( '../modules/video/video-actions' ),
	'video/provider': () => import( '../modules/video/iframe-player' ),
	modal: () => import( '../modules/modal' ),
	thumbs: () => import( '../modules/thumbs' ),
	'ring-progress': () => import( '../modules/ring-progress' ),
	wheel: () => import( '../modules/wheel' ),
	fullscreen: () => import( '../modules/fullscreen' ),
	'page-scroll': () => import( '../modules/page-scroll' ),
	'old-names': () => import( '../modules/old-names' ),
	countdown: () => import( '../modules/countdown' ),
	keyboard: () => import( '../modules/keyboard' ),
	ids: () => import( '../modules/ids' ),
	spoken: () => import( '../modules/spoken' ),
	extras: () => import( '../modules/extras' ),
};

export const load = async ( name: string ): Promise< unknown > => FILES[ name ]!();
