import { expect as base } from '@playwright/test';
import type { Engine } from '../engines/engine';
import { openFirefox } from '../engines/firefox';
import { withEngine } from '../engines/test';
import { restoreBeforeAll, test as chromium } from '../test';
import { spokenByRegions } from './live-regions';
import { openDesktop, type Desktop } from './orca';

export { expect } from '@playwright/test';

/** Orca with Firefox; where it cannot run, a recorder of live regions. */
export interface ScreenReader {
	/** Opens a URL and discards what is said while it loads. Returns what of it is not Orca's own text about a page. */
	go: ( address: string ) => Promise< string[] >;
	/** What was said since the last call of `go` or `forget`. */
	said: () => Promise< string[] >;
	forget: () => Promise< void >;
	/** Waits until each of these was said once, in this order, alone or within a sentence. For live regions. */
	hears: ( ...texts: string[] ) => Promise< void >;
	/** The same for text that is read because of the focus, which a recorder of live regions does not know. Matches whole sentences. */
	reads: ( ...sentences: Array< string | RegExp > ) => Promise< void >;
}

const HAS_ORCA = !! process.env.ORCA_PATH;
const LISTENER = HAS_ORCA ? 'Orca' : 'a recorder of live regions';
const MARK = 'Everything before was said';
/** Number of polls before the marker is inserted again: a page that is left or not rendered announces nothing. */
const LOOKS = 50;
/** Before it announces this with the page's title, Orca ignores the live regions of a page. */
const FINISHED = /^Finished loading ./;
/** Orca's own texts about a loading page, and what it reads at its initial position: the links of the header. */
const OF_LOADING =
	/^(Screen reader on|Loading|Finished loading|Navigation tool bar|blank$)|(frame|combo box|page tab|document web|link|image)\.$/;

/** In the page: a sentence that is spoken after all previous content of the page. */
async function mark( text: string ) {
	const frame = () => new Promise( requestAnimationFrame );
	const region = document.createElement( 'p' );
	region.setAttribute( 'role', 'status' );
	// Content behind a modal dialog is not read.
	( [ ...document.querySelectorAll( 'dialog:modal' ) ].at( -1 ) ?? document.body ).append( region );
	// A region inserted together with its text is not announced.
	await frame();
	await frame();
	region.textContent = text;
}

function listen( engine: Engine, desktop: Desktop | null ): ScreenReader {
	let [ marks, from ] = [ 0, 0 ];
	const all = () => ( desktop ? desktop.spoken() : spokenByRegions( engine ) );
	const settled = async () => {
		let [ text, looks ] = [ '', 0 ];
		const isSaid = async () => {
			if ( looks++ % LOOKS === 0 ) {
				text = `${ MARK } ${ ++marks }`;
				engine.evaluate( mark, text ).catch( () => {} ); // Lost with a page that is left; the next page gets the next one.
			}
			return ( await all() ).includes( text );
		};
		await all();
		await base.poll( isSaid, { intervals: [ 100 ] } ).toBe( true );
		return ( await all() ).indexOf( text );
	};
	const said = async () => {
		const to = await settled();
		return ( await all() ).slice( from, to ).filter( ( text ) => ! text.startsWith( MARK ) );
	};
	const forget = async () => {
		from = ( await settled() ) + 1;
	};
	const hears = async ( ...texts: string[] ) => {
		const found = async () => {
			const spoken = ( await said() ).join( '\n' );
			const places = texts.map( ( text ) => spoken.indexOf( text ) );
			const isInOrder = places.every( ( place, at ) => place >= ( places[ at - 1 ] ?? 0 ) );
			return isInOrder && texts.every( ( text ) => spoken.split( text ).length === 2 ) ? texts : spoken;
		};
		await base.poll( found ).toEqual( texts );
	};
	const reads = async ( ...sentences: Array< string | RegExp > ) => {
		const matches = ( sentence: string | RegExp, line: string ) =>
			typeof sentence === 'string' ? sentence === line : sentence.test( line );
		const found = async () => {
			const spoken = await said();
			let at = 0;
			for ( const line of spoken ) {
				at += Number( at < sentences.length && matches( sentences[ at ]!, line ) );
			}
			return at === sentences.length ? sentences : spoken;
		};
		await base.poll( found ).toEqual( sentences );
	};
	return {
		async go( address ) {
			await engine.go( address );
			if ( desktop ) {
				const isLoaded = async () => ( await all() ).slice( from ).some( ( line ) => FINISHED.test( line ) );
				await base.poll( isLoaded ).toBe( true );
			} else {
				from = 0;
			}
			const ofPage = ( await said() ).filter( ( line ) => ! OF_LOADING.test( line ) );
			await forget();
			return ofPage;
		},
		said,
		forget,
		hears,
		reads: desktop ? reads : async () => {},
	};
}

/** Each test has its own desktop, so that Orca reads only one browser. */
export const test = chromium.extend< { desktop: Desktop | null; engine: Engine; reader: ScreenReader } >( {
	desktop: async ( {}, give ) => {
		const desktop = HAS_ORCA ? await openDesktop() : null;
		await give( desktop );
		await desktop?.close();
	},
	engine: async ( { desktop }, give ) => {
		await withEngine( openFirefox( { desktop: desktop?.env } ), async ( engine ) => {
			await engine.size( 1280, 900 );
			await give( engine );
		} );
	},
	// A failed test attaches everything that was said.
	reader: async ( { engine, desktop }, give, info ) => {
		await give( listen( engine, desktop ) );
		if ( info.status !== info.expectedStatus ) {
			const spoken = await ( desktop ? desktop.spoken() : spokenByRegions( engine ) );
			await info.attach( `said, heard by ${ LISTENER }`, {
				body: spoken.filter( ( text ) => ! text.startsWith( MARK ) ).join( '\n' ),
				contentType: 'text/plain',
			} );
		}
	},
} );
restoreBeforeAll( test );
