import { load } from './module-imports';
import type { Core } from '../types/engine-core';
import type { EngineModule, ModuleContext } from '../types/module-context';
import type { Play, PlaySlide } from '../types/playback-config';

/** Whether the config uses small features of the module `extras`, which it does not name. */
const needsExtras = ( { hideNavigation, nextOnFocus, slides }: Play ) =>
	hideNavigation ||
	nextOnFocus ||
	slides.some( ( slide: PlaySlide ) => slide.deeplink || slide.loop || slide.background?.panZoom );

/**
 * Loads the modules that the slider uses and starts them in the config's order. A module that fails to load or start is
 * logged, and the slider continues without it.
 */
export async function loadModules( core: ModuleContext & Pick< Core, 'gone' > ): Promise< void > {
	const { play } = core;
	const names = ( play.modules as string[] ).concat(
		needsExtras( play ) ? 'extras' : [],
		play.keyboard ? 'keyboard' : [],
		// Another request of the site may have rendered it with an id that the page already has, such as more list
		// items or a popup.
		document.querySelectorAll( `[id="${ core.element.id }"]` )[ 1 ] ? 'ids' : []
	);
	( await Promise.allSettled( names.map( load ) ) ).forEach( ( answer, at ) => {
		try {
			if ( answer.status === 'rejected' ) {
				throw answer.reason;
			} else if ( ! core.gone ) {
				core.undo( ( answer.value as { default: EngineModule } ).default( core ) );
			}
		} catch ( error ) {
			const text = /transitions|pieces|cube/.test( names[ at ]! )
				? 'Transition Table can not be loaded'
				: `Frontage: module ${ names[ at ] } can not be loaded`;
			console.error( text, error ); // eslint-disable-line no-console -- The owner has to learn why it looks plain.
		}
	} );
}
