import { expect as base } from '@playwright/test';
import type { Engine } from '../engines/engine';
import { openFirefox } from '../engines/firefox';
import { withEngine } from '../engines/test';
import { restoreBeforeAll, test as chromium } from '../test';
import { spokenByRegions } from './live-regions';
import { openDesktop, type Desktop } from './orca';

export { expect } from '@playwright/test';

/** Orca beside Firefox; where it cannot run, a recorder of what live regions were given. */
export interface ScreenReader {
	/** Opens an address and forgets what is said as it loads. Gives what of it is not the screen reader's own word about a page. */
	go: ( address: string ) => Promise< string[] >;
	/** What was said since the last call of `go` or `forget`, up to this moment. */
	said: () => Promise< string[] >;
	forget: () => Promise< void >;
	/** Waits until each of these was said once, in this order, on its own or within a sentence. Live regions say it. */
	hears: ( ...texts: string[] ) => Promise< void >;
	/** The same of what is read because the focus goes there: a recorder of live regions cannot tell. Matches whole sentences. */
	reads: ( ...sentences: Array< string | RegExp > ) => Promise< void >;
}

const HAS_ORCA = !! process.env.ORCA_PATH;
const LISTENER = HAS_ORCA ? 'Orca' : 'a recorder of live regions';
const MARK = 'Everything before was said';
/** How often it is looked for before another is put into the page: a page that is left, or does not draw, says none. */
const LOOKS = 50;
/** Before it says so of a page, by its title, Orca leaves the live regions of that page alone. */
const FINISHED = /^Finished loading ./;
/** Orca's own words about a page that loads, and what it reads where its cursor starts: the links of the header. */
const OF_LOADING =
	/^(Screen reader on|Loading|Finished loading|Navigation tool bar|blank$)|(frame|combo box|page tab|document web|link|image)\.$/;

/** In the page: a sentence that is spoken after everything that the page gave before it. */
async function mark( text: string ) {
	const frame = () => new Promise( requestAnimationFrame );
	const region = document.createElement( 'p' );
	region.setAttribute( 'role', 'status' );
	// What is behind a modal dialog is not read.
	( [ ...document.querySelectorAll( 'dialog:modal' ) ].at( -1 ) ?? document.body ).append( region );
	// A region that arrives with its text is not read out.
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
				engine.evaluate( mark, text ).catch( () => {} ); // A page that goes away takes it along: the next one says the next.
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

/** Each story has a desktop of its own, so that Orca hears one browser alone. */
export const test = chromium.extend< { desktop: Desktop | null; engine: Engine; reader: ScreenReader } >( {
	desktop: async ( {}, give ) => {
		const desktop = HAS_ORCA ? await openDesktop() : null;
		await give( desktop );
		await desktop?.close();
	},
	engine: async ( { desktop }, give ) => {
		await withEngine( openFirefox( desktop?.env ), async ( engine ) => {
			await engine.size( 1280, 900 );
			await give( engine );
		} );
	},
	// A story that fails leaves everything that was said.
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
