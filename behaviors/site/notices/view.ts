/**
 * `frontage.notify( 'Saved.' )` for the site's own scripts: notices of the kit, in the place that the owner chose. They come
 * at the first call; until then nothing of them is here but this name.
 */
import { moduleData } from '@frontage/kit/module-data';
import type { NoticeOptions, notify } from '@frontage/kit/notify';

interface Said {
	options?: Pick< NoticeOptions, 'position' >;
	texts?: Pick< NoticeOptions, 'close' >;
}

declare global {
	interface Window {
		frontage?: { notify?: typeof notify };
	}
}

/** ms between an empty list and the first text in it: what comes together, screen readers may not read out. */
const DELAY = 100;

async function bring() {
	// The platform's own import: webpack's would bring its run time.
	const kit = await import( /* webpackIgnore: true */ '@frontage/kit/notify' );
	kit.expectNotices();
	await new Promise( ( done ) => setTimeout( done, DELAY ) );
	return kit;
}

const { options, texts } = moduleData< Said >( '@frontage/behaviours/notices' );
let coming: ReturnType< typeof bring > | undefined;

// An element or a frame of this name would be taken for it.
if ( ! Object.hasOwn( window, 'frontage' ) ) {
	window.frontage = {};
}
window.frontage!.notify = ( text, chosen ) => {
	let isOff = false;
	let close = () => {
		isOff = true;
	};
	coming ??= bring();
	coming.then(
		( kit ) => {
			if ( ! isOff ) {
				close = kit.notify( text, { ...options, ...texts, ...chosen } );
			}
		},
		( error ) => {
			coming = undefined; // The next call may have more luck.
			window.console.error( text, error );
		}
	);
	return () => close();
};
document.dispatchEvent( new Event( 'frontage:notices:ready' ) );
