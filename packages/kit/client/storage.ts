/**
 * Client-side storage: JSON under keys that begin with `frontage:`, with an expiry. Where the browser stores nothing
 * (private windows, quota, blocked), values live in memory as long as the page does.
 */
const PREFIX = 'frontage:';

export interface Remembering {
	/** Seconds until the value expires. */
	lifetime?: number;
	/** Only in this tab, until it is closed (`sessionStorage`). */
	session?: boolean;
}
interface Kept {
	value: unknown;
	/** Milliseconds since 1970. */
	until?: number;
}

/** Values that the browser refused to store, serialized. */
const memory = new Map< string, string >();

/** Runs the callback with each available store. Even accessing a store may throw. */
function stores( call: ( store: Storage ) => void, names: Array< 'sessionStorage' | 'localStorage' > ): boolean {
	let isStored = true;
	for ( const name of names ) {
		try {
			call( window[ name ] );
		} catch {
			isStored = false;
		}
	}
	return isStored;
}
const BOTH: Parameters< typeof stores >[ 1 ] = [ 'sessionStorage', 'localStorage' ];

export function remove( key: string ): void {
	memory.delete( key );
	stores( ( store ) => store.removeItem( PREFIX + key ), BOTH );
}

export function set( key: string, value: unknown, { lifetime, session = false }: Remembering = {} ): void {
	const kept: Kept = lifetime === undefined ? { value } : { value, until: Date.now() + lifetime * 1000 };
	const text = JSON.stringify( kept );
	remove( key ); // Otherwise an older value in the other store would be read.
	if ( ! stores( ( store ) => store.setItem( PREFIX + key, text ), [ BOTH[ session ? 0 : 1 ]! ] ) ) {
		memory.set( key, text );
	}
}

/**
 * Returns undefined for values that were never set, have expired, or were not written by this module. Expired ones are
 * deleted.
 */
export function get< T >( key: string ): T | undefined {
	let text = memory.get( key ) ?? null;
	stores( ( store ) => ( text ??= store.getItem( PREFIX + key ) ), BOTH );
	if ( text === null ) {
		return undefined;
	}
	try {
		const { value, until = Infinity } = JSON.parse( text ) as Kept;
		if ( value !== undefined && until > Date.now() ) {
			return value as T;
		}
	} catch {
		// Not written by this module.
	}
	remove( key );
	return undefined;
}

/** Calls back when another tab sets or removes the key. Returns a function that stops listening. */
export function onChange( key: string, call: () => void ): () => void {
	const onStorage = ( { key: changed }: StorageEvent ) => {
		if ( changed === null || changed === PREFIX + key ) {
			memory.delete( key ); // The other tab's value is newer.
			call();
		}
	};
	addEventListener( 'storage', onStorage );
	return () => removeEventListener( 'storage', onStorage );
}
