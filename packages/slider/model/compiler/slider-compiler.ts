import modules from '../../tables/modules.json';
import { besideLayers } from './style/carousel-placement';
import type {
	ModuleName,
	PanZoom,
	Play,
	PlayLayer,
	PlaySlide,
	PlayTransition,
} from '../../engine/types/playback-config';
import { actionTargets } from './playback/layer-actions';
import { cssLength, round } from './style/css-value';
import { cssEase } from './style/easing';
import { resolveKeyframes } from './keyframes';
import { playLayers } from './playback/layer-playback';
import { perLevel, wholes } from './breakpoints';
import { sliderTree } from './markup/slider-markup';
import { playOptions } from './playback/option-playback';
import { filters } from './style/poses';
import { scrollClock } from './style/scroll-timeline';
import { playTransition, playTransitions } from './playback/slide-transitions';
import { withoutEmpty, type MarkupNode } from './markup-node';
import { plainConfig } from './plain-options';
import { playVideo } from './playback/video-playback';
import type { Background, Options, PanZoom as Zoom, Slide, Slider } from '../../generated/option-types';

export interface Compiled {
	play: Play;
	/** The `section`, without the playback config. */
	tree: MarkupNode;
	/** Classes that need a rule of their own, which `styles()` returns. */
	classes: string[];
}

const FAMILIES = modules.families as Readonly< Record< string, ModuleName > >;
const ACTIONS = modules.actions as Readonly< Record< string, ModuleName > >;

/**
 * Compiles a normalized model for the page: the playback config for the engine, and the element tree with its classes
 * and custom properties. TypeScript port of php/Compiler/SliderCompiler.php; slider-compiler.test.ts compares both.
 *
 * @param model         Normalized.
 * @param id            The id of the slider's element.
 * @param texts         Translated texts for visitors.
 * @param more          Additional modules of the page (`old-names`).
 * @param page          Details of the page.
 * @param page.endpoint URL that returns a slider by its alias (%s), for sliders that open others.
 * @param page.first    Whether this is the first slider of the page. Images of later sliders load lazily, so that they do not delay it.
 */
export function compile(
	model: Slider,
	id: string,
	texts: Play[ 'texts' ],
	more: ModuleName[] = [],
	page: { endpoint?: string; first?: boolean } = {}
): Compiled {
	const { options } = model;
	const slides = shown( model ).map( ( slide ) => ( {
		...slide,
		layers: besideLayers( resolveKeyframes( slide.layers, scrollClock( options, slide ) ), options ),
	} ) );
	const start = startOf( options, slides.length );
	const settled = { ...model, static: besideLayers( resolveKeyframes( model.static ) ) };
	const play = playOf( settled, slides, start, texts, more );
	if ( page.endpoint && play.modules.includes( 'modal' ) ) {
		play.endpoint = page.endpoint;
	}
	const classes = new Set< string >();
	const tree = sliderTree( settled, { options, slides, play, id, start, leads: page.first ?? true, classes } );
	return { play, tree, classes: [ ...classes ] };
}

/** Returns the slides to render: the published ones, and only one of them for a hero. */
function shown( { slides, options }: Slider ): Slide[] {
	const visible = slides.filter( ( slide ) => slide.visible );
	const hero = visible[ round( options.activeSlide ?? 1 ) - 1 ] ?? visible[ 0 ];
	return options.sliderType === 'hero' && hero ? [ hero ] : visible;
}

function startOf( { startWithSlide, alternativeFirstSlide }: Options, slides: number ): number {
	const wanted = round( startWithSlide ?? alternativeFirstSlide ?? 1 ) - 1;
	return wanted > 0 && wanted < slides ? wanted : 0;
}

function playOf( model: Slider, slides: Slide[], start: number, texts: Play[ 'texts' ], more: ModuleName[] ): Play {
	const { alias, options } = model;
	const around = {
		keys: slides.map( ( { key } ) => key ),
		targets: actionTargets( [ ...model.static, ...slides.flatMap( ( { layers } ) => layers ) ] ),
	};
	const statics = playLayers( model.static, { ...around, first: true } );
	const heights = wholes( options.gridheight );
	const play: Play = {
		schema: 1,
		alias: alias || options.modal.alias,
		kind: options.sliderType,
		layout: options.sliderLayout,
		modules: [],
		levels: [ ...wholes( options.responsiveLevels ) ],
		grid: perLevel(
			wholes( options.gridwidth ).map( ( width, level ): [ number, number ] => [ width, heights[ level ]! ] )
		),
		start,
		...playOptions( options, slides.length, start ),
		slides: slides.map( ( slide, index ) => ( {
			...playSlide( slide, options ),
			...withoutEmpty( { layers: some( playLayers( slide.layers, { ...around, first: index === start } ) ) } ),
		} ) ),
		...( statics.length && { statics } ),
		texts,
	};
	return { ...play, modules: modulesOf( play, options, more ) };
}

const some = ( list: PlayLayer[] ) => ( list.length ? list : undefined );

function playSlide( slide: Slide, options: Options ): PlaySlide {
	const { key, transition, firstTransition } = slide;
	const background = playBackground( slide.background, options );
	return {
		key,
		duration: slide.duration ?? options.duration,
		transitions: playTransitions( transition ),
		...plainConfig( 'Slide', slide ),
		...withoutEmpty( {
			deeplink: slide.deeplink || undefined,
			hideAfter: round( slide.hideAfter ?? 0 ) > 0 && round( slide.hideAfter ?? 0 ),
			first: firstTransition && playTransition( firstTransition ),
			background: Object.keys( background ).length > 0 && background,
			filter: filters( transition.filter ?? {} )[ 0 ],
		} ),
		...( slide.scrollBound !== undefined && { scrollBound: slide.scrollBound } ),
	};
}

const zoomEnd = ( zoom: Zoom, end: 'Start' | 'End' ): PanZoom => ( {
	scale: zoom[ `scale${ end }` ],
	rotate: zoom[ `rotate${ end }` ],
	blur: zoom[ `blur${ end }` ],
	x: cssLength( zoom[ `x${ end }` ], '1px' ) ?? '0px',
	y: cssLength( zoom[ `y${ end }` ], '1px' ) ?? '0px',
} );

function playBackground( from: Background, { fallbacks }: Options ): NonNullable< PlaySlide[ 'background' ] > {
	const { video, panZoom, type = 'video' } = from;
	const parallax = round( from.parallax ?? 0 );
	const film = type === 'video' && video && playVideo( video );
	return withoutEmpty( {
		video: film && film.src.length > 0 && film,
		panZoom: panZoom && {
			duration: panZoom.duration,
			ease: cssEase( panZoom.ease ),
			from: zoomEnd( panZoom, 'Start' ),
			to: zoomEnd( panZoom, 'End' ),
			...( fallbacks.panZoomDisableOnMobile && { mobile: false as const } ),
		},
		parallax: parallax > 0 && parallax,
	} );
}

/**
 * Returns the module that a transition needs, or ''. The engine itself only fades a slide over another and pushes one
 * out with the other.
 */
function moduleOf( {
	name,
	family,
	from,
	rotate,
	any,
}: Partial< PlayTransition > & Pick< PlayTransition, 'name' | 'family' > ): ModuleName | undefined {
	const varied =
		rotate || any || ( family === 'fade' && from ) || /^(crossfade|fadet|slideover|slideremove)/.test( name );
	return FAMILIES[ family ] ?? ( varied && family !== 'none' ? 'transitions' : undefined );
}

/** In the same order as in PHP; unused modules are omitted. */
function modulesOf( play: Play, { navigation }: Options, more: ModuleName[] ): ModuleName[] {
	const layers = [ ...( play.statics ?? [] ), ...play.slides.flatMap( ( slide ) => slide.layers ?? [] ) ];
	const transitions = play.slides.flatMap( ( { transitions: own, first } ) => ( first ? [ ...own, first ] : own ) );
	const drawn = transitions.flatMap( ( one ) => [ one, ...( one.any ?? [] ) ] );
	const moving = play.parallax?.type;
	const use: Partial< Record< ModuleName, boolean > > = {
		layers: layers.length > 0,
		video: play.slides.some( ( { background } ) => background?.video ) || layers.some( ( { video } ) => video ),
		split: layers.some( ( { frames = [] } ) => frames.some( ( { split, block } ) => split || block ) ),
		modal: Boolean( play.modal ),
	};
	const asked = [
		...drawn.map( moduleOf ),
		...layers.flatMap( ( { actions = [] } ) => actions.map( ( action ) => ACTIONS[ action.do ] ) ),
	];
	asked.forEach( ( name ) => name && ( use[ name ] = true ) );
	Object.assign( use, {
		carousel: Boolean( play.carousel ),
		ring: Boolean( play.carousel?.spin ),
		scroll: moving === 'scroll' || moving === 'mousescroll' || Boolean( play.scrollEffect ),
		'scroll-bound': Boolean( play.scrollTimeline ),
		mouse: moving === 'mouse' || moving === 'mousescroll' || moving === '3D',
		thumbs:
			navigation.thumbnails.enable ||
			navigation.tabs.enable ||
			( navigation.arrows.enable && navigation.arrows.tmp !== '' ),
		'ring-progress': Object.values( play.progress ?? {} ).some( ( value ) =>
			/^(c?cw|module|animate)$/.test( value )
		),
		wheel: Boolean( play.wheel ),
		countdown: layers.some( ( { countdown } ) => countdown ),
	} );
	const used = ( Object.keys( use ) as ModuleName[] ).filter( ( name ) => use[ name ] );
	return [ ...new Set( [ ...used, ...more ] ) ];
}
