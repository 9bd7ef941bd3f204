import type { Link, Slider, Slide } from '../../../generated/option-types';
import { actionTargets } from '../playback/layer-actions';
import { backgroundNode, pictureOf } from './slide-background';
import { carouselPlace } from '../style/carousel-placement';
import { controls, movesByItself } from './navigation';
import type { Stage } from './navigation-context';
import { round } from '../style/css-value';
import { layerBoxes, type Scene } from './layer-tree';
import { sliderClasses, sliderProperties } from './slider-section';
import { visibleName } from '../style/conditional-rules';
import { fillTemplate, type MarkupNode } from '../markup-node';

/**
 * Builds the element tree of a slider (MARKUP.md): stage, navigation, slides with their backgrounds, static layers.
 * TypeScript port of php/Compiler/Markup/SliderMarkup.php.
 */

/** The `section`, without the playback config. */
export function sliderTree( model: Slider, stage: Stage ): MarkupNode {
	const { play, slides, id } = stage;
	const inside: MarkupNode[] = [];
	// A single static slide is ordinary page content and gets no name, since a named section is a landmark.
	const hasControls = slides.length > 1 || movesByItself( play );
	const isPlace = hasControls || play.modal;
	if ( hasControls ) {
		inside.push( controls( stage ) );
	}
	inside.push( {
		tag: 'div',
		attrs: { class: 'fr-slider__slides', id: `${ id }-slides` },
		children: slides.map( ( slide, index ) => slideNode( model, slide, index, stage ) ),
	} );
	if ( model.static.length ) {
		inside.push( {
			tag: 'div',
			attrs: { class: 'fr-slider__statics' },
			children: layerBoxes( model.static, scene( model, stage, true, true ) ),
		} );
	}
	return {
		tag: 'section',
		attrs: {
			class: sliderClasses( stage ).join( ' ' ),
			id,
			'data-slider': play.alias,
			'aria-roledescription': slides.length > 1 ? 'carousel' : null,
			'aria-label': isPlace ? model.title || model.alias || null : null,
			style: sliderProperties( stage ),
			hidden: play.modal ? '' : null, // It is opened on demand.
		},
		children: [
			{ tag: 'div', attrs: { class: 'fr-slider__stage' }, children: inside },
			...( slides.some( ( { link } ) => link?.slide === 'scroll_under' )
				? [ { tag: 'span', attrs: { id: `${ id }-under` } } ]
				: [] ),
		],
	};
}

function scene(
	model: Slider,
	{ options, slides, start, play, leads, classes }: Stage,
	first: boolean,
	isStatic: boolean
): Scene {
	const all = round( options.hideAllLayerAtLimit );
	const some = round( options.hideLayerAtLimit );
	[ all, some ].filter( Boolean ).forEach( ( limit ) => classes.add( `fr-under-${ limit }` ) );
	return {
		options,
		leads,
		first,
		static: isStatic,
		targets: actionTargets( [ ...model.static, ...slides.flatMap( ( { layers } ) => layers ) ] ),
		perspective: play.perspective ?? 0,
		start,
		limits: { all, some },
		visible: visibleName( options ),
		classes,
		urgent: false,
	};
}

function slideNode( model: Slider, slide: Slide, index: number, stage: Stage ): MarkupNode {
	const { options, slides, start, id } = stage;
	const { background, link, layers } = slide;
	const first = index === start;
	const place = carouselPlace( options, slides, index, start );
	const picture = pictureOf( background );
	const beside = place.visible ? 'beside' : null;
	const children = [ backgroundNode( background, first, stage ) ];
	const inner = { ...scene( model, stage, first, false ), urgent: first && ! picture };
	if ( link?.url || link?.slide ) {
		children.push( linkNode( link, slide.title || count( index, stage ), stage ) );
	}
	children.push( ...layerBoxes( layers, inner ) );
	const hasMany = slides.length > 1;
	return {
		tag: 'div',
		attrs: {
			class: `fr-slide ${ slide.className ?? '' }`.trim(),
			id: `${ id }-${ slide.key }`,
			'data-key': slide.key,
			role: hasMany ? 'group' : null,
			'aria-roledescription': hasMany ? 'slide' : null,
			'aria-label': hasMany ? count( index, stage ) : null,
			'data-state': first ? 'active' : beside,
			style: place.style,
		},
		children,
	};
}

/** The whole slide as a link, or as a button that goes to another slide. */
function linkNode( link: Link, label: string, { slides, id }: Stage ): MarkupNode {
	const { slide: to = '' } = link;
	const url = to === 'scroll_under' ? `#${ id }-under` : link.url; // An anchor below the slider works without JavaScript.
	const key = /^\d+$/.test( to ) ? ( slides[ Number( to ) - 1 ]?.key ?? '' ) : to;
	const way = url
		? { href: url, target: link.target || null, rel: link.rel || null }
		: { type: 'button', 'data-go': key };
	return {
		tag: url ? 'a' : 'button',
		attrs: {
			class: 'fr-slide__link',
			...way,
			'aria-label': label,
			style: link.under ? {} : { '--fr-z': '30' },
		},
	};
}

const count = ( index: number, { play, slides }: Stage ) =>
	fillTemplate( play.texts.slide || '%1$d / %2$d', index + 1, slides.length );
