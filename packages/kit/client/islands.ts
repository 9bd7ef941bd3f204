import type { CoreScript } from './parts/react-scripts';
import { moduleData } from './parts/module-data';

export type { IslandProps } from './parts/island-props';

const TIMEOUT = 15_000; // ms; after that, the form is submitted without React, and PHP handles it.

/** Markup names an island but never the URL of its module: a URL stored in markup would be stored script. */
const addresses = new Map(
	Object.entries( moduleData< { islands: Record< string, string > } >( '@frontage/kit/islands' ).islands ?? {} )
);
const armedHosts = new WeakSet< HTMLElement >();

async function load( host: HTMLElement, address: string ) {
	const { default: Island, mount } = await import( /* webpackIgnore: true */ address );
	if ( host.dataset.state !== 'native' ) {
		await (
			mount ?? ( await import( /* webpackIgnore: true */ '@frontage/kit/react' ) ).mount
		) // The element names an island of an older build.
		( Island, { host, props: JSON.parse( host.dataset.props ?? '{}' ) } );
	}
}

type Connection = { saveData?: boolean };

/**
 * Prefetches the island's modules without running them, once the host is visible, the page has loaded and the browser is
 * idle. With `data-on-touch` nothing is prefetched before an interaction: a search in every header should cost nothing by
 * itself.
 */
function prefetch( host: HTMLElement, address: string ) {
	if (
		'onTouch' in host.dataset ||
		! window.IntersectionObserver ||
		( navigator as { connection?: Connection } ).connection?.saveData
	) {
		return;
	}
	const link = ( rel: string, href: string ) =>
		document.head.append( Object.assign( document.createElement( 'link' ), { rel, href } ) );
	const fetchAll = () => {
		link( 'modulepreload', address );
		for ( const [ name, src ] of moduleData< { scripts: CoreScript[] } >( '@frontage/kit/react' ).scripts ?? [] ) {
			if ( ! Object.hasOwn( window, name ) ) {
				link( 'prefetch', src );
			}
		}
	};
	const whenIdle = () => ( window.requestIdleCallback ?? setTimeout )( fetchAll );
	const observer = new IntersectionObserver( ( entries ) => {
		if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
			observer.disconnect();
			if ( document.readyState === 'complete' ) {
				whenIdle();
			} else {
				window.addEventListener( 'load', whenIdle, { once: true } );
			}
		}
	} );
	observer.observe( host );
}

/**
 * Loads the host's island at the first interaction; a submit that comes earlier is held until the island is ready.
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
	prefetch( host, address );

	let isHeld = false;
	let loading: Promise< void > | undefined;
	const start = () => ( loading ??= load( host, address ) );
	const startEarly = () => void start().catch( () => {} ); // A failure is handled at submit.

	for ( const eventName of [ 'focusin', 'pointerenter', 'touchstart' ] ) {
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
