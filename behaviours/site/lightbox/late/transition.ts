/** The picture grows out of its thumbnail, and goes back to it: as a view transition, where the browser knows them. */
const PICTURE = 'fr-lightbox-picture';

type Named = HTMLElement | null | undefined;

const name = ( element: Named, is: string ) => element?.style.setProperty( 'view-transition-name', is );
const moves = () => !! document.startViewTransition && ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** What the dialog's own state moves has no time of its own then. */
const finish = ( dialog: Element ) => dialog.getAnimations().forEach( ( animation ) => animation.finish() );

/** One that is skipped, for another or in a hidden tab, has changed the page all the same. */
function run( change: () => void | Promise< void >, done: () => void ) {
	const { ready, finished } = document.startViewTransition( change );
	ready.catch( () => {} );
	finished.finally( done ).catch( () => {} );
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
	// Another may be shown before it is done; two of one name would have no transition any more.
	let grown: Named;
	name( thumbnail, PICTURE );
	run(
		() => {
			name( thumbnail, '' );
			open();
			finish( dialog );
			grown = picture();
			name( grown, PICTURE );
		},
		() => name( grown, '' )
	);
}

/** While the dialog closes. */
export function leaveToThumbnail( dialog: HTMLElement, picture: () => Named, thumbnail: Named ) {
	if ( ! moves() || ! isSeen( thumbnail ) ) {
		return;
	}
	const leaving = picture();
	name( leaving, PICTURE );
	const closed = new Promise( ( done ) => dialog.addEventListener( 'frontage:overlay:closed', done ) );
	run(
		async () => {
			if ( dialog.dataset.state === 'closing' ) {
				finish( dialog );
				await closed;
			}
			name( leaving, '' ); // Somebody may have prevented it.
			name( thumbnail, PICTURE );
		},
		() => name( thumbnail, '' )
	);
}
