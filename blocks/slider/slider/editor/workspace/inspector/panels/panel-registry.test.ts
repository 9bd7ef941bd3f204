import { choicesOf } from '../controls/choice-control';
import { findChoiceLabel } from '../labels/choice-labels';
import { fieldsOf, fieldsOfNode, type FieldSpec } from '../fields/field-definitions';
import { OWN_POST, panelsOf, type Kind } from './panel-registry';

jest.mock( '@wordpress/block-editor', () => ( {} ) );

const KINDS: Kind[] = [ 'Slider', 'Slide', 'Layer' ];

/** With the settings of entries of lists. */
function deep( fields: FieldSpec[], seen = new Set< string >() ): FieldSpec[] {
	return fields.flatMap( ( field ) => {
		const item = field.node.items;
		const name = item?.name ?? `${ field.owner }.${ field.key }`;
		if ( ! item?.properties || seen.has( name ) ) {
			return [ field ];
		}
		seen.add( name );
		return [ field, ...deep( fieldsOfNode( item, name ), seen ) ];
	} );
}

const all = KINDS.flatMap( ( kind ) => deep( fieldsOf( kind ) ) );

test.each( KINDS )( 'every setting of a %s stands in one panel', ( kind ) => {
	const shown = panelsOf( kind ).flatMap( ( { first, more } ) => [ ...first, ...more ] );
	expect( shown.map( ( { path } ) => path ).toSorted() ).toEqual(
		fieldsOf( kind )
			.map( ( { path } ) => path )
			.toSorted()
	);
} );

test.each( KINDS )( 'what stands first in a panel of a %s is there', ( kind ) => {
	for ( const { id, first } of panelsOf( kind ) ) {
		expect( { id, first: first.length > 0 } ).toEqual( { id, first: true } );
	}
} );

test( 'every setting has words of its own', () => {
	const wordless = all.filter( ( { node } ) => ! node.title );
	expect( wordless.map( ( { owner, key } ) => `${ owner }.${ key }` ) ).toEqual( [] );
	expect( all.length ).toBeGreaterThan( 400 );
} );

test( 'every choice has a word', () => {
	const wordless = all.flatMap( ( field ) =>
		( choicesOf( field ) ?? [] )
			.filter( ( choice ) => findChoiceLabel( field.owner, field.key, choice ) === undefined )
			.map( ( choice ) => `${ field.owner }.${ field.key }: ${ choice }` )
	);
	expect( wordless ).toEqual( [] );
} );

test( 'a picture is not asked for its letters, nor a text for its drawing', () => {
	const paths = ( type: string ) =>
		panelsOf( 'Layer', type ).flatMap( ( { first, more } ) => [ ...first, ...more ].map( ( { path } ) => path ) );
	expect( paths( 'image' ) ).not.toContain( 'style.fontSize' );
	expect( paths( 'image' ) ).toContain( 'image' );
	expect( paths( 'text' ) ).not.toContain( 'svg' );
	expect( paths( 'text' ) ).toContain( 'style.fontSize' );
	expect( paths( 'video' ) ).toContain( 'video.poster' );
} );

test( 'a slider in a post of its own has no second name beside the post’s title and slug', () => {
	const paths = ( type: string ) =>
		panelsOf( 'Slider', type ).flatMap( ( { first, more } ) => [ ...first, ...more ].map( ( { path } ) => path ) );
	expect( paths( '' ).filter( ( path ) => ! paths( OWN_POST ).includes( path ) ) ).toEqual( [ 'title', 'alias' ] );
} );

test( 'slides of a carousel do not come by a transition', () => {
	const ids = ( type: string ) => panelsOf( 'Slide', type ).map( ( { id } ) => id );
	expect( ids( 'standard' ).filter( ( id ) => ! ids( 'carousel' ).includes( id ) ) ).toEqual( [
		'transition',
		'first',
	] );
} );

test.each( [
	[ 'scroll', {}, 'Turn on an option' ],
	[ 'scroll', { scrolleffect: { set: true } }, 'drag the bar' ],
	[ 'scroll', { parallax: { type: 'scroll' } }, 'drag the bar' ],
	[ 'modal', {}, 'a button triggers it.' ],
	[ 'modal', { modal: { useAsModal: true } }, 'Use Preview to see it open.' ],
] )( 'the panel %s with %j says what the canvas shows of it then', ( panel, options, words ) => {
	const { about } = panelsOf( 'Slider' ).find( ( { id } ) => id === panel )!;
	expect( about!( { options } ) ).toContain( words );
	expect( about!( { options } ).includes( 'Preview' ) ).toBe( words === 'Use Preview to see it open.' );
} );
