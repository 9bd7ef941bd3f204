/** What a table has under a name that a document gives: never what every object has besides, such as `constructor`. */
export const entry = < T >( table: Readonly< Record< string, T > >, name: string ): T | undefined =>
	Object.hasOwn( table, name ) ? table[ name ] : undefined;
