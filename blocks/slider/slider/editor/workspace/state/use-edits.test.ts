import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType, store as blocksStore } from '@wordpress/blocks';
import { createRegistry } from '@wordpress/data';
import { editsOf } from './use-edits';

const object = { type: 'object' } as const;
registerBlockType( 'frontage/layer', {
	apiVersion: 3,
	title: 'Layer',
	category: 'design',
	attributes: { box: object, style: object },
} as never );

/** The block editor as in the page, and how many steps of undo it asks for: a change that is none belongs to the one before. */
function page() {
	const registry = createRegistry();
	registry.register( blocksStore );
	registry.register( blockEditorStore );
	const layers = [ createBlock( 'frontage/layer' ), createBlock( 'frontage/layer' ) ];
	const editor = registry.dispatch( blockEditorStore ) as unknown as { resetBlocks: ( blocks: unknown ) => void };
	editor.resetBlocks( layers );
	const counted = { steps: 0, changes: 0 };
	let before = registry.select( blockEditorStore ).getBlocks();
	registry.subscribe( () => {
		const { getBlocks, isLastBlockChangePersistent } = registry.select( blockEditorStore ) as unknown as {
			getBlocks: () => typeof before;
			isLastBlockChangePersistent: () => boolean;
		};
		if ( getBlocks() !== before ) {
			before = getBlocks();
			counted.changes++;
			counted.steps += isLastBlockChangePersistent() ? 1 : 0;
		}
	} );
	const [ one, two ] = layers.map( ( { clientId } ) => clientId ) as [ string, string ];
	const read = ( id: string ) => registry.select( blockEditorStore ).getBlockAttributes( id );
	return { edits: editsOf( registry ), counted, one, two, read };
}

test( 'typing in one field is one step', () => {
	const { edits, one, counted } = page();
	edits.change( one, 'style.fontSize', 1 );
	edits.change( one, 'style.fontSize', 12 );
	expect( counted ).toEqual( { steps: 1, changes: 2 } );
} );

test( 'another field is a step of its own, in the same attribute and in another', () => {
	const { edits, one, counted } = page();
	edits.change( one, 'style.fontSize', 12 );
	edits.change( one, 'style.color', 'red' );
	edits.change( one, 'box.x', 4 );
	expect( counted ).toEqual( { steps: 3, changes: 3 } );
} );

test( 'four sides at once are one step, and not part of the drag before', () => {
	const { edits, one, counted, read } = page();
	edits.changeEach( { [ one ]: { 'box.x': 4 } } );
	edits.changeMany( { [ one ]: { 'style.top': 1, 'style.right': 1, 'style.bottom': 1, 'style.left': 1 } } );
	expect( counted ).toEqual( { steps: 2, changes: 2 } );
	expect( read( one )?.style ).toEqual( { top: 1, right: 1, bottom: 1, left: 1 } );
	edits.changeMany( { [ one ]: { 'style.top': 12, 'style.right': 12, 'style.bottom': 12, 'style.left': 12 } } );
	expect( counted ).toEqual( { steps: 2, changes: 3 } );
} );

test( 'typing for several layers is one step', () => {
	const { edits, one, two, counted, read } = page();
	for ( const size of [ 1, 12 ] ) {
		edits.changeMany( { [ one ]: { 'style.fontSize': size }, [ two ]: { 'style.fontSize': size } } );
	}
	expect( counted ).toEqual( { steps: 1, changes: 2 } );
	expect( read( two )?.style ).toEqual( { fontSize: 12 } );
} );

test( 'what is typed after a change of another block is a step of its own', () => {
	const { edits, one, two, counted } = page();
	edits.change( one, 'style.fontSize', 1 );
	edits.change( two, 'style.fontSize', 1 );
	edits.change( one, 'style.fontSize', 2 );
	expect( counted ).toEqual( { steps: 3, changes: 3 } );
} );

test( 'several calls as one are one step', () => {
	const { edits, one, two, counted } = page();
	edits.asOne( () => {
		edits.change( one, 'box.x', 1 );
		edits.change( two, 'box.x', 1 );
	} );
	expect( counted ).toEqual( { steps: 1, changes: 1 } );
} );
