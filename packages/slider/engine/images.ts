/** The page's queue for images of sliders: prepared → inload → loaded | failed (`data-state`), at most five at a time. */
const AT_ONCE = 5;

const queue: { image: HTMLImageElement; start: () => void }[] = [];
const known = new WeakMap< HTMLImageElement, Promise< void > >();
let underway = 0;

const foreign = ( image: HTMLImageElement ) => new URL( image.src, location.href ).origin !== location.origin;
export const settled = ( image: HTMLImageElement ) =>
	image.dataset.state === 'loaded' || image.dataset.state === 'failed';

/** Resolves when it has loaded or failed. */
function fetchImage( image: HTMLImageElement ): Promise< void > {
	return new Promise( ( resolve ) => {
		const done = ( state: 'loaded' | 'failed' ) => {
			image.removeEventListener( 'load', loaded );
			image.removeEventListener( 'error', failed );
			image.dataset.state = state;
			resolve();
		};
		// Decoded before it moves, else the first frame of the change waits for it.
		const loaded = () =>
			void ( image.decode?.() ?? Promise.resolve() ).catch( () => {} ).then( () => done( 'loaded' ) );
		let again = false;
		const failed = () => {
			if ( again || ! image.hasAttribute( 'crossorigin' ) ) {
				done( 'failed' );
				return;
			}
			again = true; // Its host does not share it: it can be shown all the same.
			image.removeAttribute( 'crossorigin' );
			image.setAttribute( 'src', image.getAttribute( 'src' )! ); // Starts over.
		};
		image.addEventListener( 'load', loaded );
		image.addEventListener( 'error', failed );
		if ( image.getAttribute( 'loading' ) === 'lazy' && foreign( image ) ) {
			image.crossOrigin = 'anonymous';
		}
		image.loading = 'eager';
	} );
}

function proceed() {
	while ( underway < AT_ONCE && queue.length ) {
		const { image, start } = queue.shift()!;
		image.dataset.state = 'inload';
		underway++;
		start();
	}
}

/** Asks for an image; `urgent` ones go before those that only might be wanted. */
export function loadImage( image: HTMLImageElement, urgent: boolean ): Promise< void > {
	let promise = known.get( image );
	if ( promise ) {
		const at = queue.findIndex( ( entry ) => entry.image === image );
		if ( urgent && at > 0 ) {
			queue.unshift( ...queue.splice( at, 1 ) );
		}
		return promise;
	}
	if ( image.complete ) {
		image.dataset.state = image.naturalWidth ? 'loaded' : 'failed';
		promise = Promise.resolve();
	} else {
		image.dataset.state = 'prepared';
		promise = new Promise< void >( ( resolve ) => {
			const start = () =>
				void fetchImage( image ).then( () => {
					underway--;
					resolve();
					proceed();
				} );
			queue[ urgent ? 'unshift' : 'push' ]( { image, start } );
		} );
	}
	known.set( image, promise );
	proceed();
	return promise;
}

/** The images of a slide that have an address. */
export const imagesIn = ( slide: Element ) => [ ...slide.querySelectorAll< HTMLImageElement >( 'img[src]' ) ];
