import { read } from './interest';

/** The style of what comes later: asked for when its script is there, and waited for. One that cannot be had is done without. */
export function bringStyle( name: string ): Promise< unknown > {
	const { style } = read( name ).late ?? {};
	if ( ! style ) {
		return Promise.resolve();
	}
	const link = document.createElement( 'link' );
	link.rel = 'stylesheet';
	link.href = style;
	document.head.append( link );
	return new Promise( ( done ) => ( link.onload = link.onerror = done ) );
}
