import { clean, pasted, tidy } from './clean';

describe( 'what was written', () => {
	it( 'keeps its marks and loses what could run', () => {
		expect( clean( '<b>Bold</b> <a href="/x" onclick="alert(1)">link</a>' ) ).toBe(
			'<b>Bold</b> <a href="/x">link</a>'
		);
		expect( clean( 'A<script>alert(1)</script><iframe src="/"></iframe>B' ) ).toBe( 'AB' );
		expect( clean( '<img src=x onerror=alert(1)>' ) ).toBe( '<img src="x">' );
		expect( clean( '<a href=" java\tscript:alert(1)">x</a>'.replace( '\t', '' ) ) ).toBe( '<a>x</a>' );
	} );

	it( 'has no break at its end that nobody typed', () => {
		expect( tidy( 'One<br>two<br>' ) ).toBe( 'One<br>two' );
		expect( tidy( '<br>' ) ).toBe( '' );
	} );
} );

describe( 'what is pasted', () => {
	it( 'keeps words, emphasis and links, in lines', () => {
		const html =
			'<h1 style="color:red">Title</h1><p class="x">One <span style="font:9px x"><b>bold</b></span> <a href="/y" style="color:red">link</a></p>';
		expect( pasted( html ) ).toBe( 'Title<br>One <b>bold</b> <a href="/y">link</a>' );
	} );

	it( 'may hold nothing that runs', () => {
		expect( pasted( '<svg onload=alert(1)></svg><p>Text</p>' ) ).toBe( 'Text' );
	} );
} );
