import { inRoom, isLong, lookProps, NO_LOOK, withFormSettings } from './form-appearance';

test( 'a form without a look says nothing of one', () => {
	expect( lookProps( NO_LOOK ) ).toEqual( { className: '', style: {} } );
} );

test( 'each part of a look is a class, and colours are the theme’s', () => {
	expect(
		lookProps( {
			labels: 'beside',
			density: 'compact',
			button: 'outline',
			columns: true,
			accent: 'contrast',
			accentText: 'base',
		} )
	).toEqual( {
		className: 'fr-look-beside fr-look-compact fr-look-outline fr-look-columns fr-look-accent',
		style: {
			'--fr-form-accent': 'var(--wp--preset--color--contrast)',
			'--fr-form-accent-text': 'var(--wp--preset--color--base)',
		},
	} );
} );

test( 'words on no accent are no look', () => {
	expect( lookProps( { ...NO_LOOK, accentText: 'base' } ) ).toEqual( { className: '', style: {} } );
} );

test( 'labels beside their fields and two columns take turns', () => {
	expect( inRoom( { labels: 'beside' }, { ...NO_LOOK, columns: true } ) ).toEqual( {
		labels: 'beside',
		columns: false,
	} );
	expect( inRoom( { columns: true }, { ...NO_LOOK, labels: 'beside' } ) ).toEqual( { columns: true, labels: '' } );
	expect( inRoom( { columns: true }, { ...NO_LOOK, labels: 'inside' } ) ).toEqual( { columns: true } );
	expect( inRoom( { columns: false }, { ...NO_LOOK, labels: 'beside' } ) ).toEqual( { columns: false } );
} );

test.each( [
	[ 'A label on the line of a phone', false ],
	[ ' A label \n on the line of a phone ', false ],
	[ 'A label on the line of a phone!', true ],
	[ 'あいうえおかきくけこさしすせそ', false ],
	[ 'あいうえおかきくけこさしすせそた', true ],
] )( 'a label that a phone cannot show on one line is long: %s', ( label, is ) => {
	expect( isLong( label ) ).toBe( is );
} );

test( 'a block follows the settings of its form, unless it has values of its own', () => {
	const settings = 'demo_mode: on\nlabel_position: inside\nfield_spacing: wide';
	const names = ( look: object, text = settings ) =>
		lookProps( withFormSettings( { ...NO_LOOK, ...look }, text ) ).className;
	expect( names( {} ) ).toBe( 'fr-look-inside fr-look-airy' );
	expect( names( { labels: 'top', density: 'normal' } ) ).toBe( '' );
	expect( names( { labels: 'beside', density: 'compact' } ) ).toBe( 'fr-look-beside fr-look-compact' );
	expect( names( {}, 'label_position: beside\nfield_spacing: airy' ) ).toBe( '' );
} );
