import { dispatchLibraryEvents } from './events';
import { byPart, changesSomething, outcome, summary } from './import-summary';
import type { Item } from './types';

const item = ( part: string, key: string, more: Partial< Item > = {} ): Item => ( {
	part,
	key,
	title: key,
	change: 'new',
	why: '',
	runs: '',
	choices: [],
	...more,
} );
const items = [
	item( 'pages', 'home' ),
	item( 'pages', 'about', { change: 'replaced' } ),
	item( 'pages', 'map', { change: 'left-out', runs: '<iframe' } ),
	item( 'menus', 'main', { change: 'same' } ),
];

const wanted = ( parts: string[], scripts = false, choices = {} ) => ( { parts, scripts, choices } );

it( 'keeps the order of parts and their items', () => {
	expect( byPart( items ).map( ( [ part, some ] ) => [ part, some.map( ( { key } ) => key ) ] ) ).toEqual( [
		[ 'pages', [ 'home', 'about', 'map' ] ],
		[ 'menus', [ 'main' ] ],
	] );
} );

it( 'counts with what is ticked', () => {
	expect( summary( { items }, wanted( [ 'pages', 'menus' ] ) ) ).toBe( '1 new, 1 replaced, 1 unchanged, 1 skipped.' );
	expect( summary( { items }, wanted( [ 'pages', 'menus' ], true ) ) ).toBe(
		'2 new, 1 replaced, 1 unchanged, 0 skipped.'
	);
	expect( summary( { items }, wanted( [ 'menus' ], true ) ) ).toBe( '0 new, 0 replaced, 1 unchanged, 3 skipped.' );
} );

it( 'takes along what holds code only if that is wanted', () => {
	expect( outcome( items[ 2 ]!, wanted( [ 'pages' ], true ) ) ).toBe( 'taken' );
	expect( outcome( items[ 2 ]!, wanted( [ 'menus' ], true ) ) ).toBe( 'left-out' );
	expect( changesSomething( items, wanted( [ 'menus' ], true ) ) ).toBe( false );
	expect( changesSomething( items, wanted( [ 'pages' ] ) ) ).toBe( true );
} );

it( 'counts an existing item by what is chosen for it', () => {
	const chosen = ( choice: string ) =>
		summary( { items }, wanted( [ 'pages', 'menus' ], false, { 'pages/about': choice } ) );
	expect( chosen( 'keep-both' ) ).toBe( '2 new, 0 replaced, 1 unchanged, 1 skipped.' );
	expect( chosen( 'skip' ) ).toBe( '1 new, 0 replaced, 1 unchanged, 2 skipped.' );
	expect( chosen( 'replace' ) ).toBe( '1 new, 1 replaced, 1 unchanged, 1 skipped.' );
} );

it( 'tells a site’s own code what came into its library', () => {
	const heard: [ string, string[] ][] = [];
	const hear = ( event: Event ) =>
		heard.push( [
			event.type,
			( event as CustomEvent< { items: Item[] } > ).detail.items.map( ( { key } ) => key ),
		] );
	document.addEventListener( 'frontage:library:added', hear );
	document.addEventListener( 'frontage:library:replaced', hear );
	dispatchLibraryEvents( items );
	document.removeEventListener( 'frontage:library:added', hear );
	document.removeEventListener( 'frontage:library:replaced', hear );
	expect( heard ).toEqual( [
		[ 'frontage:library:added', [ 'home' ] ],
		[ 'frontage:library:replaced', [ 'about' ] ],
	] );
} );
