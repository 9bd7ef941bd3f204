import { STORED } from '../field-data';

/** A file that the server has, completely or in part. */
export interface StoredFile {
	id: string;
	name: string;
	size: number;
	/** When the file was last modified: together with its name and size it identifies the file. */
	modified: number;
	/** The value that the form submits for it; empty until the upload is complete. */
	reference: string;
}

interface Session {
	name: string;
	secret: string;
	lists: Record< string, StoredFile[] >;
}

let session: Session | undefined;

/** 128 bits; `crypto.randomUUID` is missing on sites without HTTPS. */
const randomHex = () =>
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

const isHex = ( value: unknown ) => /^[0-9a-f]{32}$/.test( String( value ) );

/** If storage is blocked, full, or holds other data, the session lasts as long as the page. */
function readSession(): Session {
	if ( ! session ) {
		let stored: Partial< Session > | undefined;
		try {
			stored = JSON.parse( sessionStorage.getItem( STORED ) ?? '{}' ) as Partial< Session >;
		} catch {}
		session =
			stored && isHex( stored.name ) && isHex( stored.secret )
				? ( { lists: {}, ...stored } as Session )
				: { name: randomHex(), secret: randomHex(), lists: {} };
	}
	return session;
}

/** The credentials of this tab for the server: a name and a secret. */
export function visitorCredentials(): string {
	const { name, secret } = readSession();
	return `${ name }.${ secret }`;
}

export function storedFiles( listId: string ): StoredFile[] {
	return readSession().lists[ listId ] ?? [];
}

export function storeFiles( listId: string, files: StoredFile[] ): void {
	const current = readSession();
	current.lists[ listId ] = files;
	if ( ! files.length ) {
		delete current.lists[ listId ];
	}
	try {
		sessionStorage.setItem( STORED, JSON.stringify( current ) );
	} catch {}
}

/** For tests: resets the state as after a reload. */
export function resetSession(): void {
	session = undefined;
}
