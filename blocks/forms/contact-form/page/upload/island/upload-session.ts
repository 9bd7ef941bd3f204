import { STORED } from '../field-data';

/** A file that is with the server, wholly or in part. */
export interface Known {
	id: string;
	name: string;
	size: number;
	/** When the file was changed last: by this, its name and its size it is known again. */
	modified: number;
	/** What the form posts in its place; empty until all of it has arrived. */
	reference: string;
}

interface Kept {
	name: string;
	secret: string;
	lists: Record< string, Known[] >;
}

let kept: Kept | undefined;

/** 128 bits; `crypto.randomUUID` is missing on sites without https. */
const random = () =>
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

const isHex = ( value: unknown ) => /^[0-9a-f]{32}$/.test( String( value ) );

/** Storage that may be refused, full, or not ours: then it is remembered as long as the page lives. */
function read(): Kept {
	if ( ! kept ) {
		let found: Partial< Kept > | undefined;
		try {
			found = JSON.parse( sessionStorage.getItem( STORED ) ?? '{}' ) as Partial< Kept >;
		} catch {}
		kept =
			found && isHex( found.name ) && isHex( found.secret )
				? ( { lists: {}, ...found } as Kept )
				: { name: random(), secret: random(), lists: {} };
	}
	return kept;
}

/** Who this tab is to the server: a name, and what proves it. */
export function visitor(): string {
	const { name, secret } = read();
	return `${ name }.${ secret }`;
}

export function filesOf( list: string ): Known[] {
	return read().lists[ list ] ?? [];
}

export function keep( list: string, files: Known[] ): void {
	const all = read();
	all.lists[ list ] = files;
	if ( ! files.length ) {
		delete all.lists[ list ];
	}
	try {
		sessionStorage.setItem( STORED, JSON.stringify( all ) );
	} catch {}
}

/** For tests: as after a reload. */
export function forgetPage(): void {
	kept = undefined;
}
