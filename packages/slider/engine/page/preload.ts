import { asked, imagesIn, loadImage, settled } from './image-queue';
import { onceLoaded } from './shared-observers';
import type { Core } from '../contract/core';

const PATIENCE = 5000; // ms
const BUSY_AFTER = 100; // ms
const CALM_AFTER = 200; // ms after the page's own load

type Uses = Pick<
	Core,
	'slides' | 'play' | 'order' | 'clock' | 'element' | 'slider' | 'reasons' | 'undo' | 'begun' | 'soon'
>;

/**
 * Which slide's images are asked for, and when (the play document's `images.mode`): the next one's shortly before its turn,
 * or at once where it is the visitor who chooses that; with `smart` also that of a slide whose button is reached for.
 */
export function createPreload( core: Uses, onLoaded: () => void ) {
	const { slides, play, order, clock, element, slider } = core;
	const spare = ( navigator as Navigator & { connection?: { saveData?: boolean } } ).connection?.saveData;
	const mode = spare ? 'single' : play.images.mode;
	const there = ( slide: number ) => imagesIn( slides[ slide ]! ).every( settled );

	const load = async ( slide: number, urgent: boolean ) => {
		await Promise.all( imagesIn( slides[ slide ]! ).map( ( image ) => loadImage( image, urgent ) ) );
		onLoaded();
	};

	let calm = false;
	let cancel = () => {};
	core.undo( () => cancel() );
	core.undo(
		onceLoaded( () => {
			if ( mode !== 'single' ) {
				cancel = clock.after( CALM_AFTER, () => {
					calm = true;
					ahead();
				} );
			}
		} )
	);

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

	function patience( slide: number, loading: Promise< void > ) {
		return new Promise< void >( ( resolve ) => {
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
	}

	return {
		there,
		load,
		want,
		ahead,
		/** A slide's button is reached for. */
		reach( to: number | string ) {
			if ( mode === 'smart' ) {
				want( order.resolve( to ) );
			}
		},
		/** Resolves when the slide may come: its images are there, have failed, or take too long. Nothing to wait for: undefined. */
		wait( slide: number ): Promise< void > | undefined {
			const loading = load( slide, true ); // Asked first: what the browser has already counts as there.
			return there( slide ) ? undefined : patience( slide, loading );
		},
	};
}
