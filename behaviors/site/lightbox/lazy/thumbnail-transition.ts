/** The picture grows out of its thumbnail, and goes back to it: as a view transition, where the browser knows them. */
import { maySkip } from '../../media-dialog/skippable-transition';

const PICTURE = 'fr-lightbox-picture';

type Named = HTMLElement | null | undefined;

const name = ( element: Named, is: string ) => element?.style.setProperty( 'view-transition-name', is );
const moves = () => !! document.startViewTransition && ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** What the dialog's own state moves has no time of its own then. */
const finish = ( dialog: Element ) => dialog.getAnimations().forEach( ( animation ) => animation.finish() );

/** One that is skipped, for another or in a hidden tab, has changed the page all the same. */
function run( change: () => void | Promise< void >, done: () => void ) {
	const transition = document.startViewTransition( change );
	maySkip( transition );
	transition.finished.finally( done ).catch( () => {} );
}

/** What bears the name. Two of one name would have no transition any more: another may be shown, or all closed, before one is done. */
let bearer: Named;
function give( element: Named ) {
	name( bearer, '' );
	name( element, PICTURE );
	bearer = element;
}

let turn = 0;
/** Gives what takes the name away at the end, unless another has begun by then. */
function begin() {
	const mine = ++turn;
	return () => {
		if ( mine === turn ) {
			give( null );
		}
	};
}

function isSeen( element: Named ) {
	const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
	return bottom > 0 && top < innerHeight;
}

export function openFromThumbnail( dialog: HTMLElement, picture: () => Named, thumbnail: Named, open: () => void ) {
	if ( ! moves() || ! isSeen( thumbnail ) ) {
		open();
		return;
	}
	const end = begin();
	give( thumbnail );
	run( () => {
		give( null );
		open();
		finish( dialog );
		give( picture() );
	}, end );
}

/** While the dialog closes. */
export function leaveToThumbnail( dialog: HTMLElement, picture: () => Named, thumbnail: Named ) {
	if ( ! moves() || ! isSeen( thumbnail ) ) {
		return;
	}
	const end = begin();
	give( picture() );
	const closed = new Promise( ( done ) => dialog.addEventListener( 'frontage:overlay:closed', done ) );
	run( async () => {
		if ( dialog.dataset.state === 'closing' ) {
			finish( dialog );
			await closed;
		}
		give( thumbnail );
	}, end );
}
