import { asked, imagesIn, loadImage, settled } from './image-queue';
import { onceLoaded } from './shared-observers';
import type { Core, Pictures } from '../types/engine-core';

const PATIENCE = 5000; // ms
const BUSY_AFTER = 100; // ms
const CALM_AFTER = 200; // ms after the page's own load

type Uses = Pick< Core, 'slides' | 'play' | 'order' | 'clock' | 'element' | 'reasons' | 'undo' | 'begun' | 'loaded' >;

/**
 * Decides which slide's images load, and when (`images.mode` of the playback config). While the slider is visible, the
 * images of both neighbors load with low priority and are decoded, once the page has loaded: a change shows them at once.
 * With `smart`, pointing at a button also loads its slide's images.
 */
export function createPreload( core: Uses ): Pictures {
	const { slides, play, order, clock, element } = core;
	const spare = ( navigator as Navigator & { connection?: { saveData?: boolean } } ).connection?.saveData;
	const mode = spare ? 'single' : play.images.mode;
	const there = ( slide: number ) => imagesIn( slides[ slide ]! ).every( settled );

	const load = async ( slide: number, isUrgent: boolean ) => {
		await Promise.all( imagesIn( slides[ slide ]! ).map( ( image ) => loadImage( image, isUrgent ) ) );
		core.loaded();
	};

	let isCalm = false;
	if ( mode !== 'single' ) {
		core.undo(
			onceLoaded( () =>
				core.undo(
					clock.after( CALM_AFTER, () => {
						isCalm = true;
						preloadNext();
					} )
				)
			)
		);
	}

	/** Loads images without anything waiting for them. */
	function requestImages( slide: number | undefined ) {
		if ( slide !== undefined && ! imagesIn( slides[ slide ]! ).every( asked ) ) {
			void load( slide, false );
		}
	}

	/** Loads the images that are probably needed next, once the page itself has loaded. */
	function preloadNext() {
		if ( ! core.begun || core.reasons.has( 'offscreen' ) ) {
			return;
		}
		if ( mode === 'all' ) {
			slides.forEach( ( _, slide ) => requestImages( slide ) );
		} else if ( isCalm ) {
			requestImages( order.next() );
			requestImages( order.previous() );
		}
	}

	return {
		there,
		want: requestImages,
		images: ( slide: number ) => load( slide, true ),
		ahead: preloadNext,
		reach( to: number | string ) {
			if ( mode === 'smart' ) {
				requestImages( order.resolve( to ) );
			}
		},
		comes( slide: number ): Promise< void > | undefined {
			const loading = load( slide, true ); // Requested first, since cached images then count as loaded.
			// Where a color stands for the image of the background, the image fades in later (`fr-fades`).
			return imagesIn( slides[ slide ]! ).every( ( image ) => settled( image ) || image.closest( '.fr-fades' ) )
				? undefined
				: new Promise< void >( ( resolve ) => {
						const busy = clock.after( BUSY_AFTER, () => ( element.ariaBusy = 'true' ) );
						const late = clock.after( PATIENCE, () => {
							const { src } = imagesIn( slides[ slide ]! ).find( ( image ) => ! settled( image ) ) ?? {};
							console.warn( `Frontage: image comes late: ${ src }` ); // eslint-disable-line no-console -- The change goes on; the owner has to learn why it was late.
							done();
						} );
						const done = () => {
							busy();
							late();
							element.ariaBusy = null;
							resolve();
						};
						void loading.then( done );
						core.undo( done );
					} );
		},
	};
}
