/** URLs of the files of module-imports.ts in our build, next to the engine. It replaces module-imports.ts there. */
export const load = ( name: string ): Promise< unknown > =>
	import( /* webpackIgnore: true */ `./modules/${ name }.js?ver=${ process.env.ENGINE_VERSION }` );
