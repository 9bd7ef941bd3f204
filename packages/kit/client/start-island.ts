/** Fetches and starts an island without disturbing the visitor. The loader (islands.ts) imports it at the first interest. */
import type { CoreScript } from './parts/react-scripts';
import { moduleData } from './parts/module-data';

/** ms without input after which the visitor pauses. Starting React takes longer than a frame, which would delay the next key. */
const PAUSE = 200;
const STEP = 50;

let quietFrom = performance.now() + PAUSE; // The interest itself came before this module.
for ( const type of [ 'pointerdown', 'pointerup', 'keydown', 'keyup', 'compositionend' ] ) {
	addEventListener(
		type,
		( event ) => {
			// While an input method builds a word of several keys, nothing starts.
			quietFrom = ( event as KeyboardEvent ).isComposing ? Infinity : performance.now() + PAUSE;
		},
		true
	);
}

// After a submit the visitor waits, and the form's other islands, such as its uploader, take the places where errors lead.
addEventListener( 'submit', () => ( quietFrom = 0 ), true );

/** Resolves in a task of its own, when the visitor has neither typed nor tapped for a moment. */
async function nextPause() {
	do {
		await new Promise( ( later ) => setTimeout( later, STEP ) );
	} while ( performance.now() < quietFrom );
}

/** Fetches the island's modules without running them; resolves when core's React has arrived. `prefetch` has a low priority. */
export function fetchIsland( address: string, rel: 'prefetch' | 'preload' ): Promise< unknown > {
	const link = ( kind: string, href: string ) =>
		new Promise( ( done ) =>
			document.head.append(
				Object.assign( document.createElement( 'link' ), {
					rel: kind,
					as: 'script',
					href,
					onload: done,
					onerror: done,
				} )
			)
		);
	void link( 'modulepreload', address );
	const { scripts = [] } = moduleData< { scripts?: CoreScript[] } >( '@frontage/kit/react' );
	return Promise.all( scripts.map( ( [ name, src ] ) => Object.hasOwn( window, name ) || link( rel, src ) ) );
}

/**
 * Starts the island in steps, each while the visitor pauses. Once `submitted` resolves, the visitor waits for the island,
 * and the rest runs at once.
 */
export async function startIsland( host: HTMLElement, address: string, submitted: Promise< void > ): Promise< void > {
	const pause = ( until: Promise< unknown > = nextPause() ) => Promise.race( [ submitted, until ] );
	await pause(); // The touch is painted first.
	await pause( fetchIsland( address, 'preload' ) ); // A script runs when it arrives, which must not be between two keys.
	await pause();
	const { default: Island, mount } = await import( /* webpackIgnore: true */ address );
	await pause();
	if ( host.dataset.state !== 'native' ) {
		await (
			mount ?? ( await import( /* webpackIgnore: true */ '@frontage/kit/react' ) ).mount
		) // The element names an island of an older build.
		( Island, { host, props: JSON.parse( host.dataset.props ?? '{}' ) } );
	}
}
