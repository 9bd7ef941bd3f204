/**
 * Finds native `import()` calls of kit modules and of the slider's engine. webpack ignores them (`webpackIgnore`), since its
 * own would add its runtime to each file, so it does not list them as dependencies. The import map needs them nevertheless.
 */
const IMPORT = /\bimport\(\s*["'](@frontage\/(?:kit\/\w+|slider))["']\s*\)/g;

/** Their ids in a built file, without those of `listed`, as WordPress wants dependencies that may come later. */
const laterDependencies = ( text, listed = [] ) => {
	const known = listed.map( ( need ) => need.id ?? need );
	return [ ...new Set( Array.from( text.matchAll( IMPORT ), ( [ , id ] ) => id ) ) ]
		.filter( ( id ) => ! known.includes( id ) )
		.map( ( id ) => ( { id, import: 'dynamic' } ) );
};

/** A webpack plugin that adds them to the `.asset.php` of a block's module, behind what webpack itself found. */
class NativeImports {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT; // The lists are there, and nothing else changes.
		compiler.hooks.thisCompilation.tap( 'NativeImports', ( compilation ) =>
			compilation.hooks.processAssets.tap( { name: 'NativeImports', stage }, () => {
				for ( const { name, source } of compilation.getAssets() ) {
					const script = compilation.getAsset( name.replace( /\.asset\.php$/, '.js' ) );
					if ( ! name.endsWith( '.asset.php' ) || ! script ) {
						continue;
					}
					const list = source.source();
					const listed = Array.from( list.matchAll( /'(@frontage\/[\w/]+)'/g ), ( [ , id ] ) => id );
					const more = laterDependencies( String( script.source.source() ), listed )
						.map( ( { id } ) => `array('id' => '${ id }', 'import' => 'dynamic'), ` )
						.join( '' );
					if ( more ) {
						const start = "'dependencies' => array(";
						compilation.updateAsset( name, new sources.RawSource( list.replace( start, start + more ) ) );
					}
				}
			} )
		);
	}
}

module.exports = { NativeImports, laterDependencies };
