/**
 * The data that PHP printed for a script module of the suite (filter `script_module_data_{id}`).
 *
 * Only a `script` element is accepted: authors of posts may set ids, but may not add scripts.
 */
export function moduleData< T >( id: string ): Partial< T > {
	const data = document.querySelector( `script[id="wp-script-module-data-${ id }"]` );
	return JSON.parse( data?.textContent ?? '{}' );
}
