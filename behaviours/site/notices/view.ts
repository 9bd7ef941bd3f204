/** `frontage.notify( 'Saved.' )` for the site's own scripts: notices of the kit, in the place that the owner chose. */
import { moduleData } from '@frontage/kit/module-data';
import { expectNotices, notify, type NoticeOptions } from '@frontage/kit/notify';

interface Said {
	options?: Pick< NoticeOptions, 'position' >;
	texts?: Pick< NoticeOptions, 'close' >;
}

declare global {
	interface Window {
		frontage?: { notify?: typeof notify };
	}
}

const { options, texts } = moduleData< Said >( '@frontage/behaviours/notices' );

expectNotices();
( window.frontage ??= {} ).notify = ( text, chosen ) => notify( text, { ...options, ...texts, ...chosen } );
document.dispatchEvent( new Event( 'frontage:notices:ready' ) );
