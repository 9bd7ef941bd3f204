/** A view transition from the thumbnail to the image and back, in browsers that support it. */
import { maySkip } from '../../media-dialog/skippable-transition';

const PICTURE = 'fr-lightbox-picture';

type Named = HTMLElement | null | undefined;

const name = ( element: Named, is: string ) => element?.style.setProperty( 'view-transition-name', is );
const canAnimate = () => !! document.startViewTransition && ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Finishes the dialog's own transition at once. */
const finish = ( dialog: Element ) => dialog.getAnimations().forEach( ( animation ) => animation.finish() );

/** A skipped transition (for another one, or in a hidden tab) has changed the page nevertheless. */
function run( change: () => void | Promise< void >, done: () => void ) {
	const transition = document.startViewTransition( change );
	maySkip( transition );
	transition.finished.finally( done ).catch( () => {} );
}

/**
 * The element with the view transition name. A duplicate name would cancel the transition: another image may be shown, or
 * the dialog closed, before one is finished.
 */
let bearer: Named;
function give( element: Named ) {
	name( bearer, '' );
	name( element, PICTURE );
	bearer = element;
}

let turn = 0;
/** Returns a function that removes the name at the end, unless another transition has started. */
function begin() {
	const ownTurn = ++turn;
	return () => {
		if ( ownTurn === turn ) {
			give( null );
		}
	};
}

function isSeen( element: Named ) {
	const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
	return bottom > 0 && top < innerHeight;
}

export function openFromThumbnail( dialog: HTMLElement, picture: () => Named, thumbnail: Named, open: () => void ) {
	if ( ! canAnimate() || ! isSeen( thumbnail ) ) {
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
	if ( ! canAnimate() || ! isSeen( thumbnail ) ) {
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
