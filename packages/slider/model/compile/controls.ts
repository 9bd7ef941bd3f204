import type { Play, PlayLayer } from '../../engine/play';
import type { Arrow, Image, Navigation, Options, Slide, Strip } from '../types';
import { cssColor, cssNumber, round } from './css';
import { imageAttributes } from './images';
import { fill, plus, type MarkupNode, type Properties } from './tree';

/** Buttons, bullets, thumbnails, tabs and the progress bar: printed hidden, since only the engine makes them work. Twin of ../../php/Controls.php. */

/** How the navigation of old styles looks here; a name that is not listed is round. */
const STYLES: Record< string, string > = {
	uranus: 'bare',
	hermes: 'square',
	gyges: 'square',
	'nav-square': 'square',
	'light-bars': 'bars',
	persephone: 'square',
};
const LOOKS: Record< string, Properties > = {
	square: { '--fr-arrow-radius': '0' },
	bare: { '--fr-arrow-fill': 'none' },
	bars: { '--fr-arrow-radius': '0', '--fr-bullet': '22px', '--fr-bullet-h': '4px' },
};

const look = ( style: string ): Properties => LOOKS[ STYLES[ style.toLowerCase() ] ?? '' ] ?? {};

export interface Stage {
	options: Options;
	slides: readonly Slide[];
	play: Play;
	id: string;
	start: number;
	/** Takes classes that need a rule of their own (styles). */
	classes: Set< string >;
}

/** Whether something moves by itself without end, or for long: then there is a button that stops it (WCAG 2.2.2). */
export function movesByItself( { slides, statics = [] }: Pick< Play, 'slides' | 'statics' > ): boolean {
	const moving = ( { loop, frameLoop, video }: PlayLayer ) => loop || frameLoop || video?.autoplay;
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
	const { options, slides, play, id } = stage;
	const { arrows, bullets, thumbnails, tabs } = options.navigation;
	const children: MarkupNode[] = [];
	if ( play.autoplay || movesByItself( play ) ) {
		children.push( button( 'fr-slider__pause', play.texts.pause, { 'data-pause': true }, {} ) );
	}
	if ( slides.length < 2 ) {
		return group( children ); // There is nowhere to go.
	}
	if ( arrows.enable ) {
		for ( const [ go, side ] of [
			[ 'previous', arrows.left ],
			[ 'next', arrows.right ],
		] as const ) {
			children.push(
				button(
					`fr-slider__arrow fr-slider__arrow--${ go }${ hiding( arrows, stage ) }`,
					play.texts[ go ],
					{ 'data-go': go, 'aria-controls': `${ id }-slides` },
					plus( place( side ), look( arrows.style ) )
				)
			);
		}
	}
	if ( bullets.enable ) {
		children.push( strip( 'bullets', bullets, stage, () => [] ) );
	}
	if ( thumbnails.enable ) {
		children.push( strip( 'thumbs', thumbnails, stage, ( slide ) => thumb( slide, thumbnails ) ) );
	}
	if ( tabs.enable ) {
		children.push( strip( 'tabs', tabs, stage, tab ) );
	}
	if ( play.progress ) {
		children.push( progress( options.progressBar ) );
	}
	return group( children );
}

const group = ( children: MarkupNode[] ): MarkupNode => ( {
	tag: 'div',
	attrs: { class: 'fr-slider__controls' },
	children,
} );

const button = ( name: string, label: string, attrs: Record< string, unknown >, style: Properties ): MarkupNode => ( {
	tag: 'button',
	attrs: { type: 'button', class: name, ...attrs, 'aria-label': label, hidden: true, style },
} );

type Hides = Pick< Strip, 'hide_under' | 'hide_onmobile' | 'hide_over' >;

/** Classes that hide a part under and over a width. */
function hiding( part: Hides, { classes }: Stage ): string {
	const under = Math.max( round( part.hide_under ), part.hide_onmobile ? 480 : 0 );
	const over = round( part.hide_over );
	const names = [
		...( under > 0 ? [ `fr-under-${ under }` ] : [] ),
		...( over > 0 && over < 9999 ? [ `fr-over-${ over }` ] : [] ),
	];
	names.forEach( ( name ) => classes.add( name ) );
	return names.map( ( name ) => ` ${ name }` ).join( '' );
}

function place( part: Omit< Arrow, 'anim' > ): Properties {
	const { h_align: x, v_align: y } = part;
	const offX = part.h_offset * ( x === 'right' ? -1 : 1 );
	const offY = part.v_offset * ( y === 'bottom' ? -1 : 1 );
	const margin = ` + max(0px,(100cqw - var(--fr-gw)*var(--fr-u))/2)${ x === 'right' ? '*-1' : '' }`;
	const grid = part.container === 'layergrid' && x !== 'center' ? margin : '';
	const out: Properties = {
		'--fr-ax': x || 'center',
		'--fr-ay': { top: 'start', center: 'center', bottom: 'end' }[ y ],
	};
	if ( offX !== 0 || grid ) {
		out[ '--fr-x' ] = grid ? `calc(${ cssNumber( offX ) }px${ grid })` : `${ cssNumber( offX ) }px`;
	}
	return offY === 0 ? out : { ...out, '--fr-y': `${ cssNumber( offY ) }px` };
}

const ONE = { bullets: 'bullet', thumbs: 'thumb', tabs: 'tab' };
type Kind = keyof typeof ONE;

function strip(
	kind: Kind,
	part: Navigation[ 'bullets' ] | Strip,
	stage: Stage,
	inside: ( slide: Slide, index: number ) => MarkupNode[]
): MarkupNode {
	const { slides, play, start } = stage;
	const buttons = slides.map( ( slide, index ): MarkupNode => {
		const count = fill( play.texts.slide || '%1$d / %2$d', index + 1, slides.length );
		const label = slide.title ? `${ count }: ${ slide.title }` : count;
		return {
			tag: 'button',
			attrs: {
				type: 'button',
				class: `fr-slider__${ ONE[ kind ] }`,
				'data-slide': String( index ),
				'aria-label': kind === 'tabs' && slide.title ? null : label,
				'aria-current': index === start ? 'true' : null,
			},
			children: inside( slide, index ),
		};
	} );
	return {
		tag: 'div',
		attrs: {
			class: `fr-slider__${ kind }${ hiding( part, stage ) }`,
			role: 'group',
			'aria-label': play.texts.choose || null,
			hidden: true,
			style: stripStyle( part ),
		},
		children: buttons,
	};
}

function stripStyle( part: Navigation[ 'bullets' ] | Strip ): Properties {
	const style = plus( place( part ), look( part.style ) );
	if ( part.space > 0 ) {
		style[ '--fr-gap' ] = `${ cssNumber( part.space ) }px`;
	}
	if ( part.direction === 'vertical' ) {
		style[ '--fr-flow' ] = 'column';
	}
	if ( ! ( 'wrapper_padding' in part ) ) {
		return style;
	}
	const size = {
		'--fr-thumb-w': `${ cssNumber( part.width ) }px`,
		'--fr-thumb-h': `${ cssNumber( part.height ) }px`,
		'--fr-wrap': `${ cssNumber( part.wrapper_padding ) }px`,
	};
	const color = cssColor( part.wrapper_color ) ?? 'transparent';
	const back = color === 'transparent' ? {} : { '--fr-wrap-fill': color };
	return plus( movedOut( part ), size, style, back as Properties );
}

function thumb( { thumb: own, background }: Slide, { width }: Strip ): MarkupNode[] {
	const image: Image = ( own?.url ? own : background.image ) ?? {};
	const attrs = imageAttributes( { ...image, alt: '' }, `${ cssNumber( width, 0 ) }px`, 'later' );
	return image.url ? [ { tag: 'img', attrs } ] : [];
}

const tab = ( { title }: Slide, index: number ): MarkupNode[] => [
	{ tag: 'span', attrs: { class: 'fr-slider__tab-title' }, text: title || String( index + 1 ) },
];

function progress( bar: Options[ 'progressBar' ] ): MarkupNode {
	const vertical = bar.style === 'vertical';
	const style: Properties = {
		...place( {
			h_align: vertical || bar.style.endsWith( 'cw' ) ? bar.horizontal : 'left',
			v_align: vertical ? 'top' : bar.vertical,
			h_offset: bar.x,
			v_offset: bar.y,
			container: bar.alignby === 'grid' ? 'layergrid' : 'slider',
		} ),
		'--fr-progress': `${ cssNumber( bar.size ) }px`,
		'--fr-progress-radius': `${ cssNumber( bar.radius ) }px`,
	};
	for ( const [ name, value ] of Object.entries( { fill: bar.color, back: bar.bgcolor } ) ) {
		const color = cssColor( value ) ?? 'transparent';
		if ( color !== 'transparent' ) {
			style[ `--fr-progress-${ name }` ] = color;
		}
	}
	return {
		tag: 'div',
		attrs: {
			class: `fr-slider__progress fr-slider__progress--${ bar.style }`,
			'aria-hidden': 'true',
			hidden: true,
			style,
		},
		children: [ { tag: 'span', attrs: {} } ],
	};
}

/** Height or width of a strip that stands beside the stage. */
const depth = ( part: Strip, high: boolean ) =>
	`${ cssNumber( ( high ? part.height : part.width ) + 2 * part.wrapper_padding ) }px`;

/** Thumbnails and tabs that stand beside the stage: shifted out by their own size. */
function movedOut( part: Strip ): Properties {
	switch ( part.position ) {
		case 'outer-top':
			return { '--fr-ay': 'start', '--fr-y': `-${ depth( part, true ) }` };
		case 'outer-bottom':
			return { '--fr-ay': 'end', '--fr-y': depth( part, true ) };
		case 'outer-left':
			return { '--fr-ax': 'left', '--fr-x': `-${ depth( part, false ) }` };
		case 'outer-right':
			return { '--fr-ax': 'right', '--fr-x': depth( part, false ) };
		default:
			return {};
	}
}

const SIDE = { 'outer-top': 't', 'outer-bottom': 'b', 'outer-left': 'l', 'outer-right': 'r', inner: '' };

/** What the stage gives way for thumbnails and tabs beside it. */
export function outside( { navigation }: Options, slides: number ): Properties {
	const out: Properties = {};
	for ( const part of slides > 1 ? [ navigation.thumbnails, navigation.tabs ] : [] ) {
		const side = SIDE[ part.position ];
		if ( part.enable && side ) {
			out[ `--fr-o${ side }` ] = depth( part, side === 't' || side === 'b' );
		}
	}
	return out;
}
