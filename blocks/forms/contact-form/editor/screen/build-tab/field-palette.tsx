import { BlockIcon, store as blockEditorStore, type InserterItem } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Dropdown, SearchControl } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { fieldGroups, TAG_TYPES } from '@frontage/editor/form-tags';
import { useFieldPlace } from '../../canvas/add-field';
import { fieldOf } from '../../template/rename-references';

/** The group of an item of the inserter: that of its field type; texts, groups and steps are form elements. */
const groupOf = ( { initialAttributes: { source } }: InserterItem ) =>
	TAG_TYPES[ fieldOf( String( source ?? '' ) )?.type ?? '' ]?.group ?? 'layout';

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

/** The button “Add field” with all types of fields. The new field comes after the selected one, else before the submit button. */
export function AddFieldButton( { isDisabled }: { isDisabled: boolean } ) {
	const at = useSelect( ( select ) => {
		const { getSelectedBlockClientId, getBlockOrder } = select( blockEditorStore );
		return getSelectedBlockClientId() ?? getBlockOrder()[ 0 ] ?? ''; // The only block without a parent is the form.
	}, [] );
	return (
		<Dropdown
			className="fr-form-builder__add"
			contentClassName="fr-form-builder__palette"
			popoverProps={ { placement: 'bottom-start', offset: 8 } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ plus }
					aria-haspopup="true"
					aria-expanded={ isOpen }
					disabled={ isDisabled }
					accessibleWhenDisabled
					onClick={ onToggle }
				>
					{ __( 'Add field', 'frontage-forms' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => <Palette at={ at } onClose={ onClose } /> }
		/>
	);
}

function Palette( { at, onClose }: { at: string; onClose: () => void } ) {
	const registry = useRegistry();
	const { insertBlock } = useDispatch( blockEditorStore );
	const [ search, setSearch ] = useState( '' );
	const { root, next } = useFieldPlace( at );
	const items = useSelect( ( select ) => select( blockEditorStore ).getInserterItems( root ), [ root ] );
	const groups = groupItems( items, search );
	const insert = ( { name, initialAttributes }: InserterItem ) => {
		const { getBlockIndex, getBlockOrder } = registry.select( blockEditorStore );
		const index = next ? getBlockIndex( next ) : getBlockOrder( root ).length;
		onClose();
		void insertBlock( createBlock( name, initialAttributes ), index, root );
	};
	return (
		<div className="fr-form-builder__kinds">
			<SearchControl
				label={ __( 'Search fields', 'frontage-forms' ) }
				placeholder={ __( 'Search fields', 'frontage-forms' ) }
				value={ search }
				onChange={ setSearch }
			/>
			<p role="status">{ groups.length === 0 && __( 'No fields found.', 'frontage-forms' ) }</p>
			{ groups.map( ( [ title, list ] ) => (
				<fieldset key={ title }>
					<legend>{ title }</legend>
					{ list.map( ( item ) => (
						<Button key={ item.id } disabled={ item.isDisabled } onClick={ () => insert( item ) }>
							<BlockIcon icon={ item.icon } />
							{ item.title }
						</Button>
					) ) }
				</fieldset>
			) ) }
		</div>
	);
}
