import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { arrowLeft, arrowRight, chevronLeft, chevronRight } from '@wordpress/icons';
import { arrowBack, chevronBack, chevronForward } from './arrow-icons';

afterEach( () => resetLocaleData() );

test( 'arrows point back to the left and on to the right', () => {
	expect( [ arrowBack(), chevronBack(), chevronForward() ] ).toEqual( [ arrowLeft, chevronLeft, chevronRight ] );
} );

test( 'and the other way round where one reads from right to left', () => {
	setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
	expect( [ arrowBack(), chevronBack(), chevronForward() ] ).toEqual( [ arrowRight, chevronRight, chevronLeft ] );
} );
