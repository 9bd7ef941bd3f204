import type { InserterItem } from '@wordpress/block-editor';
import { fieldGroups } from '@frontage/editor/form-tags';
import { groupItems, mostUsed } from './field-palette';

jest.mock( '@wordpress/block-editor', () => ( {} ) );
jest.mock( '../../canvas/add-field', () => ( {} ) );

const item = ( title: string, source: string, keywords: string[] = [] ): InserterItem => ( {
	id: title,
	name: 'frontage/form-field',
	title,
	icon: null,
	keywords,
	initialAttributes: { source },
	isDisabled: false,
} );
const items = [
	item( 'Static text', '<p></p>' ),
	item( 'Phone', '<label>\n[tel your-tel]</label>', [ 'mobile' ] ),
	item( 'Text', '<label>\n[text your-text]</label>' ),
	item( 'Radio buttons', '<fieldset>[radio your-radio "One"]</fieldset>' ),
	item( 'Step', '<div class="fr-form-step">' ),
];
const found = ( search: string ) =>
	groupItems( items, search ).map( ( [ title, list ] ) => [ title, ...list.map( ( one ) => one.title ) ] );

test( 'types of fields are in their groups, texts and steps are form elements', () => {
	const titles = Object.fromEntries( fieldGroups() );
	expect( found( '' ) ).toEqual( [
		[ titles.text, 'Phone', 'Text' ],
		[ titles.choice, 'Radio buttons' ],
		[ titles.layout, 'Static text', 'Step' ],
	] );
} );

test( 'a search finds titles and keywords in any case, and leaves out empty groups', () => {
	expect( found( ' MOBILE ' ) ).toEqual( [ [ 'Text and numbers', 'Phone' ] ] );
	expect( found( 'text' ) ).toEqual( [
		[ 'Text and numbers', 'Text' ],
		[ 'Form elements', 'Static text' ],
	] );
	expect( found( 'nothing like it' ) ).toEqual( [] );
} );

test( 'the most used types have their own order, without what is not there', () => {
	expect( mostUsed( items ).map( ( one ) => one.title ) ).toEqual( [ 'Text', 'Phone', 'Radio buttons' ] );
	expect( mostUsed( [] ) ).toEqual( [] );
} );
