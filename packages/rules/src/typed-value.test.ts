import cases from '../cases.json';
import { formValues, validate } from '.';
import { clean } from './typed-value';

function judged( rules: Parameters< typeof validate >[ 0 ], text: string ) {
	const data = new FormData();
	data.append( 'a', text );
	return validate( rules, formValues( data ) ).size;
}

test.each( cases.typed )( 'what people paste is read: $kind, $from', ( { kind, text, clean: wanted, passes } ) => {
	expect( clean( kind, text ) ).toBe( wanted );
	expect( clean( kind, wanted ) ).toBe( wanted );
	expect( judged( [ { rule: kind, field: 'a' } ], text ) ).toBe( passes ? 0 : 1 );
} );

test( 'what nobody sees is not counted', () => {
	const least = { rule: 'minlength', field: 'a', threshold: 7 };
	expect( judged( [ least, { rule: 'email', field: 'a' } ], 'a@\u200bb.co' ) ).toBe( 1 );
	expect( judged( [ least, { rule: 'email', field: 'a' } ], 'ab@\u200bb.co' ) ).toBe( 0 );
	expect( judged( [ least ], '\u200b\u200babcdef' ) ).toBe( 1 );
} );

test( 'any format of several is read as its own', () => {
	const rules = [ { rule: 'email' }, { rule: 'tel' } ];
	expect( judged( [ { rule: 'any', field: 'a', rules } ], '\u202a٠٥٠ ١٢٣٤٥٦٧' ) ).toBe( 0 );
} );
