import type { LinkBehaviorData } from '@frontage/kit/links';

/** Loads the stylesheet of a lazy module and waits for it. If it fails, the module works without it. */
export function bringStyle( { lazy }: LinkBehaviorData ): Promise< unknown > {
	const { style } = lazy ?? {};
	if ( ! style ) {
		return Promise.resolve();
	}
	const link = document.createElement( 'link' );
	link.rel = 'stylesheet';
	link.href = style;
	document.head.append( link );
	return new Promise( ( done ) => ( link.onload = link.onerror = done ) );
}
