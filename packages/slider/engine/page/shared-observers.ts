/** What all sliders of a page share: each kind of listener and observer stands once, from the first slider to the last. */

type Undo = () => void;

/** Tells many, listens once. */
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

const on =
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

/** One list per query; its answer costs no layout. */
export function query( condition: string ): Media {
	return ( media[ condition ] ??= createMedia( matchMedia( condition ) ) );
}

type Told = ( seen: boolean ) => void;
interface Watch {
	observer: IntersectionObserver;
	calls: Map< Element, Set< Told > >;
}
const watches: Record< string, Watch > = {};

/** Who asks for a part is told at every hundredth of the element. */
const STEPS = 100;

/** How much of its height has to be seen: `200px`, or a part (`20%`) of what could be seen at most. */
function createWatch( area: string ): Watch {
	const size = parseFloat( area ) || 0;
	const calls: Watch[ 'calls' ] = new Map();
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, isIntersecting, intersectionRect, boundingClientRect, rootBounds } of entries ) {
				const most = Math.min( boundingClientRect.height, rootBounds?.height ?? Infinity );
				const needed = Math.min( area.endsWith( '%' ) ? ( size / 100 ) * most : size, most );
				// A step before that: the next one may never come.
				const seen = isIntersecting && intersectionRect.height > needed - boundingClientRect.height / STEPS;
				calls.get( target )?.forEach( ( call ) => call( seen ) );
			}
		},
		{ threshold: size ? Array.from( { length: STEPS + 1 }, ( _, step ) => step / STEPS ) : 0 }
	);
	return { observer, calls };
}

/** Tells at once and whenever it changes whether enough of the element is in the window. */
export function onSeen( element: Element, area: string, call: Told ): Undo {
	const { observer, calls } = ( watches[ area ] ??= createWatch( area ) );
	const told = calls.get( element ) ?? new Set();
	calls.set( element, told.add( call ) );
	observer.unobserve( element ); // Else who comes later is told of changes only.
	observer.observe( element );
	return () => {
		told.delete( call );
		if ( ! told.size ) {
			observer.unobserve( element );
			calls.delete( element );
		}
	};
}

/** Once the page has loaded; at once if it has. */
export function onceLoaded( call: () => void ): Undo {
	if ( document.readyState === 'complete' ) {
		call();
		return () => {};
	}
	return on( window, 'load' )( call );
}
