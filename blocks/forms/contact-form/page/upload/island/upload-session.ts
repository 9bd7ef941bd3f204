import { STORED } from '../field-data';

/** A file that the server has, completely or in part. */
export interface Known {
	id: string;
	name: string;
	size: number;
	/** When the file was last modified: together with its name and size it identifies the file. */
	modified: number;
	/** The value that the form submits for it; empty until the upload is complete. */
	reference: string;
}

interface Kept {
	name: string;
	secret: string;
	lists: Record< string, Known[] >;
}

let kept: Kept | undefined;

/** 128 bits; `crypto.randomUUID` is missing on sites without HTTPS. */
const random = () =>
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

const isHex = ( value: unknown ) => /^[0-9a-f]{32}$/.test( String( value ) );

/** If storage is blocked, full, or holds other data, the session lasts as long as the page. */
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

/** The credentials of this tab for the server: a name and a secret. */
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

/** For tests: resets the state as after a reload. */
export function forgetPage(): void {
	kept = undefined;
}
