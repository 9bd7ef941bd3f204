import type { EngineModule, ModuleContext } from '../types/module-context';

/** Index to which a key moves the focus in a list of `length`, which may be reversed; undefined for other keys. */
export function step(
	key: string,
	at: number,
	length: number,
	isVertical: boolean,
	isTurned: boolean
): number | undefined {
	const arrows = isVertical ? [ 'ArrowUp', 'ArrowDown' ] : [ 'ArrowLeft', 'ArrowRight' ];
	const places = [ ...( isTurned ? arrows.reverse() : arrows ), 'Home', 'End' ];
	const to = [ at - 1, at + 1, 0, length - 1 ][ places.indexOf( key ) ];
	return to === undefined ? undefined : ( to + length ) % length;
}

const slideOf = ( button: HTMLElement ) => Number( button.dataset.slide );

type StripUses = Pick< ModuleContext, 'slider' | 'slides' | 'listen' | 'hook' | 'undo' | 'rtl' | 'still' >;

/** Connects a list of buttons: one tab stop, and arrow keys move within it. The engine itself handles clicks. */
function bindStrip( { slider, slides, listen, hook, undo, rtl, still }: StripUses, strip: HTMLElement ) {
	const buttons = [ ...strip.querySelectorAll< HTMLElement >( '[data-slide]' ) ];
	const isTabs = strip.matches( '.fr-slider__tabs' );
	const { flexDirection: flow } = getComputedStyle( strip );
	const isVertical = flow.startsWith( 'column' );
	const isTurned = flow.endsWith( 'reverse' ) !== ( rtl && ! isVertical );
	const printed: [ Element, string, string | null ][] = [];
	const set = ( element: Element, name: string, value: string | null ) => {
		printed.push( [ element, name, element.getAttribute( name ) ] );
		write( element, name, value );
	};
	const write = ( element: Element, name: string, value: string | null ) =>
		value === null ? element.removeAttribute( name ) : element.setAttribute( name, value );

	set( strip, 'hidden', null );
	set( strip, 'role', isTabs ? 'tablist' : 'toolbar' );
	set( strip, 'aria-orientation', isVertical ? 'vertical' : 'horizontal' );
	for ( const button of buttons ) {
		const slide = slides[ slideOf( button ) ];
		set( button, 'tabindex', '-1' );
		if ( isTabs && slide ) {
			// ARIA practices, tabbed carousel: each slide with a tab is its tab panel.
			set( button, 'id', button.id || `${ slide.id }-tab` );
			set( button, 'role', 'tab' );
			set( button, 'aria-controls', slide.id );
			set( button, 'aria-selected', 'false' );
			set( slide, 'role', 'tabpanel' );
			set( slide, 'aria-roledescription', null );
			set( slide, 'aria-labelledby', button.id );
		}
	}

	let stop = buttons[ 0 ];
	const stopAt = ( button: HTMLElement ) => {
		stop?.setAttribute( 'tabindex', '-1' );
		button.setAttribute( 'tabindex', '0' );
		stop = button;
	};

	/** Scrolls the list, never the page. */
	const reveal = ( button: HTMLElement ) => {
		const [ own, frame ] = [ button.getBoundingClientRect(), strip.getBoundingClientRect() ];
		strip.scrollBy( {
			left: own.left + own.width / 2 - frame.left - frame.width / 2,
			top: own.top + own.height / 2 - frame.top - frame.height / 2,
			behavior: still() ? 'auto' : 'smooth',
		} );
	};

	const show = ( index: number ) => {
		for ( const button of buttons ) {
			const current = slideOf( button ) === index;
			if ( isTabs ) {
				button.setAttribute( 'aria-selected', String( current ) );
			}
			if ( current ) {
				stopAt( button );
				reveal( button );
			}
		}
	};
	hook( 'enter', ( slide, previous ) => previous < 0 && show( slide ) );
	hook( 'leave', ( _, next ) => show( next ) );

	listen( strip, 'keydown', ( event: KeyboardEvent ) => {
		const at = buttons.indexOf( event.target as HTMLElement );
		const isForeign = at < 0 || event.altKey || event.ctrlKey || event.metaKey;
		const to = isForeign ? undefined : step( event.key, at, buttons.length, isVertical, isTurned );
		const button = to === undefined ? undefined : buttons[ to ];
		if ( button ) {
			event.preventDefault();
			event.stopPropagation(); // Otherwise the slider's arrow keys would also react.
			stopAt( button );
			button.focus();
			if ( isTabs ) {
				button.click(); // A tab shows its panel immediately.
			}
		}
	} );
	undo( () => printed.reverse().forEach( ( [ element, name, value ] ) => write( element, name, value ) ) );
	show( slider.index );
}

/** Arrows with a template show details of their target slide. */
function bindHints( { order, stage, hook }: Pick< ModuleContext, 'order' | 'stage' | 'hook' > ) {
	const hints = [ ...stage.querySelectorAll< HTMLElement >( ':scope > .fr-slider__controls [data-of]' ) ];
	const show = () =>
		hints.forEach( ( hint ) => {
			const to = hint.parentElement?.dataset.go === 'next' ? order.next() : order.previous();
			hint.hidden = Number( hint.dataset.of ) !== to;
		} );
	hook( 'enter', ( _, previous ) => previous < 0 && show() );
	hook( 'leave', show );
}

/** Thumbnails as a toolbar of buttons, tabs as tabs whose panels are the slides. */
const thumbs: EngineModule = ( context ) => {
	bindHints( context );
	context.stage
		.querySelectorAll< HTMLElement >( ':scope > .fr-slider__controls > :is(.fr-slider__thumbs, .fr-slider__tabs)' )
		.forEach( ( strip ) => bindStrip( context, strip ) );
};
export default thumbs;
