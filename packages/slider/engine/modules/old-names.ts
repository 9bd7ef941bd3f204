import type { EngineModule, EventDetail, SliderEvents } from '../types/module-context';

/** docs: contract D: event names of Slider Revolution. */
const NAMES: Record< keyof SliderEvents, string[] > = {
	'slider:ready': [ 'revolution.slide.onloaded' ],
	'slider:playing': [ 'revolution.slide.onresume' ],
	'slider:paused': [ 'revolution.slide.onpause' ],
	'slider:stopped': [ 'revolution.slide.onstop' ],
	'slider:destroyed': [],
	'slide:changing': [ 'revolution.slide.onbeforeswap' ],
	'slide:waiting': [ 'revolution.nextslide.waiting' ],
	'slide:changed': [ 'revolution.slide.onafterswap', 'revolution.slide.onchange' ],
	'layer:acted': [ 'layeraction' ],
	'layer:playing': [ 'revolution.slide.onvideoplay' ],
	'layer:stopped': [ 'revolution.slide.onvideostop' ],
};

interface JQuery {
	( element: Element ): { trigger: ( event: string, data: unknown[] ) => void };
	/** `triggered`: the native event that jQuery should skip, since it notifies its own listeners itself. */
	event?: { triggered?: string | undefined };
}

/** Notifies legacy listeners: natively, and through jQuery if the page has it. jQuery is not used otherwise. */
const oldNames: EngineModule = ( { slider, element, slides, play } ) => {
	function tell( name: string, { slide, index, previous, ...more }: EventDetail ) {
		const detail = {
			...more,
			slider: element,
			slideIndex: index + 1,
			slideLIIndex: index,
			slide,
			currentslide: name === 'revolution.slide.onbeforeswap' ? slides[ previous ] : slide,
			nextslide: slide,
			prevSlideIndex: previous + 1,
			prevSlideLIIndex: previous,
		};
		const { jQuery } = window as Window & { jQuery?: JQuery };
		const native = () => element.dispatchEvent( new CustomEvent( name, { detail, bubbles: true } ) );
		if ( ! jQuery ) {
			native();
			return;
		}
		const { event = {} } = jQuery;
		const before = event.triggered;
		event.triggered = name; // An event name without dots would reach its listeners twice.
		native();
		event.triggered = before;
		jQuery( element ).trigger( name, [ detail ] );
	}

	const names = Object.keys( NAMES ) as ( keyof SliderEvents )[];
	const offs = names.map( ( event ) =>
		slider.on( event, ( detail ) => {
			for ( const name of NAMES[ event ] ) {
				tell( name, detail );
			}
			if ( event === 'slide:changing' && play.kind === 'carousel' ) {
				tell( 'revolution.slide.carouselchange', detail );
			}
		} )
	);
	return () => offs.forEach( ( off ) => off() );
};

export default oldNames;
