import type { ReactNode } from 'react';
import type { Group } from './types';

// Illustrations of behaviors, 120 × 80: a page (paper, lines) and what the behavior adds (accent). Elements with a class
// `fr-…` are animated while their card is hovered or focused; otherwise they show the final state.

const Lines = ( { x = 14, y, width = 92, count = 3 }: { x?: number; y: number; width?: number; count?: number } ) => (
	<>
		{ Array.from( { length: count }, ( _, index ) => (
			<rect
				key={ index }
				className="fr-line"
				x={ x }
				y={ y + index * 9 }
				width={ index === count - 1 ? width * 0.6 : width }
				height="4"
				rx="2"
			/>
		) ) }
	</>
);
const Photo = ( {
	x,
	y,
	width,
	height,
	className = '',
}: {
	x: number;
	y: number;
	width: number;
	height: number;
	className?: string;
} ) => (
	<g className={ className }>
		<rect className="fr-photo" x={ x } y={ y } width={ width } height={ height } rx="2" />
		<path
			className="fr-hill"
			d={ `M${ x } ${ y + height } l${ width * 0.35 } -${ height * 0.5 } l${ width * 0.25 } ${ height * 0.28 } l${ width * 0.15 } -${ height * 0.16 } l${ width * 0.25 } ${ height * 0.38 } z` }
		/>
		<circle className="fr-sun" cx={ x + width * 0.75 } cy={ y + height * 0.28 } r={ height * 0.1 } />
	</g>
);
const Header = ( { className = 'fr-accent' } ) => (
	<g>
		<rect className={ className } x="4" y="4" width="112" height="13" rx="2" />
		<rect className="fr-paper" x="9" y="8" width="16" height="5" rx="2" />
		<rect className="fr-paper" x="78" y="9" width="9" height="3" rx="1.5" />
		<rect className="fr-paper" x="91" y="9" width="9" height="3" rx="1.5" />
		<rect className="fr-paper" x="104" y="9" width="7" height="3" rx="1.5" />
	</g>
);
const Cross = ( { x, y }: { x: number; y: number } ) => (
	<path className="fr-stroke" d={ `M${ x } ${ y }l6 6m0 -6l-6 6` } />
);
const Arrow = ( { x, y }: { x: number; y: number } ) => (
	<path className="fr-cursor" d={ `M${ x } ${ y }v14l4 -3.5l3 6l3 -1.5l-3 -6h5z` } />
);
const Shade = () => <rect className="fr-shade" x="4" y="4" width="112" height="72" rx="2" />;

const PICTURES: Record< string, ReactNode > = {
	'sticky-header': (
		<>
			<g className="fr-scroll">
				<Lines y={ 24 } count={ 5 } />
			</g>
			<Header />
		</>
	),
	'title-fade': (
		<>
			<Photo x={ 4 } y={ 4 } width={ 112 } height={ 40 } />
			<g className="fr-fade-away">
				<rect className="fr-accent" x="28" y="16" width="64" height="8" rx="4" />
				<rect className="fr-accent" x="42" y="28" width="36" height="4" rx="2" />
			</g>
			<Lines y={ 52 } />
		</>
	),
	'back-to-top': (
		<>
			<Lines y={ 14 } count={ 6 } width={ 74 } />
			<g className="fr-rise">
				<circle className="fr-accent" cx="102" cy="62" r="9" />
				<path className="fr-stroke fr-on-accent" d="M98 64l4 -4l4 4" />
			</g>
		</>
	),
	'support-button': (
		<>
			<Lines y={ 14 } count={ 6 } width={ 74 } />
			<g className="fr-grow">
				<path
					className="fr-accent"
					d="M84 50h24a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-14l-6 5v-5h-4a4 4 0 0 1 -4 -4v-10a4 4 0 0 1 4 -4z"
				/>
				<path className="fr-stroke fr-on-accent" d="M88 59h.1m7.9 0h.1m7.9 0h.1" />
			</g>
		</>
	),
	'fixed-footer': (
		<>
			<g className="fr-scroll">
				<Lines y={ 12 } count={ 5 } />
			</g>
			<rect className="fr-accent" x="4" y="58" width="112" height="18" rx="2" />
			<rect className="fr-paper" x="12" y="65" width="30" height="4" rx="2" />
			<rect className="fr-paper" x="84" y="65" width="24" height="4" rx="2" />
		</>
	),
	'lazy-backgrounds': (
		<>
			<Lines y={ 10 } count={ 3 } />
			<Photo className="fr-fade-in" x={ 4 } y={ 38 } width={ 112 } height={ 38 } />
		</>
	),
	'page-loader': (
		<>
			<Lines y={ 14 } count={ 6 } />
			<g className="fr-fade-away">
				<rect className="fr-veil" x="4" y="4" width="112" height="72" rx="2" />
				<path className="fr-stroke fr-thick" d="M60 30a10 10 0 1 1 -10 10" />
			</g>
		</>
	),
	'page-transitions': (
		<>
			<Photo x={ 10 } y={ 12 } width={ 44 } height={ 26 } />
			<Lines x={ 10 } y={ 46 } width={ 44 } />
			<g className="fr-from-end">
				<rect className="fr-paper fr-edge" x="58" y="4" width="58" height="72" rx="2" />
				<rect className="fr-accent" x="66" y="14" width="42" height="8" rx="4" />
				<Lines x={ 66 } y={ 32 } width={ 42 } count={ 4 } />
			</g>
		</>
	),
	lightbox: (
		<>
			<Photo x={ 12 } y={ 14 } width={ 28 } height={ 20 } />
			<Photo x={ 46 } y={ 14 } width={ 28 } height={ 20 } />
			<Photo x={ 80 } y={ 14 } width={ 28 } height={ 20 } />
			<Shade />
			<Photo className="fr-grow" x={ 26 } y={ 16 } width={ 68 } height={ 48 } />
			<path className="fr-stroke fr-on-shade" d="M17 36l-5 4l5 4M103 36l5 4l-5 4" />
		</>
	),
	video: (
		<>
			<Photo x={ 14 } y={ 12 } width={ 92 } height={ 56 } />
			<circle className="fr-accent fr-pulse" cx="60" cy="40" r="13" />
			<path className="fr-paper" d="M56 34l10 6l-10 6z" />
		</>
	),
	cursor: (
		<>
			<rect className="fr-line" x="28" y="30" width="64" height="20" rx="10" />
			<circle className="fr-ring fr-follow" cx="76" cy="46" r="14" />
			<Arrow x={ 74 } y={ 44 } />
		</>
	),
	tooltip: (
		<>
			<Lines y={ 52 } count={ 3 } />
			<g className="fr-rise">
				<path
					className="fr-accent"
					d="M28 20h60a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-26l-4 5l-4 -5h-26a4 4 0 0 1 -4 -4v-10a4 4 0 0 1 4 -4z"
				/>
				<rect className="fr-paper" x="34" y="27" width="46" height="4" rx="2" />
			</g>
			<rect className="fr-accent" x="50" y="52" width="18" height="4" rx="2" />
		</>
	),
	notices: (
		<>
			<Lines y={ 32 } count={ 4 } />
			<g className="fr-from-end">
				<rect className="fr-accent" x="58" y="9" width="54" height="17" rx="4" />
				<rect className="fr-paper" x="64" y="15" width="32" height="4" rx="2" />
				<path className="fr-stroke fr-on-accent" d="M102 15l5 5m0 -5l-5 5" />
			</g>
		</>
	),
	select: (
		<>
			<rect className="fr-paper fr-edge" x="22" y="12" width="76" height="16" rx="4" />
			<path className="fr-stroke" d="M84 18l4 4l4 -4" />
			<Lines x={ 29 } y={ 18 } width={ 30 } count={ 1 } />
			<g className="fr-rise">
				<rect className="fr-paper fr-edge" x="22" y="32" width="76" height="38" rx="4" />
				<rect className="fr-accent" x="24" y="34" width="72" height="11" rx="3" />
				<Lines x={ 29 } y={ 51 } width={ 44 } count={ 2 } />
			</g>
		</>
	),
	'search-suggestions': (
		<>
			<rect className="fr-paper fr-edge" x="18" y="10" width="84" height="15" rx="7.5" />
			<circle className="fr-stroke" cx="92" cy="17" r="3.5" />
			<path className="fr-stroke" d="M95 20l2 2" />
			<rect className="fr-accent" x="26" y="15.5" width="22" height="4" rx="2" />
			<g className="fr-rise">
				<rect className="fr-paper fr-edge" x="18" y="29" width="84" height="42" rx="4" />
				<Lines x={ 26 } y={ 37 } width={ 60 } count={ 4 } />
			</g>
		</>
	),
	'contact-popup': (
		<>
			<Lines y={ 14 } count={ 6 } />
			<Shade />
			<g className="fr-grow">
				<rect className="fr-paper" x="30" y="14" width="60" height="52" rx="4" />
				<Cross x={ 80 } y={ 18 } />
				<rect className="fr-edge fr-paper" x="37" y="28" width="46" height="8" rx="2" />
				<rect className="fr-edge fr-paper" x="37" y="39" width="46" height="8" rx="2" />
				<rect className="fr-accent" x="37" y="52" width="22" height="8" rx="4" />
			</g>
		</>
	),
	'hidden-sidebar': (
		<>
			<Lines y={ 14 } count={ 6 } />
			<Shade />
			<g className="fr-from-end">
				<rect className="fr-accent" x="72" y="4" width="44" height="72" rx="2" />
				<rect className="fr-paper" x="79" y="18" width="30" height="4" rx="2" />
				<rect className="fr-paper" x="79" y="28" width="24" height="4" rx="2" />
				<rect className="fr-paper" x="79" y="38" width="28" height="4" rx="2" />
			</g>
		</>
	),
	'old-browsers': (
		<>
			<Header className="fr-line" />
			<Lines y={ 26 } count={ 5 } />
		</>
	),
	emoji: (
		<>
			<Lines y={ 14 } count={ 1 } />
			<g className="fr-grow">
				<circle className="fr-accent" cx="60" cy="46" r="20" />
				<path className="fr-stroke fr-on-accent fr-thick" d="M53 41v2m14 -2v2M51 50q9 9 18 0" />
			</g>
		</>
	),
};

/** Fallback illustrations by group. */
const GROUPS: Record< Group, ReactNode > = {
	scroll: PICTURES[ 'sticky-header' ],
	overlays: PICTURES[ 'contact-popup' ],
	media: PICTURES.lightbox,
	pointer: PICTURES.cursor,
	lists: PICTURES[ 'search-suggestions' ],
	pages: PICTURES[ 'page-transitions' ],
};

export function Picture( { of, group }: { of: string; group: Group } ) {
	return (
		<svg className="frontage-behaviours__picture" viewBox="0 0 120 80" aria-hidden="true" focusable="false">
			<rect className="fr-paper fr-edge" x="4" y="4" width="112" height="72" rx="2" />
			{ PICTURES[ of.replace( 'frontage/', '' ) ] ?? GROUPS[ group ] }
		</svg>
	);
}
