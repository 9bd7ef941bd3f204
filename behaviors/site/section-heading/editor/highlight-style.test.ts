import { painted, presetOf, type Preset } from './highlight-style';

const ACCENT: Preset = { name: 'Accent', slug: 'accent', color: '#0a5' };
const DAWN: Preset = { name: 'Dawn', slug: 'accent', gradient: 'linear-gradient(#fff,#000)' };

test( 'a mark is painted with a preset, by its name', () => {
	expect( painted( ACCENT ) ).toEqual( { style: '--fr-highlight:var(--wp--preset--color--accent)' } );
	expect( painted( DAWN ) ).toEqual( {
		style: '--fr-highlight:var(--wp--preset--gradient--accent)',
		class: 'fr-highlight--gradient',
	} );
} );

test.each( [ ACCENT, DAWN ] )( '$name is found again', ( preset ) => {
	expect( presetOf( painted( preset ), [ ACCENT, DAWN ] ) ).toBe( preset );
	expect( presetOf( painted( { ...preset, slug: 'gone' } ), [ ACCENT, DAWN ] ) ).toBeUndefined();
	expect( presetOf( {}, [ ACCENT, DAWN ] ) ).toBeUndefined();
} );
