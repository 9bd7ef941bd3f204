import type { Reader } from './read/document-reader';
import type { Options } from '../../generated/option-types';

/** Rules between options (docs/reference/slider.md C2, C4 to C9), for every document. TypeScript port of php/Document/OptionRules.php. */
export function applyRules( given: Options, slides: number, reader: Reader ): Options {
	const options = { ...given };

	function set< Part extends object, Key extends keyof Part & string >(
		rule: string,
		part: Part,
		key: Key,
		value: Part[ Key ],
		path: string = key
	): Part {
		if ( part[ key ] === value ) {
			return part;
		}
		if ( rule ) {
			reader.note( rule, `options.${ path }`, part[ key ], value );
		}
		return { ...part, [ key ]: value };
	}

	let { carousel, progressBar } = options;
	const isCarousel = options.sliderType === 'carousel';
	if ( carousel.maxVisibleItems < 1 ) {
		carousel = set( 'C2', carousel, 'maxVisibleItems', 999, 'carousel.maxVisibleItems' );
	}

	// C4. The default 0 always becomes 1; this is only reported if the carousel spins.
	const most = 360 / Math.max( 1, slides );
	const angle = Math.max( -most, Math.min( most, carousel.spinAngle || 1 ) );
	const isSpinning = isCarousel && carousel.spin !== 'off';
	carousel = set( isSpinning || carousel.spinAngle ? 'C4' : '', carousel, 'spinAngle', angle, 'carousel.spinAngle' );

	let whole: Options = options;
	if ( isCarousel && options.lazyType === 'single' ) {
		whole = set( 'C5', whole, 'lazyType', 'smart' );
	}
	if ( isCarousel || options.sliderLayout !== 'fullwidth' ) {
		whole = set( 'C6', whole, 'enableUpscaling', false );
	}
	if ( /^c?cw$/.test( progressBar.style ) && progressBar.radius < progressBar.size ) {
		progressBar = set( 'C7', progressBar, 'size', progressBar.radius / 4, 'progressBar.size' );
	}
	if ( carousel.orientation === 'v' ) {
		carousel = set( 'C8', carousel, 'justify', false, 'carousel.justify' );
	}
	if ( ! whole.stopLoop ) {
		whole = set( 'C9', whole, 'stopAtSlide', -1 );
		whole = set( 'C9', whole, 'stopAfterLoops', 0 );
	}
	return { ...whole, carousel, progressBar, editorheight: whole.editorheight ?? [ ...whole.gridheight ] };
}
