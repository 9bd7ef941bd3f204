import { write } from './writing';

test( 'a text that nobody has looked at yet runs nothing where it is written in', () => {
	const element = document.body.appendChild( document.createElement( 'div' ) );
	const html =
		'<b>Bold</b><img src="/a.jpg" onerror="alert(1)"><a href="java\tscript:alert(1)">x</a><svg><animate attributeName="href" values="javascript:alert(1)"></animate></svg>';
	write( element, html, { label: 'Text', done: jest.fn(), moved: jest.fn(), tools: jest.fn() } );
	expect( element.innerHTML ).toBe( '<b>Bold</b><img src="/a.jpg"><a>x</a><svg></svg>' );
} );
