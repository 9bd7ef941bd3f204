import cases from '../cases.json';
import recordedSchemas from '../../../tests/fixtures/contact-forms/schema.json';
import { formValues, validate } from '.';
import type { Rule } from '.';

type Row = ( typeof cases.rules )[ number ] & { browser?: object };
type Schema = { rules: Rule[]; values: object; files?: object; fields?: string[]; failures: string[][] };
type Named = { name: unknown; size: number };

const isFile = ( value: unknown ): value is Named => value instanceof Object && 'name' in value;

/** A row's text, written out if it is a long one. */
function text( value: unknown ): string {
	if ( value instanceof Object && 'repeat' in value ) {
		const [ before, unit, times, after ] = value.repeat as [ string, string, number, string ];
		return before + unit.repeat( times ) + after;
	}
	return String( value );
}

/** What a browser would send for these values, as FormData. */
function sent( values: object, files: object = {} ) {
	const data = new FormData();
	for ( const [ field, value ] of [ ...Object.entries( values ), ...Object.entries( files ) ] ) {
		for ( const one of Array.isArray( value ) ? value : [ value ] ) {
			const name = Array.isArray( value ) ? `${ field }[]` : field;
			if ( isFile( one ) ) {
				data.append( name, new File( [ new Uint8Array( one.size ) ], text( one.name ) ) );
			} else {
				data.append( name, text( one ) );
			}
		}
	}
	return formValues( data );
}

/** The texts of a `generated` row. */
function generated( parts: string[], seed: number, count: number ) {
	const draw = ( below: number ) => {
		seed = ( seed * 1664525 + 1013904223 ) % 2 ** 32;
		return Math.floor( seed / 2 ** 16 ) % below;
	};
	const many = ( length: number ) => Array.from( { length }, () => parts[ draw( parts.length ) ] );
	return Array.from( { length: count }, () => many( 1 + draw( 10 ) ).join( '' ) );
}

describe( 'a rule judges a value as its row says', () => {
	const rows = cases.rules.map( ( row ) => [ JSON.stringify( row ).slice( 0, 160 ), row ] as const );
	test.each( rows )( '%s', ( title, { rule, props, browser, value, passes }: Row ) => {
		const whole = { ...props, ...browser, rule, field: 'field' } as Rule;
		expect( validate( [ whole ], sent( { field: value } ) ).size ).toBe( passes ? 0 : 1 );
	} );
} );

describe( 'a schema is judged as its row says', () => {
	test.each( cases.schemas )( '$name', ( row: Schema ) => {
		const { rules, values, files, fields, failures } = row;
		const found = validate( rules, sent( values, files ), fields );
		expect( [ ...found ].map( ( [ field, { rule, error } ] ) => [ field, rule, error ] ) ).toEqual( failures );
	} );
} );

describe( 'a recorded form shows the recorded errors', () => {
	test.each( cases.recorded )( '$form $name', ( { form, values, files, stage, failures } ) => {
		const { json } = recordedSchemas.exchanges.find( ( { label } ) => label === form )!.response;
		// The server judges files in a stage of their own; the browser shows both at once.
		const rules = ( json as { rules: Rule[] } ).rules.filter(
			( { rule } ) => stage === 'files' || ! rule.includes( 'file' )
		);
		expect(
			[ ...validate( rules, sent( values, files ) ) ].map( ( [ field, { error } ] ) => [ field, error ] )
		).toEqual( failures );
	} );
} );

describe( 'generated texts are judged the same on both sides', () => {
	test.each( cases.generated )( '$rule', ( { rule, parts, seed, count, passing } ) => {
		const judged = generated( parts, seed, count ).map(
			( value ) => validate( [ { rule, field: 'field' } ], sent( { field: value } ) ).size
		);
		expect( judged.flatMap( ( failures, number ) => ( failures ? [] : number ) ) ).toEqual( passing );
	} );
} );

test( 'a site may send its own URL schemes', () => {
	const rule = { rule: 'url', field: 'a', accept: [ 'https', 'skype' ] };
	expect( validate( [ rule ], sent( { a: 'skype:x' } ) ).size ).toBe( 0 );
	expect( validate( [ rule ], sent( { a: 'http://a.b' } ) ).size ).toBe( 1 );
} );

test( 'a MIME type that PHP left in a list is for the server to judge', () => {
	const rule = { rule: 'file', field: 'a', accept: [ '.txt', 'image/*' ] };
	expect( validate( [ rule ], sent( { a: { name: 'a.avif', size: 1 } } ) ).size ).toBe( 0 );
} );

test( 'a form of two hundred fields with long texts is judged at once', () => {
	const fields = Array.from( { length: 200 }, ( none, number ) => `f${ number }` );
	const rules = fields.flatMap( ( field ) =>
		[ 'required', 'email', 'url', 'tel', 'number', 'date', 'time', 'maxlength' ].map( ( rule ) => ( {
			rule,
			field,
			threshold: 400,
		} ) )
	);
	const values = sent( Object.fromEntries( fields.map( ( field ) => [ field, 'a-'.repeat( 10_000 ) ] ) ) );
	expect( validate( rules, values ).size ).toBe( 200 );
} );
