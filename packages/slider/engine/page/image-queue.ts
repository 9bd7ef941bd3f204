import { on } from './shared-observers';

/** The page's queue for images of sliders: prepared → inload → loaded | failed (`data-state`), at most five at a time. */
const AT_ONCE = 5;

const queue: { image: HTMLImageElement; start: () => void }[] = [];
const known = new WeakMap< HTMLImageElement, Promise< void > >();
let underway = 0;

const foreign = ( image: HTMLImageElement ) => new URL( image.src ).origin !== location.origin;
export const asked = ( { dataset }: HTMLImageElement ) => !! dataset.state;
export const settled = ( image: HTMLImageElement ) =>
	image.dataset.state === 'loaded' || image.dataset.state === 'failed';

/** Waits for either event and removes both listeners. */
const answer = ( image: HTMLImageElement ) =>
	new Promise< string >( ( resolve ) => {
		const leave = on(
			image,
			'load',
			'error'
		)( ( { type } ) => {
			leave();
			resolve( type );
		} );
	} );

/** Resolves when the image has loaded or failed. */
async function fetchImage( image: HTMLImageElement ): Promise< void > {
	let heard = Promise.resolve( image.naturalWidth ? 'load' : 'error' );
	if ( ! image.complete ) {
		// It did not load by itself while it was queued.
		heard = answer( image );
		if ( image.getAttribute( 'loading' ) === 'lazy' && foreign( image ) ) {
			image.crossOrigin = 'anonymous';
		}
		image.loading = 'eager';
	}
	if ( ( await heard ) === 'error' && image.crossOrigin ) {
		image.crossOrigin = null; // Its host does not allow CORS; the image can be shown without it.
		heard = answer( image );
		image.setAttribute( 'src', image.getAttribute( 'src' )! ); // Restarts loading.
	}
	const isLoaded = ( await heard ) === 'load';
	await image.decode?.().catch( () => {} ); // Otherwise the first frame of the change would wait for decoding.
	image.dataset.state = isLoaded ? 'loaded' : 'failed';
}

function proceed() {
	while ( underway < AT_ONCE && queue.length ) {
		const { image, start } = queue.shift()!;
		image.dataset.state = 'inload';
		underway++;
		start();
	}
}

/** Queues an image; `urgent` ones come before preloaded ones. */
export function loadImage( image: HTMLImageElement, isUrgent: boolean ): Promise< void > {
	let promise = known.get( image );
	if ( promise ) {
		const at = queue.findIndex( ( entry ) => entry.image === image );
		if ( isUrgent && at > 0 ) {
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
			const start = () => {
				image.fetchPriority = isUrgent ? 'auto' : 'low';
				void fetchImage( image ).then( () => {
					underway--;
					resolve();
					proceed();
				} );
			};
			queue[ isUrgent ? 'unshift' : 'push' ]( { image, start } );
		} );
	}
	known.set( image, promise );
	proceed();
	return promise;
}

/** Images of a slide that have a URL. */
export const imagesIn = ( slide: Element ) => [ ...slide.querySelectorAll< HTMLImageElement >( 'img[src]' ) ];
