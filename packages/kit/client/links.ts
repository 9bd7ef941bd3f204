/**
 * Links that open something over the page instead of being followed. What does so is fetched at the first sign that somebody
 * may follow one; a link whose code cannot be had is a link. One set of listeners for all behaviors that know such links.
 */
import { leaveEntries } from './parts/history-entries';
import { moduleData } from './parts/module-data';
import { isPlainClick } from './parts/plain-click';

/** What PHP tells such a behavior. */
export interface Told {
	/** Whether the owner switched it on for all pages. */
	on?: boolean;
	texts?: Record< string, string >;
	lazy?: { script: string; style?: string };
}
/** What is fetched. A link that it throws for is followed. */
export interface Late {
	open: ( link: HTMLAnchorElement ) => Promise< void >;
}
type Knows = ( link: HTMLAnchorElement ) => ( () => Promise< Late > ) | false;

const all: Knows[] = [];
let isPassing = false;

function look( event: Event ) {
	const link = ( event.target as Element ).closest?.( 'a' );
	const bring =
		link && ! isPassing && all.reduce< ReturnType< Knows > >( ( by, knows ) => by || knows( link ), false );
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

/** Of those who want the same link, the first has it. Gives what fetches the code of `name`. */
export function openLinks< Code extends Late >(
	name: string,
	wants: ( link: HTMLAnchorElement, told: Told ) => boolean
): () => Promise< Code > {
	const told = moduleData< Told >( `@frontage/behaviours/${ name }` );
	const bring = async () => {
		// The platform's own import: webpack's would bring its run time, a third of this file. PHP's list names it.
		const { load } = await import( /* webpackIgnore: true */ '@frontage/kit/load' );
		return load< Code >( `frontage/${ name }`, { url: told.lazy!.script, stateless: true } );
	};
	if ( all.push( ( link ) => wants( link, told ) && bring ) === 1 ) {
		leaveEntries();
		// A finger is over it, too, before it is down.
		[ 'pointerover', 'focusin', 'click' ].forEach( ( sign ) => document.addEventListener( sign, look ) );
	}
	return bring;
}
