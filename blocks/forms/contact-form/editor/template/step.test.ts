import { readParts, writeParts } from './template-parser';
import { isStep, NEW_STEP, stepTitle, withStepTitle } from './step';

test.each( [
	[ NEW_STEP, '' ],
	[ '<div class="fr-form-step" data-title="Your details">', 'Your details' ],
	[ `<div data-title='A & "B"' class="wide fr-form-step">`, 'A & "B"' ],
	[ '<div class="fr-form-step">', '' ],
	[ '<div class="fr-form-steps" data-title="x">', undefined ],
	[ '<section class="fr-form-step" data-title="x">', undefined ],
] )( '%s has the title %j', ( source, title ) => expect( stepTitle( source ) ).toBe( title ) );

test.each( [ 'Your details', 'A & B', '"><script>', '[text a]', '[/group]', "it's", 'ö 漢' ] )(
	'a title is read as it was typed, and nothing in it is markup: %s',
	( title ) => {
		const source = withStepTitle( NEW_STEP, title );
		expect( isStep( source ) ).toBe( true );
		expect( stepTitle( source ) ).toBe( title );
		expect( source.slice( 0, -1 ) ).not.toMatch( /[[\]>]/ );
		expect( withStepTitle( source, '' ) ).toBe( NEW_STEP );
	}
);

test( 'a step without a title gets one, and keeps what else it has', () => {
	expect( withStepTitle( '<div id="a" class="fr-form-step">', 'B' ) ).toBe(
		'<div data-title="B" id="a" class="fr-form-step">'
	);
} );

test( 'a step is a group of pieces, with fields in it or without', () => {
	const template = `${ NEW_STEP }\n</div>\n\n<div class="fr-form-step" data-title="B">\n[text a]\n\n[submit]\n</div>`;
	const parts = readParts( template );
	expect( parts.parts.map( ( { kind, source } ) => [ kind, source ] ) ).toEqual( [
		[ 'group', NEW_STEP ],
		[ 'group', '<div class="fr-form-step" data-title="B">' ],
	] );
	expect( writeParts( parts ) ).toBe( template );
} );
