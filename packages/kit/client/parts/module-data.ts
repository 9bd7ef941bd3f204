/**
 * What PHP printed for a script module of ours (filter `script_module_data_{id}`).
 *
 * Only a `script` element counts: people who write posts may set ids, but not write scripts.
 */
export function moduleData< T >( id: string ): Partial< T > {
	const data = document.querySelector( `script[id="wp-script-module-data-${ id }"]` );
	return JSON.parse( data?.textContent ?? '{}' );
}
