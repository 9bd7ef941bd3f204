import type { Engine } from '../engines/engine';

type Watched = Window & { frontageSpoken?: string[] };

/** In the page: records the content of its live regions, as a screen reader would announce it. */
function watch() {
	const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';
	const watched = window as Watched;
	if ( watched.frontageSpoken ) {
		return;
	}
	const spoken: string[] = ( watched.frontageSpoken = [] );
	new MutationObserver( ( changes ) => {
		const texts = new Map< Element, string[] >();
		for ( const { target, addedNodes } of changes ) {
			const element = target instanceof Element ? target : target.parentElement;
			const region = element?.closest( LIVE );
			if ( ! region || region.getAttribute( 'aria-live' ) === 'off' || region.closest( '[aria-hidden=true]' ) ) {
				continue;
			}
			const added = addedNodes.length
				? [ ...addedNodes ].map( ( node ) => node.textContent ?? '' )
				: [ target.textContent ?? '' ];
			texts.set(
				region,
				region.matches( '[aria-atomic=true]' )
					? [ region.textContent ?? '' ]
					: [ ...( texts.get( region ) ?? [] ), ...added ]
			);
		}
		spoken.push( ...[ ...texts.values() ].map( ( parts ) => parts.join( ' ' ).trim() ).filter( Boolean ) );
	} ).observe( document.documentElement, { childList: true, characterData: true, subtree: true } );
}

/** Announcements of the page's live regions since it was loaded: a substitute where no screen reader can run. */
export async function spokenByRegions( engine: Engine ): Promise< string[] > {
	await engine.evaluate( watch );
	return engine.evaluate( () => ( window as Watched ).frontageSpoken! );
}
