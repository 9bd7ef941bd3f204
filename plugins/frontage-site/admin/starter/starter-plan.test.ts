import { grouped, stepOf, toMake } from './starter-plan';
import type { Answer, Item } from './types';

const item = ( key: string, more: Partial< Item > = {} ): Item => ( {
	key,
	group: key.split( ':' )[ 0 ]!,
	title: key,
	means: '',
	why: '',
	choice: '',
	made: false,
	view: '',
	edit: '',
	...more,
} );

const answer = ( more: Partial< Answer > ): Answer => ( {
	look: 'shop',
	begun: '',
	choices: [],
	undoing: false,
	left: 0,
	kept: [],
	items: [],
	effects: [],
	...more,
} );

const items = [
	item( 'look:shop', { choice: 'look' } ),
	item( 'page:home', { made: true } ),
	item( 'product:1', { why: 'Requires: WooCommerce.' } ),
	item( 'page:about' ),
];

const keys = ( of: Item[] ) => of.map( ( { key } ) => key );

test( 'what is there, left out or not ticked is not made', () => {
	expect( keys( toMake( items, [] ) ) ).toEqual( [ 'page:about' ] );
	expect( keys( toMake( items, [ 'look' ] ) ) ).toEqual( [ 'look:shop', 'page:about' ] );
} );

test( 'items stand below their heading, however they come', () => {
	expect( grouped( items ).map( ( [ group, inside ] ) => [ group, keys( inside ) ] ) ).toEqual( [
		[ 'look', [ 'look:shop' ] ],
		[ 'page', [ 'page:home', 'page:about' ] ],
		[ 'product', [ 'product:1' ] ],
	] );
} );

test( 'a site that was left in between says so', () => {
	expect( stepOf( answer( { items } ) ) ).toBe( 'choose' );
	expect( stepOf( answer( { items, begun: 'shop' } ) ) ).toBe( 'interrupted' );
	expect( stepOf( answer( { items: items.slice( 0, 3 ), begun: 'shop' } ) ) ).toBe( 'made' );
	expect( stepOf( answer( { items, begun: 'shop', undoing: true } ) ) ).toBe( 'undoing' );
} );
