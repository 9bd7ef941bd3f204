/** jsdom has no layout: everything counts as visible, unless a test uses another observer. */
class SeesAll {
	constructor( private call: ( entries: object[] ) => void ) {}
	observe( target: Element ) {
		const box = { height: 1 };
		this.call( [ { target, isIntersecting: true, intersectionRect: box, boundingClientRect: box } ] );
	}
	unobserve() {}
}

/** jsdom has no `matchMedia`. Each query has the result that was set; `setMedia()` notifies listeners. */
const lists = new Map< string, EventTarget & { matches: boolean } >();

export function installMedia( matching: string[] = [] ): void {
	lists.forEach( ( list, media ) => Object.assign( list, { matches: matching.includes( media ) } ) ); // Code may keep its MediaQueryList objects.
	Object.assign( window, { IntersectionObserver: window.IntersectionObserver ?? SeesAll } );
	window.matchMedia = ( media ) => {
		const list =
			lists.get( media ) ?? Object.assign( new EventTarget(), { matches: matching.includes( media ), media } );
		lists.set( media, list );
		return list as unknown as MediaQueryList;
	};
}

export function setMedia( media: string, matches: boolean ): void {
	const list = window.matchMedia( media );
	Object.assign( list, { matches } );
	list.dispatchEvent( new Event( 'change' ) );
}
