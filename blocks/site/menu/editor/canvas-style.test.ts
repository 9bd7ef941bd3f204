import { canvasStyle } from './canvas-style';

const SVG = '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>';

test( 'an item has its icon, and the arrow of one that opens a panel, alone', () => {
	const css = canvasStyle( 'a1', SVG, true );
	expect( css ).toContain( '#block-a1 > .wp-block-navigation-item__content::before{content:""' );
	expect( css ).toContain( encodeURIComponent( SVG ) );
	expect( css ).toContain( '{--fr-menu-caret:""}' );
} );

test( 'an item without either is as core draws it', () => {
	expect( canvasStyle( 'a1', '', false ) ).toBe( '' );
} );
