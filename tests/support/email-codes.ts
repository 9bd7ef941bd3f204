import { expect, receivedMails } from './test';

/** Waits for a match of the pattern in the newest email to this address; returns its first group, or the whole match. */
export async function mailed( address: string, pattern: RegExp ): Promise< string > {
	const found = async () =>
		( await receivedMails() )
			.filter( ( { to } ) => JSON.stringify( to ).includes( address ) )
			.map( ( { text } ) => text?.match( pattern ) )
			.filter( ( match ) => match !== null && match !== undefined );
	await expect.poll( async () => ( await found() ).length ).toBeGreaterThan( 0 );
	const newest = ( await found() ).at( -1 )!;
	return newest[ 1 ] ?? newest[ 0 ];
}

export const codeToSignIn = ( address: string ) => mailed( address, /: (\d{6})$/m );

export const linkToSignIn = ( address: string ) => mailed( address, /http\S+frontage_link\S+/ );
