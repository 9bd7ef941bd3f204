import type { EngineModule } from './module';
import type { Core } from './parts';
import type { ModuleName } from './play';

const TRANSITIONS: ModuleName[] = [ 'transitions', 'pieces', 'cube' ];

const load = ( name: ModuleName ): Promise< { default: EngineModule } > =>
	import( /* webpackInclude: /modules\/[a-z-]+\.ts$/, webpackChunkName: "[request]" */ `./modules/${ name }.ts` );

/** Loads what only some sliders need. One that does not come is named in the console: the slider goes on without it. */
export async function bringModules( core: Core, gone: () => boolean ): Promise< void > {
	await Promise.all(
		core.play.modules.map( async ( name ) => {
			try {
				const { default: module } = await load( name );
				const back = gone() || module( core );
				if ( typeof back === 'function' ) {
					core.undo( back );
				}
			} catch ( error ) {
				const text = TRANSITIONS.includes( name )
					? 'Transition Table can not be loaded'
					: `Frontage: module ${ name } can not be loaded`;
				console.error( text, error ); // eslint-disable-line no-console -- The owner has to learn why it looks plain.
			}
		} )
	);
}
