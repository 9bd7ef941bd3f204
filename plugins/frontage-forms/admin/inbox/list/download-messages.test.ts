/* @jest-environment node */
import AdmZip from 'adm-zip';
import { downloadSpreadsheet } from './download-messages';

const TARGET = { url: 'http://localhost/wp-admin/admin-post.php', action: 'frontage_forms_export', nonce: 'abc' };

const answer = ( body: string, status = 200 ) => {
	const asked = jest.fn( () =>
		Promise.resolve( { ok: status < 400, status, json: async () => JSON.parse( body ) } )
	);
	global.fetch = asked as never;
	return asked as jest.Mock;
};

/** What the browser was given to save. */
let saved: Blob | undefined;

beforeEach( () => {
	saved = undefined;
	URL.createObjectURL = ( blob ) => {
		saved = blob as Blob;
		return 'blob:http://localhost/1';
	};
	const link = { click() {}, remove() {} };
	global.document = {
		createElement: () => link,
		body: { append() {} },
	} as never;
} );

async function parts() {
	const zip = new AdmZip( Buffer.from( await ( saved as Blob ).arrayBuffer() ) );
	return { sheet: zip.readAsText( 'xl/worksheets/sheet1.xml' ), texts: zip.readAsText( 'xl/sharedStrings.xml' ) };
}

test( 'every cell is text: formulas, numbers with a zero before them, and telephone numbers stay as typed', async () => {
	const asked = answer(
		JSON.stringify( [
			[ 'Name', 'Phone' ],
			[ '=1+1', '+49 30 1234' ],
			[ '007', '' ],
		] )
	);

	expect( await downloadSpreadsheet( TARGET, { form: 3, read: false } ) ).toBe( '' );

	expect( Object.fromEntries( asked.mock.calls[ 0 ][ 1 ].body ) ).toEqual( {
		action: 'frontage_forms_export',
		_wpnonce: 'abc',
		format: 'rows',
		form: '3',
		read: 'no',
	} );
	const { sheet, texts } = await parts();
	expect( sheet ).not.toContain( '<f>' );
	expect( [ ...sheet.matchAll( /<c [^>]*?t="(\w+)"/g ) ].map( ( [ , type ] ) => type ) ).toEqual(
		Array( 5 ).fill( 's' )
	);
	[ 'Name', 'Phone', '=1+1', '+49 30 1234', '007' ].forEach( ( text ) => expect( texts ).toContain( `>${ text }<` ) );
} );

test( 'what a spreadsheet file cannot hold is told apart or cut', async () => {
	answer( JSON.stringify( [ [ 'a\u000Bb <c> & "d"', '_x0041_', 'x'.repeat( 40_000 ) ] ] ) );

	expect( await downloadSpreadsheet( TARGET, {} ) ).toBe( '' );

	const { texts } = await parts();
	expect( texts ).toMatch( />ab &lt;c&gt; &amp; ("|&quot;)d\1</ );
	expect( texts ).toContain( '_x005F_x0041_' );
	expect( texts ).toMatch( />x{32767}</ );
} );

test.each( [
	[ 'a refusal', '', 403, /Reload this page/ ],
	[ 'a server that gives up', '', 500, /Narrow the list/ ],
	[ 'an answer that broke off', '[["Name"],["Mi', 200, /Could not download all messages/ ],
] )( '%s saves nothing and says what to do', async ( _, body, status, said ) => {
	answer( body, status );

	expect( await downloadSpreadsheet( TARGET, {} ) ).toMatch( said );

	expect( saved ).toBeUndefined();
} );
