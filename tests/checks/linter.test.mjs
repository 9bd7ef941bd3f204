// ESLint rules for tests: no disabled tests, and no measurements before a page has settled.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ESLint } from 'eslint';

describe( 'the linter', () => {
	const eslint = new ESLint( { ruleFilter: ( { ruleId } ) => ruleId === 'no-restricted-syntax' } );
	const said = async ( filePath, code ) => ( await eslint.lintText( code, { filePath } ) )[ 0 ].messages;

	for ( const [ file, code ] of [
		[ 'blocks/forms/contact-form/page/example.test.tsx', "test.only( 'one', () => {} );" ],
		[ 'packages/rules/src/example.test.ts', "describe.skip( 'some', () => {} );" ],
		[ 'packages/rules/src/example.test.ts', "test.only.each( [ 1 ] )( '%d', () => {} );" ],
		[ 'packages/rules/src/example.test.ts', "it[ 'only' ]( 'one', () => {} );" ],
		[ 'packages/rules/src/example.test.ts', "test.todo( 'later' );" ],
		[ 'packages/rules/src/example.test.ts', "xit( 'one', () => {} );" ],
		[ 'tests/journeys/example.spec.ts', "test.fixme( 'one', () => {} );" ],
		[ 'tests/journeys/example.spec.ts', "test.describe.only( 'some', () => {} );" ],
		[ 'tests/engines/example.spec.ts', "test.skip( browserName === 'webkit', 'later' );" ],
		[ 'tests/checks/example.test.mjs', "test( 'one', { only: true }, () => {} );" ],
		[ 'tests/checks/example.test.mjs', "test.skip( 'one', () => {} );" ],
	] ) {
		test( `${ code } in ${ file }: refused, with what to do`, async () => {
			const [ found ] = await said( file, code );
			assert.match( found.message, /Every test runs: take only, skip, todo or fixme away, or delete the test\./ );
		} );
	}

	for ( const file of [ 'tests/journeys/site/example.spec.ts', 'tests/engines/example.spec.ts' ] ) {
		test( `a box that is read at once in ${ file }: refused, with what to do`, async () => {
			const [ found ] = await said( file, "const box = await page.locator( 'main' ).boundingBox();" );
			assert.match( found.message, /Take box\(\) or boxes\(\) of tests\/support\/settled-layout\.ts/ );
		} );
	}

	test( 'what stories share may', async () =>
		assert.deepEqual( await said( 'tests/support/example.ts', 'await locator.boundingBox();' ), [] ) );

	test( 'a plain test passes', async () =>
		assert.deepEqual( await said( 'tests/checks/example.test.mjs', "test( 'one', () => {} );" ), [] ) );
} );
