/** Sliders for tests: the markup of packages/slider/MARKUP.md and a playback config, without PHP. */
import type { Play, PlaySlide } from '../../packages/slider/engine/types/playback-config';

const TEXTS = {
	slide: '%1$d of %2$d',
	next: 'Next slide',
	previous: 'Previous slide',
	pause: 'Pause',
	play: 'Play',
	videoFailed: '%s could not be loaded',
};

/** Three slides of 9 s with a fade of 1 s; given values override these. `slides` may be sparse. */
export function playDocument( {
	slides = [ {}, {}, {} ],
	...given
}: Partial< Omit< Play, 'slides' > > & { slides?: Partial< PlaySlide >[] } = {} ): Play {
	return {
		schema: 1,
		alias: 'test',
		kind: 'standard',
		layout: 'auto',
		modules: [],
		levels: [ 1240, 1024, 778, 480 ],
		grid: [ 960, 500 ],
		start: 0,
		images: { mode: 'single' },
		texts: TEXTS,
		...given,
		slides: slides.map( ( slide, index ) => ( {
			key: `s${ index + 1 }`,
			duration: 9000,
			transitions: [ { name: 'fade', family: 'fade', duration: 1000, easeIn: 'ease', easeOut: 'ease' } ],
			...slide,
		} ) ),
	};
}

/** The markup as PHP renders it; `content` is inside each slide. */
export function sliderMarkup(
	play: Play,
	content: ( slide: number ) => string = ( slide ) => `<a href="#">Link ${ slide + 1 }</a>`
): string {
	const { slides, start, texts } = play;
	const bullets = slides.map(
		( _, index ) =>
			`<button type="button" class="fr-slider__bullet" data-slide="${ index }" aria-label="${ index + 1 } of ${ slides.length }"${ index === start ? ' aria-current="true"' : '' }></button>`
	);
	const printed = slides.map(
		( { key }, index ) =>
			`<div class="fr-slide" id="test-${ key }" data-key="${ key }" role="group" aria-roledescription="slide" aria-label="${ index + 1 } of ${ slides.length }"${ index === start ? ' data-state="active"' : '' }>${ content( index ) }</div>`
	);
	return `<section class="fr-slider fr-slider--${ play.kind } fr-slider--${ play.layout }${ play.carousel?.vertical ? ' fr-slider--vertical' : '' }" id="test" data-slider="test" aria-roledescription="carousel" aria-label="Test">
	<div class="fr-slider__stage">
		<div class="fr-slider__controls">
			<button type="button" class="fr-slider__pause" data-pause aria-label="${ texts.pause }" hidden></button>
			<button type="button" class="fr-slider__arrow fr-slider__arrow--previous" data-go="previous" aria-label="${ texts.previous }" hidden></button>
			<button type="button" class="fr-slider__arrow fr-slider__arrow--next" data-go="next" aria-label="${ texts.next }" hidden></button>
			<div class="fr-slider__bullets" role="group" aria-label="Slides" style="--fr-y: -20px" hidden>${ bullets.join( '' ) }</div>
			<div class="fr-slider__progress" aria-hidden="true" hidden><span></span></div>
		</div>
		<div class="fr-slider__slides">${ printed.join( '' ) }</div>
	</div>
	<script type="application/json" class="fr-slider__play">${ JSON.stringify( play ).replaceAll( '<', '\\u003c' ) }</script>
</section>`;
}
