/**
 * `frontage.notify( 'Saved.' )` for custom scripts: notices of the kit, in the position that the owner chose. Their module
 * is loaded with the first call.
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

/** ms between the empty list and its first text: screen readers may not announce content inserted together with its live region. */
const DELAY = 100;

async function bring() {
	// The browser's native import: webpack's would add its runtime.
	const kit = await import( /* webpackIgnore: true */ '@frontage/kit/notify' );
	kit.expectNotices();
	await new Promise( ( done ) => setTimeout( done, DELAY ) );
	return kit;
}

const { options, texts } = moduleData< Said >( '@frontage/behaviours/notices' );
let coming: ReturnType< typeof bring > | undefined;

// An element or frame with this name would be found on `window`, too.
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
			coming = undefined; // The next call tries again.
			window.console.error( text, error );
		}
	);
	return () => close();
};
document.dispatchEvent( new Event( 'frontage:notices:ready' ) );
