/** Where the files of load.ts lie once they are built: beside the engine. */
export const load = ( name: string ): Promise< unknown > =>
	import( /* webpackIgnore: true */ `./modules/${ name }.js?ver=${ process.env.ENGINE_VERSION }` );
