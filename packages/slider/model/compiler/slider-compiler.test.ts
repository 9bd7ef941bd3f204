import { compiledByPhp, SOURCES, type Compiled } from '../../tests/compiled';
import { documents } from '../../tests/documents';
import { compile, normalise, styles } from '..';
import type { MarkupNode } from './markup-node';

/** The tree without what is not written: attributes that are off, an empty style, an empty list. */
const written = ( { attrs = {}, children = [], ...node }: MarkupNode ): unknown => ( {
	...node,
	attrs: Object.fromEntries(
		Object.entries( attrs ).filter(
			( [ name, value ] ) =>
				value !== undefined &&
				value !== null &&
				value !== false &&
				! ( name === 'style' && ! Object.keys( value as object ).length )
		)
	),
	children: children.map( written ),
} );

function expectSameOutput( rows: Compiled[] ) {
	expect( rows.length ).toBeGreaterThan( 0 );
	rows.forEach( ( { model, page, play, tree, rules }, at ) => {
		const own = compile( normalise( model ).model, `slider-${ at }`, play.texts, [], page );
		expect( own.play ).toEqual( play );
		expect( written( own.tree ) ).toEqual( written( tree ) );
		expect( styles( own.classes ) ).toBe( rules );
	} );
}

test.each( SOURCES )( '%s: the play document and the elements are PHP’s', ( source ) => {
	expectSameOutput( compiledByPhp( source ) );
} );

test( 'documents made by chance: the play document and the elements are PHP’s', () => {
	expectSameOutput( compiledByPhp( documents( 120 ) ) );
} );

test( 'sliders that are not their page’s first, and may ask for others: as PHP’s', () => {
	const rows = compiledByPhp( documents( 40 ), true );
	expectSameOutput( rows );
	expect( rows.some( ( { play } ) => play.endpoint === '/sliders/%s' ) ).toBe( true );
	expect( rows.every( ( { html } ) => ! html.includes( 'fetchpriority' ) ) ).toBe( true );
} );
