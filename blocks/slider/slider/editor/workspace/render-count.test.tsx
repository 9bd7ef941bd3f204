import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType } from '@wordpress/blocks';
import { Dropdown, DropdownMenu, PanelBody, RangeControl, ToolbarButton } from '@wordpress/components';
import { dispatch, useRegistry } from '@wordpress/data';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import Edit from '../edit';
import { Standing } from '../block/slider-preview';
import { Add } from './canvas/add-layer-menu';
import { Bar as CanvasBar } from './canvas/layer-toolbar';
import { useCommands } from './canvas/layers/layer-commands';
import { useSnapping } from './canvas/hooks/use-snapping';
import { Filmstrip } from './filmstrip/filmstrip';
import { sketch } from './filmstrip/thumbnail-model';
import { Settings } from './inspector/option-search';
import { Layers } from './layers/layer-list';
import { iconOf } from './layers/layer-icons';
import { editsOf, store, useSelectedLayers } from './state';
import { Timeline } from './timeline/timeline';
import { Bar } from './timeline/keyframe-bar';

function mockNothing() {
	return null;
}
jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );
jest.mock( '@wordpress/block-editor', () => ( {
	...jest.requireActual( '@wordpress/block-editor' ),
	BlockControls: mockNothing,
	InnerBlocks: mockNothing,
	MediaUploadCheck: mockNothing,
	useBlockProps: () => ( {} ),
} ) );
jest.mock( '@wordpress/components', () => ( {
	...jest.requireActual( '@wordpress/components' ),
	Dropdown: jest.fn( () => null ),
	DropdownMenu: jest.fn( () => null ),
	PanelBody: jest.fn( () => null ),
	RangeControl: jest.fn( () => null ),
	ToolbarButton: jest.fn( () => null ),
} ) );
let mockIsOpen = true;
jest.mock( '../open-workspace', () => ( { useWorkspace: () => ( { isOpen: mockIsOpen, workspace: null } ) } ) );
jest.mock( '../block/slider-entities', () => ( { useByAlias: () => ( {} ) } ) );
jest.mock( '../block/block-settings', () => ( { Settings: mockNothing } ) );
jest.mock( '../block/slider-preview', () => ( {
	Standing: jest.fn( () => null ),
	useInsideSettings: mockNothing,
	useSelectedPlace: () => undefined,
} ) );
jest.mock( './filmstrip/thumbnail-model', () => ( {
	sketch: jest.fn( jest.requireActual( './filmstrip/thumbnail-model' ).sketch ),
} ) );
jest.mock( './layers/layer-icons', () => ( { iconOf: jest.fn( () => null ) } ) );
jest.mock( './templates/template-dialog', () => ( {} ) );
jest.mock( './timeline/keyframe-bar', () => ( { Bar: jest.fn( () => null ) } ) );

Element.prototype.scrollIntoView = () => {}; // jsdom has no room to scroll in.

const any = {};
const attributes = Object.fromEntries(
	'type html alias frames key title'.split( ' ' ).map( ( name ) => [ name, any ] )
);
for ( const name of [ 'slider', 'slide', 'layer' ] ) {
	registerBlockType( `frontage/${ name }`, { apiVersion: 3, title: name, category: 'design', attributes } as never );
}

/** A slider of twenty slides with ten layers each, open in the workspace. */
function open() {
	const slides = Array.from( { length: 20 }, ( _, slide ) =>
		createBlock(
			'frontage/slide',
			{ key: `slide-${ slide }` },
			Array.from( { length: 10 }, ( __, layer ) =>
				createBlock( 'frontage/layer', {
					html: `Words ${ layer }`,
					frames: [ { id: 'frame_1', duration: 300 } ],
				} )
			)
		)
	);
	const slider = createBlock( 'frontage/slider', {}, slides );
	const editor = dispatch( blockEditorStore ) as unknown as { resetBlocks: ( blocks: unknown ) => void };
	editor.resetBlocks( [ slider ] );
	void dispatch( store ).open( slider.clientId, slides[ 0 ]!.clientId );
	const [ layer, second ] = slides[ 0 ]!.innerBlocks.map( ( { clientId } ) => clientId ) as [ string, string ];
	return { slider: slider.clientId, layer, second };
}

/** Shows a part; types in the first layer and gives how often something was drawn for it. */
function typedIn( layer: string, Shown: () => React.ReactNode, drawn: unknown, least: number ): number {
	let edits: ReturnType< typeof editsOf > | undefined;
	function Reach() {
		edits = editsOf( useRegistry() );
		return <Shown />;
	}
	const { mock } = drawn as jest.Mock;
	mock.calls.length = 0;
	render( <Reach /> );
	expect( mock.calls.length ).toBeGreaterThanOrEqual( least );
	mock.calls.length = 0;
	act( () => edits!.change( layer, 'html', 'Other words' ) );
	return mock.calls.length;
}

test.each( [
	[ 'row of the list of layers', Layers, iconOf ],
	[ 'row of the timeline', Timeline, Bar ],
	[ 'slide of the filmstrip', Filmstrip, sketch ],
] )( 'typing in one layer draws its %s anew, and no other', ( _, Shown, drawn ) => {
	expect( typedIn( open().layer, Shown, drawn, 10 ) ).toBe( 1 );
	expect( screen.getByText( 'Other words' ) ).toBeTruthy();
} );

function Tools() {
	const [ commands, snapping ] = [ useCommands(), useSnapping() ];
	return (
		<CanvasBar
			stage={ undefined }
			scene={ () => undefined }
			onGroup={ jest.fn() }
			onUngroup={ jest.fn() }
			{ ...{ commands, snapping } }
		/>
	);
}

test.each( [
	[ 'menu of the filmstrip', Filmstrip, DropdownMenu, 20 ],
	[ 'menu of new slides', Filmstrip, Dropdown, 1 ],
	[ 'menu of new layers', Add, Dropdown, 1 ],
	[ 'tool over the canvas', Tools, ToolbarButton, 10 ],
	[ 'button of the timeline', Timeline, RangeControl, 1 ],
] )( 'typing draws no %s anew', ( _, Shown, drawn, least ) => {
	expect( typedIn( open().layer, Shown, drawn, least ) ).toBe( 0 );
} );

function LayerSettings() {
	const nothing = jest.fn();
	return (
		<Settings
			kind="Layer"
			blocks={ useSelectedLayers() }
			title=""
			wanted=""
			onWanted={ nothing }
			onKind={ nothing }
		/>
	);
}

test( 'typing draws the panel of the inspector anew that holds the text, and no other', () => {
	const { layer } = open();
	void dispatch( store ).selectLayers( [ layer ] );
	expect( typedIn( layer, LayerSettings, PanelBody, 5 ) ).toBe( 1 );
} );

test.each( [
	[ 'draws nothing of the page behind the workspace', true, 0 ],
	[ 'is seen in the page while the workspace is shut', false, 1 ],
] )( 'what is typed %s', ( _, isOpen, times ) => {
	mockIsOpen = isOpen;
	const { slider, layer } = open();
	const props = { attributes: {}, clientId: slider, context: {}, setAttributes: jest.fn() };
	const Page = () => <Edit { ...( props as unknown as ComponentProps< typeof Edit > ) } />;
	expect( typedIn( layer, Page, Standing, 1 ) ).toBe( times );
} );

test( 'selecting another layer draws two rows of the list of layers anew', () => {
	const { layer: first, second } = open();
	render( <Layers /> );
	act( () => void dispatch( store ).selectLayers( [ first ] ) );
	( iconOf as jest.Mock ).mockClear();
	act( () => void dispatch( store ).selectLayers( [ second ] ) );
	expect( iconOf ).toHaveBeenCalledTimes( 2 );
} );
