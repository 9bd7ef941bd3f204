import type { Follower } from './scroll-animation';
import { effectFrames, parallaxFrames } from './scroll-progress';
import { backgroundOf, layersOf, type LayersUses } from '../shared/slide-layers';
import { isMobile, parallaxOf } from '../shared/parallax-targets';

/** Elements with scroll parallax. If the pointer moves them too, its share is in custom properties. */
function moved( context: LayersUses, slide?: number ): Follower[] {
	const options = context.play.parallax;
	if ( ! options?.type.endsWith( 'scroll' ) || ( options.mobile === false && isMobile() ) ) {
		return [];
	}
	const both = options.type === 'mousescroll';
	const frame = ( y: number ): Keyframe => ( {
		translate: both ? `var(--fr-mx, 0px) calc(var(--fr-my, 0px) + ${ y }px)` : `0 ${ y }px`,
	} );
	return parallaxOf( context, slide ).map( ( { element, part } ) => ( {
		element,
		frames: ( passage ) => parallaxFrames( passage, part, frame ),
	} ) );
}

/** Elements that fade, blur, turn gray or shrink; never the element that a layer's keyframes animate. */
function affected( context: LayersUses, slide?: number ): Follower[] {
	const { scrollEffect: effects, slides } = context.play;
	if (
		! effects ||
		! ( effects.fade || effects.blur || effects.grayscale || effects.scale ) ||
		( effects.mobile === false && isMobile() )
	) {
		return [];
	}
	const wanted = ( name: string ) => effects.targets.includes( name );
	const follower = ( element: Element, factor: number ): Follower => ( {
		element,
		frames: ( passage ) => effectFrames( passage, effects, factor ),
	} );
	const layers = layersOf( context, slide ).flatMap( ( { layer, element } ) => {
		const kind = `${ slide === undefined ? 'static_' : '' }${ layer.parallax ? 'parallax_' : '' }layers`;
		if ( ! wanted( kind ) || element.parentElement?.closest( '.fr-layer' ) ) {
			return [];
		}
		const masked = element.querySelector( ':scope .fr-layer__mask' );
		const free =
			masked?.closest( '.fr-layer' ) === element ? element : element.querySelector( '.fr-layer__content' );
		return free ? [ follower( free, effects.layerFactor ) ] : [];
	} );
	const background = slide !== undefined && slides[ slide ] && wanted( 'slide' ) && backgroundOf( context, slide );
	return background ? [ ...layers, follower( background, effects.factor ) ] : layers;
}

/** Elements of a slide, or of the layers over all slides, that follow scrolling. */
export const followersOf = ( context: LayersUses, slide?: number ) => [
	...moved( context, slide ),
	...affected( context, slide ),
];
