import { BlockIcon, store as blockEditorStore, type InserterItem } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Composite, SearchControl } from '@wordpress/components';
import { useFocusReturn, useMergeRefs } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { DragEvent, KeyboardEvent } from 'react';
import { fieldGroups, TAG_TYPES } from '@frontage/editor/form-tags';
import { useFieldPlace } from '../../canvas/add-field';
import { fieldOf } from '../../template/rename-references';

/** The types of fields that most forms have. */
const MOST_USED = [ 'text', 'email', 'tel', 'textarea', 'radio', 'mfile' ];

const typeOf = ( { initialAttributes: { source } }: InserterItem ) => fieldOf( String( source ?? '' ) )?.type ?? '';

/** The group of an item of the inserter: that of its field type; texts, groups and steps are form elements. */
const groupOf = ( item: InserterItem ) => TAG_TYPES[ typeOf( item ) ]?.group ?? 'layout';

/** The items that match a search, by group and in the order of the groups. */
export function groupItems( items: InserterItem[], search: string ): [ string, InserterItem[] ][] {
	const wanted = search.trim().toLocaleLowerCase();
	const found = items.filter( ( { title, keywords = [] } ) =>
		[ title, ...keywords ].join( ' ' ).toLocaleLowerCase().includes( wanted )
	);
	return fieldGroups()
		.map( ( [ group, title ] ): [ string, InserterItem[] ] => [
			title,
			found.filter( ( item ) => groupOf( item ) === group ),
		] )
		.filter( ( [ , list ] ) => list.length > 0 );
}

/** The six most used types, in their own order. */
export const mostUsed = ( items: InserterItem[] ): InserterItem[] =>
	MOST_USED.flatMap( ( type ) => items.find( ( item ) => typeOf( item ) === type ) ?? [] );

const inRows = ( items: InserterItem[], length: number ): InserterItem[][] =>
	items.length ? [ items.slice( 0, length ), ...inRows( items.slice( length ), length ) ] : [];

/** Where the new field comes: after the selected block of the form, or at a place that was chosen between two fields. */
export type PalettePlace = { root: string; index: number } | null;

type Props = {
	/** A chosen place; null: it follows the selection. */
	place: PalettePlace;
	/** Grows with each request to open the palette, which moves the focus into it. */
	opened: number;
	onInserted: () => void;
	onClose: () => void;
};

/** All types of fields beside the form: search, the six most used, and four groups. A blue line on the canvas marks the place. */
export function FieldPalette( { place, opened, onInserted, onClose }: Props ) {
	const { insertBlock } = useDispatch( blockEditorStore );
	const [ search, setSearch ] = useState( '' );
	const panel = useRef< HTMLElement >( null );
	const ref = useMergeRefs( [ panel, useFocusReturn() ] );
	const { root, index } = usePlace( place );
	const items = useSelect( ( select ) => select( blockEditorStore ).getInserterItems( root ), [ root ] );
	const groups = groupItems( items, search );
	useLine( root, index );
	useEffect( () => panel.current?.querySelector( 'input' )?.focus(), [ opened ] );

	const insert = ( item: InserterItem | undefined ) => {
		if ( item && ! item.isDisabled ) {
			void insertBlock( createBlock( item.name, item.initialAttributes ), index, root );
			setSearch( '' );
			onInserted();
		}
	};
	const onSearchKey = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' && search.trim() ) {
			insert( groups[ 0 ]?.[ 1 ][ 0 ] );
		} else if ( event.key === 'ArrowDown' ) {
			event.preventDefault();
			panel.current?.querySelector< HTMLElement >( '[data-kind]' )?.focus();
		}
	};
	const kind = ( item: InserterItem ) => (
		<Composite.Item
			key={ item.id }
			render={
				<Button
					data-kind
					disabled={ item.isDisabled }
					accessibleWhenDisabled
					draggable={ ! item.isDisabled }
					onDragStart={ ( event: DragEvent ) => startDrag( event, item ) }
					onClick={ () => insert( item ) }
				>
					<BlockIcon icon={ item.icon } />
					<span>{ item.title }</span>
				</Button>
			}
		/>
	);
	const grid = ( list: InserterItem[], size: number, className: string ) => (
		<div className={ className }>
			{ inRows( list, size ).map( ( row ) => (
				<Composite.Row key={ row[ 0 ]?.id } style={ { display: 'contents' } }>
					{ row.map( kind ) }
				</Composite.Row>
			) ) }
		</div>
	);
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each of its controls.
		<section
			ref={ ref }
			className="fr-form-builder__palette"
			aria-labelledby="fr-form-builder-palette"
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' ) {
					event.stopPropagation();
					onClose();
				}
			} }
		>
			<header>
				<h2 id="fr-form-builder-palette">{ __( 'Add field', 'frontage-forms' ) }</h2>
				<Button icon={ closeSmall } label={ __( 'Close', 'frontage-forms' ) } onClick={ onClose } />
			</header>
			<div onKeyDown={ onSearchKey } role="presentation">
				<SearchControl
					label={ __( 'Search fields', 'frontage-forms' ) }
					placeholder={ __( 'Search fields', 'frontage-forms' ) }
					value={ search }
					onChange={ setSearch }
				/>
			</div>
			<p role="status">{ groups.length === 0 && __( 'No fields found.', 'frontage-forms' ) }</p>
			<Composite key={ search } className="fr-form-builder__kinds">
				{ ! search.trim() && (
					<fieldset>
						<legend>{ __( 'Most used', 'frontage-forms' ) }</legend>
						{ grid( mostUsed( items ), 3, 'fr-form-builder__tiles' ) }
					</fieldset>
				) }
				{ groups.map( ( [ title, list ] ) => (
					<fieldset key={ title }>
						<legend>
							{ title } <span>{ list.length }</span>
						</legend>
						{ grid( list, 2, 'fr-form-builder__rows' ) }
					</fieldset>
				) ) }
			</Composite>
			<p className="fr-form-builder__palette-help">
				{ __( 'Drag a field onto the form, or press Enter to add it at the blue line.', 'frontage-forms' ) }
			</p>
		</section>
	);
}

/** Drags a new block, as WordPress's inserter does. */
function startDrag( { dataTransfer }: DragEvent, { name, initialAttributes }: InserterItem ) {
	const blocks = [ createBlock( name, initialAttributes ) ];
	dataTransfer.effectAllowed = 'copy';
	dataTransfer.setData( 'wp-blocks', JSON.stringify( { type: 'inserter', blocks } ) );
	// While it is dragged, the canvas sees types only.
	dataTransfer.items.add( '', `wp-block:${ name }` );
}

/** The place of the new field as parent and position. */
function usePlace( place: PalettePlace ): { root: string; index: number } {
	const at = useSelect( ( select ) => {
		const { getSelectedBlockClientId, getBlockName, getBlockOrder } = select( blockEditorStore );
		const selected = getSelectedBlockClientId() ?? '';
		// Undo may have removed it. The only block without a parent is the form.
		return getBlockName( selected ) ? selected : ( getBlockOrder()[ 0 ] ?? '' );
	}, [] );
	const { root, next } = useFieldPlace( at );
	const index = useSelect(
		( select ) => {
			const { getBlockIndex, getBlockOrder } = select( blockEditorStore );
			return next ? getBlockIndex( next ) : getBlockOrder( root ).length;
		},
		[ next, root ]
	);
	return place ?? { root, index };
}

/** WordPress's blue line on the canvas. It comes back after the line of a pointer or a drag has gone. */
function useLine( root: string, index: number ) {
	const { showInsertionPoint, hideInsertionPoint } = useDispatch( blockEditorStore );
	const isVisible = useSelect( ( select ) => select( blockEditorStore ).isBlockInsertionPointVisible(), [] );
	useEffect( () => {
		void showInsertionPoint( root, index );
	}, [ index, isVisible, root, showInsertionPoint ] );
	useEffect( () => () => void hideInsertionPoint(), [ hideInsertionPoint ] );
}
