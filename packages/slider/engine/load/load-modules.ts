import { load } from './files';
import type { Core, Part } from '../contract/core';
import type { PlaySlide } from '../contract/play';
import { followFinger } from '../change/swipe';

/** What the play document asks for without naming it: small things that not every slider needs. */
const needsExtras = ( { hideNavigation, nextOnFocus, slides }: Core[ 'play' ] ) =>
	hideNavigation ||
	nextOnFocus ||
	slides.some( ( slide: PlaySlide ) => slide.deeplink || slide.loop || slide.background?.panZoom );

/** Loads what the slider uses and starts it in the document's order. What does not come, or breaks, is named in the console: the slider goes on without it. */
export async function bringModules( core: Core, gone: () => boolean ): Promise< void > {
	const { play } = core;
	const names = [ ...play.modules, ...( needsExtras( play ) ? [ 'extras' ] : [] ) ];
	( await Promise.allSettled( names.map( load ) ) ).forEach( ( answer, at ) => {
		try {
			if ( answer.status === 'rejected' ) {
				throw answer.reason;
			} else if ( ! gone() ) {
				core.undo( ( answer.value as { default: Part } ).default( core ) ?? ( () => {} ) );
			}
		} catch ( error ) {
			const text = /transitions|pieces|cube/.test( names[ at ]! )
				? 'Transition Table can not be loaded'
				: `Frontage: module ${ names[ at ] } can not be loaded`;
			console.error( text, error ); // eslint-disable-line no-console -- The owner has to learn why it looks plain.
		}
	} );
	if ( ! gone() ) {
		followFinger( core );
	}
}
