import { speak } from '@wordpress/a11y';
import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { freshName, get, layerName, store, useEdits, useView, type Edits } from '../../state';
import { atHeight, onTop, stacked, stackAt } from './stacking';
import { outermost } from './layer-picking';
import { layersToSelect, useFamily, type Family } from '../hooks/use-layer-tree';

export type Where = 'front' | 'forward' | 'backward' | 'back';

interface Selection {
	/** Ids of the selected layers, without those inside of selected groups. */
	selected: string[];
	blocks: BlockInstance[];
	family: Family;
	edits: Edits;
	select: ( ids: string[] ) => void;
	/** Announces a result. */
	say: ( text: string ) => void;
}

/** Commands that add and delete layers. */
function contentCommands( { selected, blocks, family, edits, select, say }: Selection ) {
	const count = selected.length;
	return {
		/** Inserts next to the selection, else on the slide; free layers are placed on top. */
		insert( layers: BlockInstance[], parent = family.parent( selected[ 0 ] ?? '' ) ?? family.slide ) {
			if ( parent && layers.length ) {
				edits.insert( onTop( layers, parent ), parent.clientId );
				select( layers.map( ( { clientId } ) => clientId ) );
				/* translators: %s: name of a layer. */
				say( sprintf( __( '%s added', 'frontage-slider' ), layerName( layers[ 0 ]! ) ) );
			}
		},
		remove() {
			if ( count ) {
				edits.remove( selected );
				select( [] );
				say(
					count === 1
						? /* translators: %s: name of a layer. */
							sprintf( __( '%s deleted', 'frontage-slider' ), layerName( blocks[ 0 ]! ) )
						: /* translators: %d: how many layers. */
							sprintf( __( '%d layers deleted', 'frontage-slider' ), count )
				);
			}
		},
		duplicate() {
			if ( count ) {
				select( edits.duplicate( selected ) );
				say(
					count === 1
						? /* translators: %s: name of a layer. */
							sprintf( __( '%s duplicated', 'frontage-slider' ), layerName( blocks[ 0 ]! ) )
						: /* translators: %d: how many layers. */
							sprintf( __( '%d layers duplicated', 'frontage-slider' ), count )
				);
			}
		},
	};
}

/** Commands that change the selection and the stacking order. */
function orderCommands( { selected, family, edits, select, say }: Selection ) {
	return {
		/** Selects the next or previous sibling of the first selected layer. */
		step( by: 1 | -1, scope: string ) {
			const parent = family.block( scope ) ?? family.slide;
			const all = ( parent?.innerBlocks ?? [] ).filter( ( { clientId } ) => family.block( clientId ) );
			const at = all.findIndex( ( { clientId } ) => clientId === selected[ 0 ] );
			const next = all[ ( ( at < 0 && by < 0 ? 0 : at ) + by + all.length ) % Math.max( 1, all.length ) ];
			if ( next ) {
				select( [ next.clientId ] );
				/* translators: %s: name of a layer. */
				say( sprintf( __( '%s selected', 'frontage-slider' ), layerName( next ) ) );
			}
		},
		order( where: Where ) {
			const [ id ] = selected;
			if ( ! id || ! family.parent( id ) ) {
				return;
			}
			const others = stacked( family.siblings( id ) ).filter(
				( { clientId } ) => ! selected.includes( clientId )
			);
			const now = stacked( family.siblings( id ) )
				.filter(
					( { clientId } ) => clientId === id || others.some( ( other ) => other.clientId === clientId )
				)
				.findIndex( ( { clientId } ) => clientId === id );
			const place = { front: others.length, back: 0, forward: now + 1, backward: now - 1 }[ where ];
			stackAt( edits, family, selected, Math.max( 0, Math.min( others.length, place ) ) );
			say(
				where === 'front' || where === 'forward'
					? __( 'Brought forward', 'frontage-slider' )
					: __( 'Sent backward', 'frontage-slider' )
			);
		},
	};
}

/** Commands that group and ungroup layers. */
function groupCommands( { selected, blocks, family, edits, select, say }: Selection ) {
	return {
		/** Wraps layers in a group of their size, without moving them. */
		group( wrap: ( layers: BlockInstance[], parent: string ) => BlockInstance | undefined ) {
			const parent = family.parent( selected[ 0 ] ?? '' );
			const together = stacked( parent?.innerBlocks ?? [] ).filter( ( { clientId } ) =>
				selected.includes( clientId )
			);
			const made = parent && wrap( together, parent.clientId );
			if ( parent && made ) {
				edits.asOne( () => {
					const rest = parent.innerBlocks.filter( ( { clientId } ) => ! selected.includes( clientId ) );
					edits.replaceInner( parent.clientId, [ ...rest, ...onTop( [ made ], parent ) ] );
				} );
				select( [ made.clientId ] );
				say( __( 'Grouped', 'frontage-slider' ) );
			}
		},
		/** Unwraps a group; its layers keep their position and take the group's place in the stacking order. */
		ungroup( unwrap: ( group: BlockInstance, parent: string ) => BlockInstance[] ) {
			const [ group ] = blocks;
			const parent = family.parent( group?.clientId ?? '' );
			if ( group && parent && group.attributes.type === 'group' ) {
				const zIndex = get( group.attributes, 'style.zIndex' );
				const freed = stacked( unwrap( group, parent.clientId ) ).map( ( layer ) => atHeight( layer, zIndex ) );
				edits.replaceInner(
					parent.clientId,
					parent.innerBlocks.flatMap( ( block ) => ( block.clientId === group.clientId ? freed : [ block ] ) )
				);
				select( freed.map( ( { clientId } ) => clientId ) );
				say( __( 'Ungrouped', 'frontage-slider' ) );
			}
		},
	};
}

/** Commands for the selected layers, for keys, buttons and menus; each announces its result. */
export function useCommands() {
	const view = useView();
	const family = useFamily();
	const edits = useEdits();
	const { selectLayers, toggleHidden, toggleLocked } = useDispatch( store );
	const selected = outermost(
		view.layers.filter( ( id ) => family.block( id ) ),
		family
	);
	const blocks = selected.flatMap( ( id ) => family.block( id ) ?? [] );
	const say = ( text: string ) => speak( text, 'assertive' );
	const select = ( ids: string[] ) => void selectLayers( ids );
	const selection: Selection = { selected, blocks, family, edits, select, say };
	return {
		selected,
		blocks,
		family,
		edits,
		say,
		...contentCommands( selection ),
		...orderCommands( selection ),
		...groupCommands( selection ),
		selectAll( scope: string ) {
			void selectLayers( layersToSelect( family, scope, view.locked ) );
		},
		toggleHidden: () => selected.forEach( ( id ) => void toggleHidden( id ) ),
		toggleLocked: () => selected.forEach( ( id ) => void toggleLocked( id ) ),
	};
}

export type Commands = ReturnType< typeof useCommands >;

export const newLayer = ( attributes: Record< string, unknown >, inner: BlockInstance[] = [] ) =>
	createBlock( 'frontage/layer', { id: freshName( String( attributes.type ?? 'text' ) ), ...attributes }, inner );
