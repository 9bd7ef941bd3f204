import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { copies } from './duplicate-blocks';
import { get, set, withLevel, type Attributes, type Level } from './attribute-paths';

/** New values by path (`box.width`, `style.color`); undefined removes a value. */
export type Values = Readonly< Record< string, unknown > >;

/**
 * All changes of the document. They are written into the blocks of the edited page, so undo, revisions and "Save" are
 * WordPress's own. Each call is one undo step. Only `change()` and `changeMany()` continue the previous step when they
 * change the same values again, as typing does.
 */
export interface Edits {
	change: ( clientIds: string | string[], path: string, value: unknown ) => void;
	/** Different values for each block, written at once, for a field that edits several layers or four sides. */
	changeMany: ( changes: Readonly< Record< string, Values > > ) => void;
	/** Different values for each block, all at one breakpoint, for a drag of several layers. */
	changeEach: ( changes: Readonly< Record< string, Values > >, level?: Level ) => void;
	/** The next change is a separate step: a field lost the focus, or a drag ended. */
	endStep: () => void;
	/** Inserts blocks into a slider, a slide or a group; by default at its end. */
	insert: ( blocks: BlockInstance[], parent: string, index?: number ) => void;
	remove: ( clientIds: string[] ) => void;
	/** Returns the copies, each of which follows its original. */
	duplicate: ( clientIds: string[] ) => string[];
	/** Moves to an index among the parent's other blocks. */
	move: ( clientIds: string[], parent: string, index: number ) => void;
	/** Replaces the inner blocks, for changes that no other method covers. */
	replaceInner: ( parent: string, blocks: BlockInstance[] ) => void;
	/** Combines several of the calls above into one step. */
	asOne: ( edit: () => void ) => void;
}

const listed = ( ids: string | string[] ) => ( Array.isArray( ids ) ? ids : [ ids ] );

type Registry = ReturnType< typeof useRegistry >;

/** One per registry, so that all writers share the last change. */
const editsByRegistry = new WeakMap< Registry, Edits >();

export function useEdits(): Edits {
	return editsOf( useRegistry() );
}

export function editsOf( registry: Registry ): Edits {
	const edits = editsByRegistry.get( registry ) ?? createEdits( registry );
	editsByRegistry.set( registry, edits );
	return edits;
}

/** Reads and writes the blocks of the edited page. */
function blocksOf( registry: Registry ) {
	const select = () => registry.select( blockEditorStore );
	const dispatch = () => registry.dispatch( blockEditorStore );
	return {
		get: ( clientId: string ) => select().getBlock( clientId ),
		attributesOf: ( clientId: string ) => select().getBlockAttributes( clientId ) as Attributes | null,
		innerOf: ( parent: string ) => select().getBlocks( parent ),
		/** Ids by their parent, since a selection may span several. */
		byParent( ids: string[] ) {
			const parents = new Map< string, string[] >();
			for ( const id of ids ) {
				const parent = select().getBlockRootClientId( id ) ?? '';
				parents.set( parent, [ ...( parents.get( parent ) ?? [] ), id ] );
			}
			return parents;
		},
		update( attributes: Record< string, Attributes > ) {
			const ids = Object.keys( attributes );
			if ( ids.length ) {
				dispatch().updateBlockAttributes( ids, attributes, { uniqueByBlock: true } );
			}
		},
		/** WordPress's own insert and move check what the inserter allows. Here the document as a whole is validated when it is stored. */
		replaceInner: ( parent: string, inner: BlockInstance[] ) =>
			void dispatch().replaceInnerBlocks( parent, inner, false ),
		endStep: () => void dispatch().__unstableMarkLastChangeAsPersistent(),
		asOne( edit: () => void ) {
			registry.batch( edit );
		},
	};
}

type Blocks = ReturnType< typeof blocksOf >;

/** New values of those attributes that the paths begin with, as the block editor needs them. */
function changedAttributes( before: Attributes, values: Values, level?: Level ): Attributes {
	const after = Object.entries( values ).reduce(
		( made, [ path, value ] ) =>
			set( made, path, level === undefined ? value : withLevel( get( made, path ), level, value ) ),
		before
	);
	const roots = new Set( Object.keys( values ).map( ( path ) => path.split( '.' )[ 0 ]! ) );
	return Object.fromEntries( [ ...roots ].map( ( root ) => [ root, after[ root ] ] ) );
}

/** Edits of values. */
function valueEdits( { attributesOf, update, endStep, asOne }: Blocks ) {
	function write( changes: Readonly< Record< string, Values > >, level?: Level ) {
		const attributes: Record< string, Attributes > = {};
		for ( const [ clientId, values ] of Object.entries( changes ) ) {
			const before = attributesOf( clientId );
			if ( before ) {
				attributes[ clientId ] = changedAttributes( before, values, level );
			}
		}
		update( attributes );
	}

	/** The block editor distinguishes changes only by blocks and attributes; here the nested paths count too. */
	let lastPaths = '';
	function changeMany( changes: Readonly< Record< string, Values > > ) {
		const paths = JSON.stringify(
			Object.entries( changes ).map( ( [ id, values ] ) => [ id, Object.keys( values ) ] )
		);
		asOne( () => {
			if ( paths !== lastPaths ) {
				endStep();
			}
			write( changes );
		} );
		lastPaths = paths;
	}

	return {
		change: ( ids: string | string[], path: string, value: unknown ) =>
			changeMany( Object.fromEntries( listed( ids ).map( ( id ) => [ id, { [ path ]: value } ] ) ) ),
		changeMany,
		changeEach( changes: Readonly< Record< string, Values > >, level?: Level ) {
			asOne( () => {
				write( changes, level );
				endStep();
			} );
		},
	};
}

/** Edits of the tree of blocks. */
function treeEdits( { get: blockOf, innerOf, byParent, replaceInner, asOne }: Blocks ) {
	return {
		insert( inserted: BlockInstance[], parent: string, index = Infinity ) {
			const inner = innerOf( parent );
			replaceInner( parent, inner.toSpliced( Math.min( index, inner.length ), 0, ...inserted ) );
		},
		remove( ids: string[] ) {
			asOne( () => {
				for ( const [ parent, own ] of byParent( ids ) ) {
					replaceInner(
						parent,
						innerOf( parent ).filter( ( { clientId } ) => ! own.includes( clientId ) )
					);
				}
			} );
		},
		duplicate( ids: string[] ) {
			const made: string[] = [];
			asOne( () => {
				for ( const [ parent, own ] of byParent( ids ) ) {
					const inner = innerOf( parent );
					const copied = copies( inner.filter( ( { clientId } ) => own.includes( clientId ) ) );
					made.push( ...copied.map( ( { clientId } ) => clientId ) );
					replaceInner(
						parent,
						inner.flatMap( ( block ) =>
							own.includes( block.clientId ) ? [ block, copied.shift()! ] : [ block ]
						)
					);
				}
			} );
			return made;
		},
		move( ids: string[], parent: string, index: number ) {
			const moved = ids.flatMap( ( id ) => blockOf( id ) ?? [] );
			const stays = ( { clientId }: BlockInstance ) => ! ids.includes( clientId );
			asOne( () => {
				for ( const [ from ] of byParent( ids ) ) {
					if ( from !== parent ) {
						replaceInner( from, innerOf( from ).filter( stays ) );
					}
				}
				replaceInner(
					parent,
					innerOf( parent )
						.filter( stays )
						.toSpliced( index, 0, ...moved )
				);
			} );
		},
	};
}

function createEdits( registry: Registry ): Edits {
	const blocks = blocksOf( registry );
	const { endStep, replaceInner, asOne } = blocks;
	return { ...valueEdits( blocks ), ...treeEdits( blocks ), endStep, replaceInner, asOne };
}
