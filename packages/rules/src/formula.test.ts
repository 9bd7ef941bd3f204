import cases from '../cases.json';
import { result, worth, type Steps } from './formula';
import { leadingNumber, readNumber } from './number-reader';

type Row = {
	formula: string;
	steps: Steps | null;
	values: Record< string, number | null >;
	decimals: number;
	result: string;
};

const read = ( cases.formulas as unknown as Row[] ).filter( ( { steps } ) => steps );

test.each( read )( 'steps have a result, or none: $formula', ( { steps, values, decimals, result: wanted } ) => {
	expect(
		result( steps ?? [], ( field ) => ( values[ field ] === null ? NaN : ( values[ field ] ?? 0 ) ), decimals )
	).toBe( wanted );
} );

test.each( cases.worths )( 'answers count: %j', ( { answers, worths, counts, choices } ) => {
	const number = ( answer: string ) => ( choices ? leadingNumber : readNumber )( answer );
	expect( worth( answers, worths as Record< string, number >, number ) ).toBe( counts ?? NaN );
} );
