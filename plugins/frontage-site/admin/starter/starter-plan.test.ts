import { selectionOf, toMake } from './starter-plan';
import type { Answer, Item } from './types';

const item = ( key: string, more: Partial< Item > = {} ): Item => ( {
	key,
	title: key,
	why: '',
	choice: '',
	made: false,
	...more,
} );

const answer = ( more: Partial< Answer > ): Answer => ( {
	look: 'shop',
	begun: '',
	choices: [],
	left: 0,
	items: [],
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

test( 'a form says what is ticked and what is used of the site', () => {
	const form = new FormData();
	form.append( 'choices[]', 'front' );
	form.append( 'found:page:contact', 'use' );
	form.append( 'found:page:about', 'new' );
	form.append( 'look', 'shop' );
	expect( selectionOf( form, answer( {} ) ) ).toEqual( { choices: [ 'front' ], use: [ 'page:contact' ] } );
} );

test( 'a site that was begun keeps its choices', () => {
	expect( selectionOf( new FormData(), answer( { begun: 'shop', choices: [ 'look' ] } ) ).choices ).toEqual( [
		'look',
	] );
} );
