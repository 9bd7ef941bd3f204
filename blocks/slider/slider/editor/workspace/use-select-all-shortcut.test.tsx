import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType, store as blocksStore } from '@wordpress/blocks';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { createPortal } from '@wordpress/element';
import { fireEvent, render, screen } from '@testing-library/react';
import { store } from './state';
import { useSelectAllKey } from './use-select-all-shortcut';

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );

for ( const name of [ 'frontage/slide', 'frontage/layer', 'core/paragraph' ] ) {
	registerBlockType( name, { apiVersion: 3, title: name, category: 'design', attributes: {} } as never );
}

function Workspace() {
	const onKeyDown = useSelectAllKey();
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div onKeyDown={ onKeyDown }>
			<button>Play</button>
			<input aria-label="Title" />
			{ createPortal( <button>In a dialog</button>, document.body ) }
		</div>
	);
}

function show( isOpen = true ) {
	const registry = createRegistry();
	[ blocksStore, blockEditorStore, store ].forEach( ( one ) => registry.register( one ) );
	const layers = [ createBlock( 'frontage/layer' ), createBlock( 'frontage/layer' ) ];
	const slide = createBlock( 'frontage/slide', {}, [ ...layers, createBlock( 'core/paragraph' ) ] );
	const editor = registry.dispatch( blockEditorStore ) as unknown as { resetBlocks: ( blocks: unknown ) => void };
	editor.resetBlocks( [ slide ] );
	if ( isOpen ) {
		void registry.dispatch( store ).showSlide( slide.clientId );
	}
	render(
		<RegistryProvider value={ registry }>
			<Workspace />
		</RegistryProvider>
	);
	return {
		ids: layers.map( ( { clientId } ) => clientId ),
		selected: () => registry.select( store ).getView().layers,
	};
}

const press = ( element: Element ) => fireEvent.keyDown( element, { key: 'a', ctrlKey: true } );

test( 'wherever nothing is written it selects the layers of the slide, and nothing else that lies there', () => {
	const { ids, selected } = show();
	press( screen.getByLabelText( 'Title' ) );
	expect( selected() ).toEqual( [] );
	press( screen.getByText( 'Play' ) );
	expect( selected() ).toEqual( ids );
} );

test( 'in a dialog over the workspace it selects nothing behind it', () => {
	const { selected } = show();
	press( screen.getByText( 'In a dialog' ) );
	expect( selected() ).toEqual( [] );
} );

test( 'without a slide nothing of the page is selected', () => {
	const { selected } = show( false );
	press( screen.getByText( 'Play' ) );
	expect( selected() ).toEqual( [] );
} );
