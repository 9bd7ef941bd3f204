import { asked, imagesIn, loadImage, settled } from './image-queue';
import { onceLoaded } from './shared-observers';
import type { Core, Pictures } from '../types/engine-core';

const PATIENCE = 5000; // ms
const BUSY_AFTER = 100; // ms
const CALM_AFTER = 200; // ms after the page's own load

type Uses = Pick<
	Core,
	'slides' | 'play' | 'order' | 'clock' | 'element' | 'slider' | 'reasons' | 'undo' | 'begun' | 'soon' | 'loaded'
>;

/**
 * Which slide's images are asked for, and when (the play document's `images.mode`): the next one's shortly before its turn,
 * or at once where it is the visitor who chooses that; with `smart` also that of a slide whose button is reached for.
 */
export function createPreload( core: Uses ): Pictures {
	const { slides, play, order, clock, element, slider } = core;
	const spare = ( navigator as Navigator & { connection?: { saveData?: boolean } } ).connection?.saveData;
	const mode = spare ? 'single' : play.images.mode;
	const there = ( slide: number ) => imagesIn( slides[ slide ]! ).every( settled );

	const load = async ( slide: number, urgent: boolean ) => {
		await Promise.all( imagesIn( slides[ slide ]! ).map( ( image ) => loadImage( image, urgent ) ) );
		core.loaded();
	};

	let calm = false;
	if ( mode !== 'single' ) {
		core.undo(
			onceLoaded( () =>
				core.undo(
					clock.after( CALM_AFTER, () => {
						calm = true;
						ahead();
					} )
				)
			)
		);
	}

	/** Nobody waits for it yet. */
	function want( slide: number | undefined ) {
		if ( slide !== undefined && ! imagesIn( slides[ slide ]! ).every( asked ) ) {
			void load( slide, false );
		}
	}

	/** What will probably be wanted next, once the page itself has all it needs. */
	function ahead() {
		if ( ! core.begun || core.reasons.has( 'offscreen' ) ) {
			return;
		}
		if ( mode === 'all' ) {
			slides.forEach( ( _, slide ) => want( slide ) );
		} else if ( calm && ( ! slider.playing || core.soon ) ) {
			want( order.next() );
		}
	}

	return {
		there,
		want,
		images: ( slide: number ) => load( slide, true ),
		ahead,
		reach( to: number | string ) {
			if ( mode === 'smart' ) {
				want( order.resolve( to ) );
			}
		},
		comes( slide: number ): Promise< void > | undefined {
			const loading = load( slide, true ); // Asked first: what the browser has already counts as there.
			return there( slide )
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
