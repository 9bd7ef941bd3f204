/** Where the files of module-imports.ts lie once they are built: beside the engine. Takes the place of module-imports.ts in our build. */
export const load = ( name: string ): Promise< unknown > =>
	import( /* webpackIgnore: true */ `./modules/${ name }.js?ver=${ process.env.ENGINE_VERSION }` );
