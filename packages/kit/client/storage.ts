/**
 * What a page remembers in the visitor's own browser: JSON below `frontage:`, with an end. Where the browser keeps
 * nothing (private windows, full, forbidden) it is remembered as long as the page lives.
 */
const PREFIX = 'frontage:';

export interface Remembering {
	/** Seconds until it is forgotten. */
	lifetime?: number;
	/** In this tab alone, until that is closed. */
	session?: boolean;
}
interface Kept {
	value: unknown;
	/** ms since 1970. */
	until?: number;
}

/** What the browser would not take, as the text it would have been. */
const memory = new Map< string, string >();

/** Runs with each store that there is; a browser may refuse the mere question. */
function stores( call: ( store: Storage ) => void, names: Array< 'sessionStorage' | 'localStorage' > ): boolean {
	let worked = true;
	for ( const name of names ) {
		try {
			call( window[ name ] );
		} catch {
			worked = false;
		}
	}
	return worked;
}
const BOTH: Parameters< typeof stores >[ 1 ] = [ 'sessionStorage', 'localStorage' ];

export function remove( key: string ): void {
	memory.delete( key );
	stores( ( store ) => store.removeItem( PREFIX + key ), BOTH );
}

export function set( key: string, value: unknown, { lifetime, session = false }: Remembering = {} ): void {
	const kept: Kept = lifetime === undefined ? { value } : { value, until: Date.now() + lifetime * 1000 };
	const text = JSON.stringify( kept );
	remove( key ); // An older one in the other store would be read instead.
	if ( ! stores( ( store ) => store.setItem( PREFIX + key, text ), [ BOTH[ session ? 0 : 1 ]! ] ) ) {
		memory.set( key, text );
	}
}

/** Absent: never set, past its lifetime, or not of ours; what is of no use any more is deleted. */
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
		// Somebody else's.
	}
	remove( key );
	return undefined;
}

/** Calls back when another tab has set or removed it. Gives back what ends that. */
export function onChange( key: string, call: () => void ): () => void {
	const hear = ( { key: changed }: StorageEvent ) => {
		if ( changed === null || changed === PREFIX + key ) {
			memory.delete( key ); // The newer word is theirs.
			call();
		}
	};
	addEventListener( 'storage', hear );
	return () => removeEventListener( 'storage', hear );
}
