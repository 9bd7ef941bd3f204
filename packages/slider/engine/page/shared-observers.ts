/** Listeners and observers shared by all sliders of a page: each kind exists once, from the first slider to the last. */

type Undo = () => void;

/** Notifies many subscribers with a single listener. */
function shared( attach: ( tell: ( event: Event ) => void ) => Undo ) {
	const calls = new Set< ( event: Event ) => void >();
	let detach: Undo;
	return ( call: ( event: Event ) => void ): Undo => {
		if ( ! calls.size ) {
			detach = attach( ( event ) => calls.forEach( ( each ) => each( event ) ) );
		}
		calls.add( call );
		return () => {
			if ( calls.delete( call ) && ! calls.size ) {
				detach();
			}
		};
	};
}

/** Listens to several events until the returned function is called. */
export const on =
	( target: EventTarget, ...types: string[] ) =>
	( tell: ( event: Event ) => void ): Undo => {
		types.forEach( ( type ) => target.addEventListener( type, tell ) );
		return () => types.forEach( ( type ) => target.removeEventListener( type, tell ) );
	};

export const onVisibility = shared( ( tell ) => on( document, 'visibilitychange' )( tell ) );
/** `focus` and `blur` of the window. */
export const onWindowFocus = shared( ( tell ) => on( window, 'focus', 'blur' )( tell ) );

interface Media {
	list: MediaQueryList;
	watch: ( call: ( event: Event ) => void ) => Undo;
}
const media: Record< string, Media > = {};

const createMedia = ( list: MediaQueryList ): Media => ( { list, watch: shared( on( list, 'change' ) ) } );

/** One MediaQueryList per query; reading it causes no layout. */
export function query( condition: string ): Media {
	return ( media[ condition ] ??= createMedia( matchMedia( condition ) ) );
}

type Told = ( isVisible: boolean ) => void;
interface Watch {
	observer: IntersectionObserver;
	told: [ target: Element, call: Told ][];
}
const watches: Record< string, Watch > = {};

/** Number of thresholds of an observer that uses a percentage. */
const STEPS = 100;

/** Visible height that is needed: `200px`, or a percentage (`20%`) of the largest visible height. */
function createWatch( area: string ): Watch {
	const size = parseFloat( area ) || 0;
	const watch: Watch = {
		told: [],
		observer: new IntersectionObserver(
			( entries ) => {
				for ( const { target, isIntersecting, intersectionRect, boundingClientRect, rootBounds } of entries ) {
					const most = Math.min( boundingClientRect.height, rootBounds?.height ?? Infinity );
					const needed = Math.min( area.endsWith( '%' ) ? ( size / 100 ) * most : size, most );
					// One step earlier, since the next notification may never come.
					const isVisible =
						isIntersecting && intersectionRect.height > needed - boundingClientRect.height / STEPS;
					watch.told
						.filter( ( [ element ] ) => element === target )
						.forEach( ( [ , call ] ) => call( isVisible ) );
				}
			},
			{ threshold: size ? Array.from( { length: STEPS + 1 }, ( _, step ) => step / STEPS ) : 0 }
		),
	};
	return watch;
}

/** Notifies immediately and at each change whether enough of the element is in the viewport. */
export function onSeen( element: Element, area: string, call: Told ): Undo {
	const watch = ( watches[ area ] ??= createWatch( area ) );
	const mine: Watch[ 'told' ][ 0 ] = [ element, call ];
	watch.told.push( mine );
	watch.observer.unobserve( element ); // Otherwise a later subscriber would only be notified of changes.
	watch.observer.observe( element );
	return () => {
		watch.told = watch.told.filter( ( other ) => other !== mine );
		if ( ! watch.told.some( ( [ target ] ) => target === element ) ) {
			watch.observer.unobserve( element );
		}
	};
}

/** Calls when the page has loaded, or immediately if it has. */
export const onceLoaded = ( call: () => void ): Undo | void =>
	document.readyState === 'complete' ? call() : on( window, 'load' )( call );
