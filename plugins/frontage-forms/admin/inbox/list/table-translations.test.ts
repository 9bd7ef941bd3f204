import { __, _n, resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { translateTable } from './table-translations';

beforeAll( translateTable );
beforeEach( () =>
	setLocaleData(
		{
			'': { plural_forms: 'nplurals=2; plural=(n != 1);' },
			Reset: [ 'Zurücksetzen' ],
			'%d Item': [ '%d Eintrag', '%d Einträge' ],
		},
		'frontage-forms'
	)
);
afterEach( () => resetLocaleData( {}, 'frontage-forms' ) );

test( 'a word of the table is said in our language', () => {
	expect( __( 'Reset' ) ).toBe( 'Zurücksetzen' );
	/* translators: %d: how many. */
	const items = ( count: number ) => _n( '%d Item', '%d Items', count );
	expect( [ items( 1 ), items( 3 ) ] ).toEqual( [ '%d Eintrag', '%d Einträge' ] );
} );

test( 'but not where WordPress has one of its own, nor a word that is not the table’s', () => {
	setLocaleData( { Reset: [ 'Réinitialiser' ] } );
	expect( __( 'Reset' ) ).toBe( 'Réinitialiser' );
	expect( __( 'Receive' ) ).toBe( 'Receive' );
} );
