import type { Play, PlayLayer } from '../../../engine/types/playback-config';
import {
	controlClasses,
	controlLook,
	controlPair,
	controlPlace,
	entranceOf,
	hintClasses,
	shapeClasses,
} from './navigation-style';
import { progressBar } from './progress-bar';
import type { Stage } from './navigation-context';
import { strip } from './navigation-list';
import { templateNode } from './navigation-template';
import { mergeProperties, type MarkupNode, type Properties } from '../markup-node';

/**
 * Buttons, navigation lists and the progress bar. They are rendered hidden, since they only work with the engine.
 * TypeScript port of php/Compiler/Markup/Navigation.php.
 */

/** Whether something moves automatically without end or for long. Such a slider gets a pause button (WCAG 2.2.2). */
export function movesByItself( { slides, statics = [] }: Pick< Play, 'slides' | 'statics' > ): boolean {
	const moving = ( { loop, frameLoop, countdown, video }: PlayLayer ) =>
		loop || frameLoop || countdown || video?.autoplay;
	return (
		statics.some( moving ) ||
		slides.some(
			( { loop, background, layers = [] } ) =>
				loop ||
				( background?.panZoom?.duration ?? 0 ) > 5000 ||
				background?.video?.autoplay ||
				layers.some( moving )
		)
	);
}

export function controls( stage: Stage ): MarkupNode {
	const { options, slides, play, classes } = stage;
	const { arrows: pair, bullets, thumbnails, tabs } = options.navigation;
	const children: MarkupNode[] = [];
	if ( play.autoplay || movesByItself( play ) ) {
		children.push( button( 'fr-slider__pause', play.texts.pause, { 'data-pause': true }, {} ) );
	}
	// With a single slide there is no other one to go to.
	if ( slides.length > 1 ) {
		children.push(
			...( pair.enable ? arrows( stage ) : [] ),
			...( bullets.enable ? [ strip( 'bullets', bullets, stage ) ] : [] ),
			...( thumbnails.enable ? [ strip( 'thumbs', thumbnails, stage ) ] : [] ),
			...( tabs.enable ? [ strip( 'tabs', tabs, stage ) ] : [] ),
			...( play.progress ? [ progressBar( options, slides.length, classes ) ] : [] )
		);
	}
	return { tag: 'div', attrs: { class: 'fr-slider__controls' }, children };
}

const button = (
	name: string,
	label: string,
	attrs: Record< string, unknown >,
	style: Properties,
	children: MarkupNode[] = []
): MarkupNode => ( {
	tag: 'button',
	attrs: { type: 'button', class: name, ...attrs, 'aria-label': label, hidden: true, style },
	...( children.length && { children } ),
} );

/** Renders the two arrows. Their templates show details of the target slide, which the engine fills in. */
function arrows( { options, slides, play, id, start, classes }: Stage ): MarkupNode[] {
	const pair = options.navigation.arrows;
	return ( [ 'previous', 'next' ] as const ).map( ( points ) => {
		const at = points === 'next' ? pair.right : pair.left;
		const isForward = ( points === 'next' ) !== pair.rtl; // With `rtl`, the left arrow goes to the next slide.
		const go = isForward ? 'next' : 'previous';
		const comes = entranceOf( pair, at.anim );
		const leads = ( start + ( isForward ? 1 : slides.length - 1 ) ) % slides.length;
		const hints = slides.flatMap( ( slide, index ) => {
			const hint = templateNode( pair, slide, 'hint' );
			const more = { 'data-of': String( index ), 'aria-hidden': 'true', hidden: index !== leads };
			return hint ? [ { ...hint, attrs: { ...hint.attrs, ...more } } ] : [];
		} );
		const looks = [
			...( hints.length ? [ 'fr-hints', ...hintClasses( at, 'arrow' ) ] : [] ),
			...( comes ? [ 'fr-comes' ] : [] ),
			...shapeClasses( pair, 'arrows' ),
		];
		const names = controlClasses( pair, Boolean( play.hideNavigation ), looks );
		names.forEach( ( name ) => classes.add( name ) );
		return button(
			[ 'fr-slider__arrow', `fr-slider__arrow--${ points }`, ...names ].join( ' ' ),
			play.texts[ go ],
			{ 'data-go': go, 'aria-controls': `${ id }-slides` },
			mergeProperties(
				controlPlace( at ),
				controlLook( pair, 'Navigation.arrows' ),
				controlPair( pair.left, pair.right ),
				comes ?? {}
			),
			hints
		);
	} );
}
