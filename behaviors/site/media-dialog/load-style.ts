import type { Told } from '@frontage/kit/links';

/** The style of what comes later: asked for when its script is there, and waited for. One that cannot be had is done without. */
export function bringStyle( { lazy }: Told ): Promise< unknown > {
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
