import { canvasStyle } from './canvas-style';

const SVG = '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>';

test( 'the icon stands on its side of the text, with its gap, in this button alone', () => {
	const css = canvasStyle( 'a1', { name: 'core/envelope', position: 'start', gap: '1em' }, SVG );
	expect( css ).toContain( '#block-a1 > .wp-block-button__link::before{content:""' );
	expect( css ).toContain( 'gap:1em' );
	expect( css ).toContain( encodeURIComponent( SVG ) );
	expect( css ).not.toContain( 'scale:-1' );
} );

test( 'an arrow turns where one reads from the right; a gap that is none is the usual one', () => {
	const css = canvasStyle( 'a1', { name: 'core/arrow-right', gap: '1em}*{display:none' }, SVG );
	expect( css ).toContain( ':dir(rtl)::after{scale:-1 1;}' );
	expect( css ).toContain( 'gap:0.5em' );
	expect( css ).not.toContain( 'display:none' );
} );

test( 'an icon alone is seen without its text, unless that is being written', () => {
	const hidden = '#block-a1:not(.is-selected) > .wp-block-button__link::first-line{font-size:0}';
	expect( canvasStyle( 'a1', { name: 'core/envelope', only: true }, SVG ) ).toContain( hidden );
	expect( canvasStyle( 'a1', { name: 'core/envelope' }, SVG ) ).not.toContain( hidden );
} );
