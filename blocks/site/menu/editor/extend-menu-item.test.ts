import { applyFilters } from '@wordpress/hooks';
import { extendItems } from './extend-menu-item';

jest.mock( '@wordpress/block-editor', () => ( { InspectorControls: () => null } ) );
jest.mock( './template-parts', () => ( {} ) );
jest.mock( '@frontage/editor', () => ( { lazyPart: () => () => null } ) );

type Settings = { parent?: string[]; usesContext?: string[]; attributes?: object };
const filtered = ( settings: Settings, name: string ) =>
	applyFilters( 'blocks.registerBlockType', settings, name ) as Settings;

beforeAll( extendItems );

test( 'what stands in core’s navigation may stand in our menu', () => {
	expect( filtered( { parent: [ 'core/navigation' ] }, 'core/home-link' ).parent ).toEqual( [
		'core/navigation',
		'frontage/menu',
	] );
	expect( filtered( { parent: [ 'core/columns' ] }, 'core/column' ).parent ).toEqual( [ 'core/columns' ] );
	expect( filtered( {}, 'core/paragraph' ) ).toEqual( {} );
} );

test( 'its items have an icon and a panel beside what they had', () => {
	const { attributes, usesContext } = filtered(
		{ parent: [ 'core/navigation' ], usesContext: [ 'fontSize' ], attributes: { label: {} } },
		'core/navigation-link'
	);
	expect( Object.keys( attributes! ) ).toEqual( [ 'label', 'frIcon', 'frPanel', 'frPanelWide' ] );
	expect( usesContext ).toEqual( [ 'fontSize', 'frontage/menu', 'frontage/menu-icons' ] );
} );
