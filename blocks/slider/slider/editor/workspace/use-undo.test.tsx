import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType, store as blocksStore, type Block } from '@wordpress/blocks';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { createPortal } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { editsOf, store } from './state';
import { UndoProvider, useUndo, useUndoKeys } from './use-undo';

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );
const mockSpeak = jest.fn();
jest.mock( '@wordpress/a11y', () => ( { speak: ( said: string ) => mockSpeak( said ) } ) );

for ( const name of [ 'frontage/slider', 'frontage/layer' ] ) {
	const attributes = { style: { type: 'object' }, html: { type: 'string' } };
	registerBlockType( name, { apiVersion: 3, title: name, category: 'design', attributes } as never );
}

interface Editor {
	resetBlocks: ( blocks: Block[] ) => void;
	__unstableMarkNextChangeAsNotPersistent: ( how: object ) => void;
}

/** The block editor in a page, which keeps its steps of undo as WordPress's editor of posts does. A slider was put there before. */
function page() {
	const layer = createBlock( 'frontage/layer' );
	const slider = createBlock( 'frontage/slider', {}, [ layer ] );
	const registry = createRegistry();
	const blocks = () => registry.select( blockEditorStore ).getBlocks();
	let history: Block[][] = [ [] ];
	let at = 0;
	const go = ( to: number ) => {
		const blocksThen = history[ to ];
		if ( blocksThen ) {
			at = to;
			const editor = registry.dispatch( blockEditorStore ) as unknown as Editor;
			editor.__unstableMarkNextChangeAsNotPersistent( { history: 'ignore' } );
			editor.resetBlocks( blocksThen );
		}
		return { type: 'MOVED' };
	};
	const core = createReduxStore( 'core', {
		reducer: ( state = 0 ) => state,
		actions: { undo: () => go( at - 1 ), redo: () => go( at + 1 ) },
		selectors: { hasUndo: () => at > 0, hasRedo: () => at < history.length - 1 },
	} );
	[ blocksStore, blockEditorStore, noticesStore, store, core ].forEach( ( one ) => registry.register( one ) );
	registry.subscribe( () => {
		const now = blocks();
		const { isLastBlockChangePersistent } = registry.select( blockEditorStore ) as unknown as {
			isLastBlockChangePersistent: () => boolean;
		};
		if ( now !== history[ at ] && isLastBlockChangePersistent() ) {
			history = [ ...history.slice( 0, ++at ), now ];
		}
	}, blockEditorStore );
	( registry.dispatch( blockEditorStore ) as unknown as Editor ).resetBlocks( [ slider ] );
	void registry.dispatch( store ).open( slider.clientId, '' );
	const size = () => registry.select( blockEditorStore ).getBlockAttributes( layer.clientId )?.style;
	const change = ( value: number ) =>
		act( () => editsOf( registry ).changeEach( { [ layer.clientId ]: { 'style.fontSize': value } } ) );
	const notices = () => registry.select( noticesStore ).getNotices( 'frontage-slider-workspace' );
	return { registry, blocks, size, change, notices, undoInPage: () => act( () => void go( at - 1 ) ) };
}

function Parts() {
	const onKeyDown = useUndoKeys();
	const { undo, hasUndo, hasRedo } = useUndo();
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div onKeyDown={ onKeyDown }>
			<button onClick={ () => undo() } disabled={ ! hasUndo }>
				Undo
			</button>
			<button disabled={ ! hasRedo }>Redo</button>
			{ createPortal( <input aria-label="In a dialog" />, document.body ) }
		</div>
	);
}

const press = ( at: HTMLElement, key: string, shiftKey = false ) =>
	fireEvent.keyDown( at, { key, ctrlKey: true, shiftKey } );
const button = ( name: string ) => screen.getByRole< HTMLButtonElement >( 'button', { name } );

function openIn( { registry }: ReturnType< typeof page > ) {
	render(
		<RegistryProvider value={ registry }>
			<UndoProvider>
				<Parts />
			</UndoProvider>
		</RegistryProvider>
	);
}

beforeEach( () => jest.clearAllMocks() );

test( 'the keys undo and redo', () => {
	const own = page();
	openIn( own );
	own.change( 12 );
	own.change( 20 );
	expect( press( button( 'Undo' ), 'z' ) ).toBe( false );
	expect( own.size() ).toEqual( { fontSize: 12 } );
	press( button( 'Undo' ), 'z', true );
	expect( own.size() ).toEqual( { fontSize: 20 } );
	press( button( 'Undo' ), 'z' );
	press( button( 'Undo' ), 'y' );
	expect( own.size() ).toEqual( { fontSize: 20 } );
} );

test( 'undo ends where the workspace opened, and says so each time; the slider stays', () => {
	const own = page();
	openIn( own );
	own.change( 12 );
	press( button( 'Undo' ), 'z' );
	expect( own.size() ).toBeUndefined();
	expect( mockSpeak ).not.toHaveBeenCalled();
	press( button( 'Undo' ), 'z' );
	fireEvent.click( button( 'Undo' ) );
	expect( own.blocks() ).toHaveLength( 1 );
	const said = 'Nothing left to undo here. Go back to the page to undo earlier changes.';
	expect( mockSpeak.mock.calls ).toEqual( [ [ said ], [ said ] ] );
	expect( own.notices() ).toMatchObject( [ { content: said, type: 'snackbar' } ] );
	press( button( 'Undo' ), 'y' );
	expect( own.size() ).toEqual( { fontSize: 12 } );
	expect( button( 'Redo' ).disabled ).toBe( true );
} );

test( 'what the page undid before is not done again here', () => {
	const own = page();
	own.change( 12 );
	own.undoInPage();
	openIn( own );
	expect( button( 'Redo' ).disabled ).toBe( true );
	press( button( 'Undo' ), 'y' );
	expect( own.size() ).toBeUndefined();
} );

test( 'what is pressed in a dialog is the dialog’s', () => {
	const own = page();
	openIn( own );
	own.change( 12 );
	expect( press( screen.getByRole( 'textbox' ), 'z' ) ).toBe( true );
	expect( own.size() ).toEqual( { fontSize: 12 } );
} );
