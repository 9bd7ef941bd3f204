import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block as BlockInstance } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { copies } from './duplicate-blocks';
import { get, set, withLevel, type Attributes, type Level } from './attribute-paths';

/** New values by the path where they stand (`box.width`, `style.color`); undefined takes a value away. */
export type Values = Readonly< Record< string, unknown > >;

/**
 * Everything that changes the document. It is written into the blocks of the page that is edited, so undo, revisions and
 * "Save" are WordPress's own. Each call is one step of undo; `change()` and `changeMany()` alone run on with the one before
 * when they change the same things again, as typing does.
 */
export interface Edits {
	change: ( clientIds: string | string[], path: string, value: unknown ) => void;
	/** Different values for each block, written at once: what a field of several layers or of four sides leaves behind. */
	changeMany: ( changes: Readonly< Record< string, Values > > ) => void;
	/** Different values for each block, all at one level: what a drag of several layers leaves behind. */
	changeEach: ( changes: Readonly< Record< string, Values > >, level?: Level ) => void;
	/** The next change is a step of its own: a field was left, a finger was lifted. */
	endStep: () => void;
	/** Puts blocks into a slider, a slide or a group; at its end without an index. */
	insert: ( blocks: BlockInstance[], parent: string, index?: number ) => void;
	remove: ( clientIds: string[] ) => void;
	/** Gives the copies, each right behind its original. */
	duplicate: ( clientIds: string[] ) => string[];
	/** To a place among the blocks of a parent, counted without those that move. */
	move: ( clientIds: string[], parent: string, index: number ) => void;
	/** What is in a block from now on: for changes of shape that are none of the others. */
	replaceInner: ( parent: string, blocks: BlockInstance[] ) => void;
	/** Several of the calls above as one step. */
	asOne: ( edit: () => void ) => void;
}

const listed = ( ids: string | string[] ) => ( Array.isArray( ids ) ? ids : [ ids ] );

type Registry = ReturnType< typeof useRegistry >;

/** One for each registry: all that write know what was written last. */
const known = new WeakMap< Registry, Edits >();

export function useEdits(): Edits {
	return editsOf( useRegistry() );
}

export function editsOf( registry: Registry ): Edits {
	const edits = known.get( registry ) ?? editing( registry );
	known.set( registry, edits );
	return edits;
}

function editing( registry: Registry ): Edits {
	const blocks = () => registry.select( blockEditorStore );
	const writing = () => registry.dispatch( blockEditorStore );
	const innerOf = ( parent: string ) => blocks().getBlocks( parent );

	/** The first part of each path is the attribute: the block editor takes those. */
	function write( changes: Readonly< Record< string, Values > >, level?: Level ) {
		const attributes: Record< string, Record< string, unknown > > = {};
		for ( const [ clientId, values ] of Object.entries( changes ) ) {
			const before = blocks().getBlockAttributes( clientId ) as Attributes | null;
			if ( ! before ) {
				continue;
			}
			const after = Object.entries( values ).reduce(
				( made, [ path, value ] ) =>
					set( made, path, level === undefined ? value : withLevel( get( made, path ), level, value ) ),
				before
			);
			const roots = new Set( Object.keys( values ).map( ( path ) => path.split( '.' )[ 0 ]! ) );
			attributes[ clientId ] = Object.fromEntries( [ ...roots ].map( ( root ) => [ root, after[ root ] ] ) );
		}
		const ids = Object.keys( attributes );
		if ( ids.length ) {
			writing().updateBlockAttributes( ids, attributes, { uniqueByBlock: true } );
		}
	}

	const endStep = () => void writing().__unstableMarkLastChangeAsPersistent();
	const same = ( ids: string | string[], path: string, value: unknown ) =>
		Object.fromEntries( listed( ids ).map( ( id ) => [ id, { [ path ]: value } ] ) );
	/** By parent, since a selection may lie in several. */
	function byParent( ids: string[] ) {
		const parents = new Map< string, string[] >();
		for ( const id of ids ) {
			const parent = blocks().getBlockRootClientId( id ) ?? '';
			parents.set( parent, [ ...( parents.get( parent ) ?? [] ), id ] );
		}
		return parents;
	}
	/** WordPress's own insert and move ask whether an inserter would; this is the document as a whole, checked when it is stored. */
	const replaceInner = ( parent: string, inner: BlockInstance[] ) =>
		void writing().replaceInnerBlocks( parent, inner, false );
	const asOne = ( edit: () => void ) => {
		registry.batch( edit );
	};

	/** The block editor tells changes apart by their blocks and attributes alone; here the places inside count too. */
	let last = '';
	function changeMany( changes: Readonly< Record< string, Values > > ) {
		const what = JSON.stringify(
			Object.entries( changes ).map( ( [ id, values ] ) => [ id, Object.keys( values ) ] )
		);
		asOne( () => {
			if ( what !== last ) {
				endStep();
			}
			write( changes );
		} );
		last = what;
	}

	return {
		change: ( ids, path, value ) => changeMany( same( ids, path, value ) ),
		changeMany,
		changeEach( changes, level ) {
			asOne( () => {
				write( changes, level );
				endStep();
			} );
		},
		endStep,
		insert( inserted, parent, index = Infinity ) {
			const inner = innerOf( parent );
			replaceInner( parent, inner.toSpliced( Math.min( index, inner.length ), 0, ...inserted ) );
		},
		remove( ids ) {
			asOne( () => {
				for ( const [ parent, own ] of byParent( ids ) ) {
					replaceInner(
						parent,
						innerOf( parent ).filter( ( { clientId } ) => ! own.includes( clientId ) )
					);
				}
			} );
		},
		duplicate( ids ) {
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
		move( ids, parent, index ) {
			const moved = ids.flatMap( ( id ) => blocks().getBlock( id ) ?? [] );
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
		replaceInner,
		asOne,
	};
}
