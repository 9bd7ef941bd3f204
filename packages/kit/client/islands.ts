import { moduleData } from './parts/module-data';

export type { IslandProps } from './parts/island-props';

const TIMEOUT = 15_000; // ms; after that, the form is submitted without React, and PHP handles it.

/** Markup names an island but never the URL of its module: a URL stored in markup would be stored script. */
const addresses = new Map(
	Object.entries( moduleData< { islands: Record< string, string > } >( '@frontage/kit/islands' ).islands ?? {} )
);
const armedHosts = new WeakSet< HTMLElement >();

/** With Save-Data, or on a slow connection, an island is fetched at the first touch, not before. */
const { saveData, effectiveType } =
	( navigator as { connection?: { saveData?: boolean; effectiveType?: string } } ).connection ?? {};
const isDataScarce = saveData || /2g/.test( effectiveType! );

const starter = () => import( /* webpackIgnore: true */ '@frontage/kit/start-island' );

/**
 * Fetches the island with low priority when the visitor scrolls to its host. With `data-on-touch` nothing is fetched
 * before an interaction: a search in every header should cost nothing by itself.
 */
function fetchOnScroll( host: HTMLElement, address: string ) {
	const observer = new IntersectionObserver( async ( entries ) => {
		if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
			observer.disconnect();
			try {
				await ( await starter() ).fetchIsland( address, 'prefetch' );
			} catch {} // A failure is handled at submit.
		}
	} );
	addEventListener( 'scroll', () => observer.observe( host ), { once: true } );
}

/**
 * Loads the host's island after the first interaction; a submit that comes earlier is held until the island is ready.
 *
 * `data-state` is `held` (a submit is waiting), `ready` (React has mounted) or `native` (the form works without React).
 * Hosts in the initial page are armed automatically. Calling this again, or for an island unknown to the page, does nothing.
 */
export function arm( host: HTMLElement ): void {
	const address = addresses.get( host.dataset.island ?? '' );
	if ( ! address || armedHosts.has( host ) ) {
		return;
	}
	armedHosts.add( host );
	if ( ! isDataScarce && ! ( 'onTouch' in host.dataset ) ) {
		fetchOnScroll( host, address );
	}

	let isHeld = false;
	let loading: Promise< void > | undefined;
	let submit = () => {};
	const submitted = new Promise< void >( ( resolve ) => ( submit = resolve ) );
	const start = () =>
		( loading ??= starter().then( ( { startIsland } ) => startIsland( host, address, submitted ) ) );
	const startEarly = () => void start().catch( () => {} ); // A failure is handled at submit.

	for ( const eventName of [ 'focusin', 'touchstart', isDataScarce ? '' : 'pointerenter' ] ) {
		host.addEventListener( eventName, startEarly, { once: true, passive: true } );
	}
	if ( host.matches( ':focus-within' ) ) {
		startEarly(); // The visitor was typing before this script ran.
	}

	host.addEventListener(
		'submit',
		async ( event ) => {
			if ( ! isHeld && host.dataset.state ) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( isHeld ) {
				return; // A submit is already waiting.
			}
			isHeld = true;
			host.dataset.state = 'held';
			submit();
			try {
				await Promise.race( [ start(), new Promise( ( _, giveUp ) => setTimeout( giveUp, TIMEOUT ) ) ] );
			} catch {
				if ( ! navigator.onLine ) {
					// Submitting while offline would replace the page, and what was typed, with the browser's error page.
					await new Promise( ( back ) => addEventListener( 'online', back, { once: true } ) );
				}
				host.dataset.state = 'native'; // The island is not available: the form is submitted as PHP rendered it.
			}
			await new Promise( ( later ) => setTimeout( later ) ); // A form ignores requestSubmit() while its submit event is still being dispatched.
			isHeld = false;
			( event.target as HTMLFormElement ).requestSubmit( event.submitter );
		},
		true
	);
}

document.querySelectorAll< HTMLElement >( '[data-island]' ).forEach( arm );
// Hosts that are added later are armed through this event, dispatched on the host.
document.addEventListener( 'frontage:island', ( { target } ) => arm( target as HTMLElement ) );
