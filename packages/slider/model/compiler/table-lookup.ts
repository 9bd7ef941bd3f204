/** Looks up a name from a document in a table. Inherited properties such as `constructor` are never returned. */
export const lookup = < T >( table: Readonly< Record< string, T > >, name: string ): T | undefined =>
	Object.hasOwn( table, name ) ? table[ name ] : undefined;
