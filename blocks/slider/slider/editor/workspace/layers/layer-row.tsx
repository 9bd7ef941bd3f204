import type { Block } from '@wordpress/blocks';
import { Button, DropdownMenu, Icon, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { memo, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronRight, lock, moreVertical, seen, unlock, unseen } from '@wordpress/icons';
import { OutsideMark } from '../mobile-layout/clipped-layer-mark';
import { kindOf, layerName, store } from '../state';
import { useListDrag } from '../use-list-drag';
import { iconOf } from './layer-icons';
import { holdsLayers } from './layer-rows';

const DRAGGED = 'application/x-frontage-layer';

/** Button that opens the menu of a row. */
const TOGGLE = '.components-dropdown-menu__toggle';

export interface Keys {
	shiftKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
}

/** The callbacks get the layer's id, so that they are the same for all rows and between renders. */
interface LayerRowProps {
	layer: Block;
	depth: number;
	isOpen: boolean;
	isSelected: boolean;
	/** In the editor only. */
	isHidden: boolean;
	isLocked: boolean;
	onOpen: ( id: string ) => void;
	onSelect: ( id: string, event: Keys ) => void;
	onPut: ( id: string, moved: string, side: 'above' | 'below' ) => void;
	onStep: ( id: string, by: 1 | -1 ) => void;
	onRename: ( id: string, name: string ) => void;
	onRemove: ( id: string ) => void;
	onDuplicate: ( id: string ) => void;
	/** Shows only this layer, or all again. */
	onSolo: ( id: string ) => void;
}

/** Moving and renaming a layer, and the keys of its row. Each keeps the focus in the list. */
function useRowCommands(
	{ layer, isOpen, onOpen, onStep, onRename, onRemove }: LayerRowProps,
	item: React.RefObject< HTMLLIElement | null >,
	setIsRenaming: ( on: boolean ) => void
) {
	const { clientId } = layer;
	const focusName = () => item.current?.querySelector< HTMLElement >( '.fr-layers__name' )?.focus();
	/** The row loses the focus when its element moves in the DOM. */
	function step( by: 1 | -1, focused: string ) {
		onStep( clientId, by );
		requestAnimationFrame( () => item.current?.querySelector< HTMLElement >( focused )?.focus() );
	}
	function rename( name: string | undefined ) {
		if ( name !== undefined && name !== layerName( layer ) ) {
			onRename( clientId, name );
		}
		setIsRenaming( false );
		requestAnimationFrame( focusName ); // The field is unmounted by then.
	}
	function onKeyDown( event: React.KeyboardEvent ) {
		const by = { ArrowDown: 1, ArrowUp: -1 }[ event.key ] as 1 | -1 | undefined;
		if ( by && ( event.ctrlKey || event.metaKey || event.altKey ) ) {
			step( by, '.fr-layers__name' );
		} else if ( by ) {
			const next = item.current?.[ by > 0 ? 'nextElementSibling' : 'previousElementSibling' ];
			next?.querySelector< HTMLElement >( '.fr-layers__name' )?.focus();
		} else if ( event.key === 'Delete' || event.key === 'Backspace' ) {
			const next = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
			onRemove( clientId );
			next?.querySelector< HTMLElement >( '.fr-layers__name' )?.focus();
		} else if ( event.key === 'F2' ) {
			setIsRenaming( true );
		} else if ( holdsLayers( layer ) && event.key === ( isOpen ? 'ArrowLeft' : 'ArrowRight' ) ) {
			onOpen( clientId );
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	}
	return { step, rename, onKeyDown };
}

/** One layer of the list: a click selects it, dragging or Ctrl with an arrow key moves it, F2 renames it. */
export const LayerRow = memo( function MemoizedLayerRow( props: LayerRowProps ) {
	const { layer, depth, isOpen, isSelected, isHidden, isLocked } = props;
	const { onOpen, onSelect, onPut, onRemove, onDuplicate, onSolo } = props;
	const { clientId, attributes } = layer;
	const item = useRef< HTMLLIElement >( null );
	const [ isRenaming, setIsRenaming ] = useState( false );
	const label = layerName( layer );

	useEffect( () => {
		if ( isSelected ) {
			item.current?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ isSelected ] );

	const { step, rename, onKeyDown } = useRowCommands( props, item, setIsRenaming );
	const { side, listeners } = useListDrag( {
		type: DRAGGED,
		id: clientId,
		sideOf( { clientY } ): 'above' | 'below' {
			const { top, height } = item.current!.getBoundingClientRect();
			return clientY < top + height / 2 ? 'above' : 'below';
		},
		onDrop: ( dragged, onto ) => onPut( clientId, dragged, onto ),
	} );
	const state = [ isSelected && 'is-selected', isHidden && 'is-hidden', side && `drops-${ side }` ];
	return (
		<li
			ref={ item }
			className={ [ 'fr-layers__row', ...state ].filter( Boolean ).join( ' ' ) }
			style={ { paddingInlineStart: 8 + depth * 16 } }
			draggable={ ! isRenaming }
			{ ...listeners }
		>
			{ holdsLayers( layer ) ? (
				<Button
					className="fr-layers__open"
					size="small"
					icon={ isOpen ? chevronDown : chevronRight }
					/* translators: %s: name of a layer. */
					label={ sprintf( __( 'Layers in %s', 'frontage-slider' ), label ) }
					aria-expanded={ isOpen }
					onClick={ () => onOpen( clientId ) }
				/>
			) : (
				<span className="fr-layers__open" />
			) }
			{ ! isRenaming ? (
				<Button
					className="fr-layers__name"
					aria-pressed={ isSelected }
					onClick={ ( event: Keys ) => onSelect( clientId, event ) }
					onDoubleClick={ () => setIsRenaming( true ) }
					onKeyDown={ onKeyDown }
				>
					<Icon icon={ iconOf( attributes ) } size={ 20 } />
					<span className="fr-layers__label">{ label }</span>
				</Button>
			) : (
				<RenameForm label={ label } onDone={ rename } />
			) }
			<OutsideMark id={ clientId } label={ label } />
			<EditorButtons { ...{ clientId, label, isHidden, isLocked } } />
			<RowMenu
				layer={ layer }
				{ ...{ onRemove, onDuplicate, onSolo } }
				onRename={ () => setIsRenaming( true ) }
				onStep={ ( by ) => step( by, TOGGLE ) }
			/>
		</li>
	);
} );

interface RenameFormProps {
	label: string;
	/** With the new name; undefined: the old one stays. */
	onDone: ( name: string | undefined ) => void;
}

function RenameForm( { label, onDone }: RenameFormProps ) {
	const [ name, setName ] = useState( label );
	const save = () => onDone( name.trim() );
	return (
		<form
			className="fr-layers__rename"
			onSubmit={ ( event ) => {
				event.preventDefault();
				save();
			} }
			onBlur={ save }
		>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Name', 'frontage-slider' ) }
				hideLabelFromVision
				// eslint-disable-next-line jsx-a11y/no-autofocus -- Whoever renames asked for the field.
				autoFocus
				value={ name }
				onChange={ setName }
				onKeyDown={ ( event ) => {
					event.stopPropagation();
					if ( event.key === 'Escape' ) {
						onDone( undefined );
					}
				} }
			/>
		</form>
	);
}

type EditorButtonsProps = Pick< LayerRowProps, 'isHidden' | 'isLocked' > & { clientId: string; label: string };

/** Hide and lock, in the editor only. */
function EditorButtons( { clientId, label, isHidden, isLocked }: EditorButtonsProps ) {
	const { toggleHidden, toggleLocked } = useDispatch( store );
	const visibility = isHidden
		? /* translators: %s: name of a layer. */
			__( 'Show %s in the editor', 'frontage-slider' )
		: /* translators: %s: name of a layer. */
			__( 'Hide %s in the editor', 'frontage-slider' );
	const locking = isLocked
		? /* translators: %s: name of a layer. */
			__( 'Unlock %s', 'frontage-slider' )
		: /* translators: %s: name of a layer. */
			__( 'Lock %s', 'frontage-slider' );
	return (
		<>
			<Button
				className={ isHidden ? 'is-set' : '' }
				size="small"
				icon={ isHidden ? unseen : seen }
				label={ sprintf( visibility, label ) }
				aria-pressed={ isHidden }
				onClick={ () => void toggleHidden( clientId ) }
			/>
			<Button
				className={ isLocked ? 'is-set' : '' }
				size="small"
				icon={ isLocked ? lock : unlock }
				label={ sprintf( locking, label ) }
				aria-pressed={ isLocked }
				onClick={ () => void toggleLocked( clientId ) }
			/>
		</>
	);
}

interface RowMenuProps extends Pick< LayerRowProps, 'layer' | 'onRemove' | 'onDuplicate' | 'onSolo' > {
	onRename: () => void;
	onStep: ( by: 1 | -1 ) => void;
}

function RowMenu( { layer, onRename, onStep, onRemove, onDuplicate, onSolo }: RowMenuProps ) {
	const { clientId, attributes } = layer;
	const kind = kindOf( attributes.type );
	/* translators: 1: kind of a layer, 2: its name. */
	const label = sprintf( __( 'Options for %1$s: %2$s', 'frontage-slider' ), kind, layerName( layer ) );
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ label }
			toggleProps={ { size: 'small' } }
			popoverProps={ { placement: 'right-start' } }
			controls={ [
				[
					{ title: __( 'Rename', 'frontage-slider' ), onClick: onRename },
					{ title: __( 'Duplicate', 'frontage-slider' ), onClick: () => onDuplicate( clientId ) },
					{
						title: __( 'Toggle solo', 'frontage-slider' ),
						onClick: () => onSolo( clientId ),
					},
				],
				[
					{ title: __( 'Move up', 'frontage-slider' ), onClick: () => onStep( -1 ) },
					{ title: __( 'Move down', 'frontage-slider' ), onClick: () => onStep( 1 ) },
				],
				[ { title: __( 'Delete', 'frontage-slider' ), onClick: () => onRemove( clientId ) } ],
			] }
		/>
	);
}
