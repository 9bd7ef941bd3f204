import { __ } from '@wordpress/i18n';

/** Common search terms for settings with other labels, by the start of their path in the model. */
const words = (): Readonly< Record< string, string > > => ( {
	'Options.stop': __( 'autoplay play pause loop interval', 'frontage-slider' ),
	'Options.duration': __( 'autoplay speed interval delay seconds time', 'frontage-slider' ),
	'Options.startDelay': __( 'autoplay delay', 'frontage-slider' ),
	'Options.sliderLayout': __( 'width full width fullscreen boxed', 'frontage-slider' ),
	'Options.gridheight': __( 'size responsive', 'frontage-slider' ),
	'Options.responsiveLevels': __( 'breakpoints responsive mobile tablet notebook', 'frontage-slider' ),
	'Options.lazy': __( 'lazy loading preload performance images', 'frontage-slider' ),
	'Options.spinner': __( 'loader loading preloader', 'frontage-slider' ),
	'Options.shuffle': __( 'shuffle random order', 'frontage-slider' ),
	'Options.deepLink': __( 'hash url anchor link', 'frontage-slider' ),
	'Options.hide': __( 'mobile phone responsive', 'frontage-slider' ),
	'Options.dottedOverlay': __( 'overlay dots', 'frontage-slider' ),
	'Options.source': __( 'query posts products dynamic blog', 'frontage-slider' ),
	'Options.carousel.infinity': __( 'loop infinite', 'frontage-slider' ),
	'Options.carousel.maxVisibleItems': __( 'slides per view columns', 'frontage-slider' ),
	'Options.carousel.space': __( 'gap margin', 'frontage-slider' ),
	'Options.carousel.spin': __( '3d coverflow', 'frontage-slider' ),
	'Options.progressBar': __( 'timer bar', 'frontage-slider' ),
	'Options.parallax': __( 'depth mouse scroll', 'frontage-slider' ),
	'Options.sbtimeline': __( 'scroll timeline pin sticky', 'frontage-slider' ),
	'Options.modal': __( 'popup dialog lightbox', 'frontage-slider' ),
	'Options.viewPort': __( 'visible viewport in view', 'frontage-slider' ),
	'Navigation.bullets': __( 'dots pagination indicators', 'frontage-slider' ),
	'Navigation.arrows': __( 'previous next buttons', 'frontage-slider' ),
	'Navigation.touch': __( 'swipe drag mobile finger', 'frontage-slider' ),
	'Navigation.keyboard': __( 'accessibility keys', 'frontage-slider' ),
	'Navigation.mouseScroll': __( 'mousewheel scroll', 'frontage-slider' ),
	'Navigation.onHoverStop': __( 'autoplay hover', 'frontage-slider' ),
	Strip: __( 'pagination preview', 'frontage-slider' ),
	Transition: __( 'effect animation', 'frontage-slider' ),
	'Transition.duration': __( 'speed', 'frontage-slider' ),
	PanZoom: __( 'ken burns zoom', 'frontage-slider' ),
	'Slide.duration': __( 'autoplay speed time seconds', 'frontage-slider' ),
	'Slide.deeplink': __( 'hash url anchor', 'frontage-slider' ),
	'Slide.from': __( 'schedule date', 'frontage-slider' ),
	'Slide.until': __( 'schedule date', 'frontage-slider' ),
	'Slide.visible': __( 'hide disable draft', 'frontage-slider' ),
	'Slide.link': __( 'url href', 'frontage-slider' ),
	'Background.position': __( 'crop object position', 'frontage-slider' ),
	'Background.fit': __( 'cover contain size', 'frontage-slider' ),
	'Background.lazy': __( 'lazy loading', 'frontage-slider' ),
	'Background.mediaFilter': __( 'instagram filter', 'frontage-slider' ),
	'Video.muted': __( 'sound audio mute', 'frontage-slider' ),
	'Video.autoplay': __( 'autoplay', 'frontage-slider' ),
	'Layer.link': __( 'url href', 'frontage-slider' ),
	'Layer.actions': __( 'click link button event', 'frontage-slider' ),
	'Layer.countdown': __( 'timer date event', 'frontage-slider' ),
	'Layer.tag': __( 'heading h1 h2 seo', 'frontage-slider' ),
	'Layer.frames': __( 'animation keyframes entrance exit', 'frontage-slider' ),
	'Layer.visible': __( 'hide mobile responsive device', 'frontage-slider' ),
	'Layer.loop': __( 'animation repeat', 'frontage-slider' ),
	'Layer.hover': __( 'mouse over hover', 'frontage-slider' ),
	'Style.fontSize': __( 'font size text size', 'frontage-slider' ),
	'Style.fontWeight': __( 'bold', 'frontage-slider' ),
	'Style.borderRadius': __( 'rounded radius', 'frontage-slider' ),
	'Style.zIndex': __( 'z-index layer order', 'frontage-slider' ),
	'Style.blend': __( 'mix blend', 'frontage-slider' ),
	'Box.offset': __( 'position left top distance', 'frontage-slider' ),
} );

let known: [ start: string, said: string ][] | undefined;

/** Additional search terms of a setting, including those of the settings around it. */
export function searchWords( { owner, key }: { owner: string; key: string } ): string {
	known ??= Object.entries( words() );
	const place = `${ owner }.${ key }`;
	return known
		.filter( ( [ start ] ) => place.startsWith( start ) )
		.map( ( [ , said ] ) => said )
		.join( ' ' );
}
