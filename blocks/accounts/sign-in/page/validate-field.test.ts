import cases from '../../../../tests/fixtures/accounts/judge.json';
import { judge, type Row } from './validate-field';

// As Rules\ValidationRules has it; RuleValidatorTest.php runs the same cases against that.
const ROWS: Record< string, Row[] > = {
	'sign-in': [
		[ 'user', 'filled', '', 'validate', 'user' ],
		[ 'pass', 'filled', '', 'validate', 'pass' ],
	],
	register: [
		[ 'user', 'filled', '', 'validate', 'user_null' ],
		[ 'user', 'least', 4, 'user-length', 'user_length' ],
		[ 'user', 'without', '\\/:*?"<> ', 'special-char', '' ],
		[ 'pass', 'filled', '', 'validate', 'pass_null' ],
		[ 'pass', 'least', 5, 'pass-length', 'pass_length' ],
		[ 'email', 'filled', '', 'validate', 'email_null' ],
		[ 'email', 'email', '', 'email-format', 'email_format' ],
		[ 'passconfirm', 'same', 'pass', 'pass-confirm', 'passconfirm' ],
		[ 'passconfirm', 'filled', '', 'validate', 'passconfirm_null' ],
	],
};
const CASES = Object.entries( cases ).flatMap( ( [ form, rows ] ) =>
	rows.map( ( [ name, values, expected ] ) => [ form, name, values, expected ] )
) as Array< [ string, string, Record< string, string >, Record< string, string > ] >;

test.each( CASES )( '%s: %s', ( form, name, values, expected ) => {
	expect( judge( ROWS[ form ]!, values ) ).toEqual( expected );
} );

test.each( [ '\\', '/', ':', '*', '?', '"', '<', '>', ' ' ] )( 'a page may refuse “%s” in names', ( sign ) => {
	const values = { user: `anna${ sign }`, pass: '12345', email: 'a@x.org', passconfirm: '12345' };
	expect( judge( ROWS.register!, values, ( field ) => field === 'user' ) ).toEqual( { user: 'special-char' } );
	expect( judge( ROWS.register!, values ) ).toEqual( {} );
} );
