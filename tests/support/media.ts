/** jsdom has no `matchMedia`. Each query answers what it was set to; `setMedia()` tells those who watch. */
const lists = new Map< string, EventTarget & { matches: boolean } >();

export function installMedia( matching: string[] = [] ): void {
	lists.forEach( ( list, media ) => Object.assign( list, { matches: matching.includes( media ) } ) ); // Code may keep its lists.
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
