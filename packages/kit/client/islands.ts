import type { CoreScript } from './parts/react-scripts';
import { moduleData } from './parts/module-data';

export type { IslandProps } from './parts/island-props';

const PATIENCE = 15_000; // ms; who waits longer for React is better served by PHP.

/** Markup can name an island, but not say where its code is: that would be stored script. */
const addresses = new Map(
	Object.entries( moduleData< { islands: Record< string, string > } >( '@frontage/kit/islands' ).islands ?? {} )
);
const armed = new WeakSet< HTMLElement >();

async function load( host: HTMLElement, address: string ) {
	const { default: Island, mount } = await import( /* webpackIgnore: true */ address );
	if ( host.dataset.state !== 'native' ) {
		await (
			mount ?? ( await import( /* webpackIgnore: true */ '@frontage/kit/react' ) ).mount
		) // An island of an older build.
		( Island, { host, props: JSON.parse( host.dataset.props ?? '{}' ) } );
	}
}

type Line = { saveData?: boolean };

/**
 * Fetches, and does not run, what the first touch will need: the host is in sight, the page has loaded and is at rest. With
 * `data-on-touch` it waits for the touch: who merely passes a search in the header of each page asks for nothing.
 */
function fetchAhead( host: HTMLElement, address: string ) {
	if (
		'onTouch' in host.dataset ||
		! window.IntersectionObserver ||
		( navigator as { connection?: Line } ).connection?.saveData
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
	const atRest = () => ( window.requestIdleCallback ?? setTimeout )( fetchAll );
	const observer = new IntersectionObserver( ( entries ) => {
		if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
			observer.disconnect();
			if ( document.readyState === 'complete' ) {
				atRest();
			} else {
				window.addEventListener( 'load', atRest, { once: true } );
			}
		}
	} );
	observer.observe( host );
}

/**
 * Loads the host's island at the first sign of interest; a submit that comes sooner waits for it.
 *
 * `data-state` tells how far it is: `held` (a submit waits), `ready` (React has it), `native` (PHP has it). The hosts
 * a page begins with are armed already; calling this again is harmless, and so is a host that names no island of this page.
 */
export function arm( host: HTMLElement ): void {
	const address = addresses.get( host.dataset.island ?? '' );
	if ( ! address || armed.has( host ) ) {
		return;
	}
	armed.add( host );
	fetchAhead( host, address );

	let held = false;
	let loading: Promise< void > | undefined;
	const start = () => ( loading ??= load( host, address ) );
	const early = () => void start().catch( () => {} ); // A failure shows when it matters: at submit.

	for ( const interest of [ 'focusin', 'pointerenter', 'touchstart' ] ) {
		host.addEventListener( interest, early, { once: true, passive: true } );
	}
	if ( host.matches( ':focus-within' ) ) {
		early(); // Somebody was typing before we came.
	}

	host.addEventListener(
		'submit',
		async ( event ) => {
			if ( ! held && host.dataset.state ) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( held ) {
				return; // One submit is waiting already.
			}
			held = true;
			host.dataset.state = 'held';
			try {
				await Promise.race( [ start(), new Promise( ( _, giveUp ) => setTimeout( giveUp, PATIENCE ) ) ] );
			} catch {
				if ( ! navigator.onLine ) {
					// Posting now would leave the page, and what was typed, for the browser's own error page.
					await new Promise( ( back ) => addEventListener( 'online', back, { once: true } ) );
				}
				host.dataset.state = 'native'; // No island today: the form posts as PHP made it.
			}
			await new Promise( ( later ) => setTimeout( later ) ); // A form ignores requestSubmit() while its submit event is still being dispatched.
			held = false;
			( event.target as HTMLFormElement ).requestSubmit( event.submitter );
		},
		true
	);
}

document.querySelectorAll< HTMLElement >( '[data-island]' ).forEach( arm );
// A host that comes onto the page later tells of itself, or whoever brings it does.
document.addEventListener( 'frontage:island', ( { target } ) => arm( target as HTMLElement ) );
