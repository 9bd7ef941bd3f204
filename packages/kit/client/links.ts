/**
 * Links that open an overlay (such as a lightbox) instead of navigating. The code is loaded at the first sign that a link
 * may be followed; if loading fails, the link navigates as usual. All such behaviors share one set of listeners.
 */
import { leaveEntries } from './parts/history-entries';
import { moduleData } from './parts/module-data';
import { isPlainClick } from './parts/plain-click';

/** The script module data that PHP prints for such a behavior. */
export interface LinkBehaviorData {
	/** Whether the behavior is turned on for all pages. */
	on?: boolean;
	texts?: Record< string, string >;
	lazy?: { script: string; style?: string };
}
/** The lazy module. When `open` throws, the link navigates as usual. */
export interface Late {
	open: ( link: HTMLAnchorElement ) => Promise< void >;
}
type Matcher = ( link: HTMLAnchorElement ) => ( () => Promise< Late > ) | false;

const matchers: Matcher[] = [];
let isPassing = false;

function handleEvent( event: Event ) {
	const link = ( event.target as Element ).closest?.( 'a' );
	const bring =
		link && ! isPassing && matchers.reduce< ReturnType< Matcher > >( ( by, knows ) => by || knows( link ), false );
	if ( ! bring ) {
		return;
	}
	if ( event.type !== 'click' ) {
		bring().catch( () => {} );
		return;
	}
	if ( isPlainClick( event as MouseEvent ) ) {
		event.preventDefault();
		bring()
			.then( ( { open } ) => open( link ) )
			.catch( () => {
				isPassing = true;
				link.click();
				isPassing = false;
			} );
	}
}

/**
 * Registers a behavior for links; if several want the same link, the first registered gets it. Returns a function that loads
 * the code of `name`.
 */
export function openLinks< Code extends Late >(
	name: string,
	isWanted: ( link: HTMLAnchorElement, told: LinkBehaviorData ) => boolean
): () => Promise< Code > {
	const told = moduleData< LinkBehaviorData >( `@frontage/behaviours/${ name }` );
	const bring = async () => {
		// The browser's native import: webpack's would add its runtime, a third of this file. The import map has the URL.
		const { load } = await import( /* webpackIgnore: true */ '@frontage/kit/load' );
		return load< Code >( `frontage/${ name }`, { url: told.lazy!.script, stateless: true } );
	};
	if ( matchers.push( ( link ) => isWanted( link, told ) && bring ) === 1 ) {
		leaveEntries();
		// `pointerover` also fires for touch, before the finger is down.
		[ 'pointerover', 'focusin', 'click' ].forEach( ( eventName ) =>
			document.addEventListener( eventName, handleEvent )
		);
	}
	return bring;
}
