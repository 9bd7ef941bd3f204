import cases from '../cases.json';
import { formValues, validate } from '.';
import { leadingNumber, readNumber } from './number-reader';

const orNull = ( number: number ) => ( isNaN( number ) ? null : number );

test.each( cases.numbers )( 'a text is a number or none: %j', ( { text, decimal, plain, is, leads } ) => {
	expect( orNull( readNumber( text, decimal, plain ) ) ).toBe( is );
	expect( orNull( leadingNumber( text, decimal, plain ) ) ).toBe( leads );
} );

test.each( cases.numbers.filter( ( { plain } ) => plain ) )( 'rules read it so: %j', ( { text, decimal, is } ) => {
	const data = new FormData();
	data.append( 'a', text );
	const rules = [
		{ rule: 'number', field: 'a', decimal },
		{ rule: 'maxnumber', field: 'a', threshold: '999', decimal },
	];
	const none = text ? 'number' : undefined;
	const broken = ( is ?? 0 ) > 999 ? 'maxnumber' : undefined;
	expect( validate( rules, formValues( data ) ).get( 'a' )?.rule ).toBe( is === null ? none : broken );
} );
