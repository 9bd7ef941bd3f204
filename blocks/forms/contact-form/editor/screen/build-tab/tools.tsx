import { BlockToolbar, store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Modal } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { redo as redoIcon, seen, settings as settingsIcon, undo as undoIcon } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { Tab } from '../data/use-tab';
import { FORM } from './canvas-block';
import { AddFieldButton } from './field-palette';
import { Sidebar } from './sidebar';

type ToolsProps = { isPreviewing: boolean; onPreview: () => void };

/** The tools of the tab Build: undo, preview, and “Add field”. */
export function Tools( { isPreviewing, onPreview }: ToolsProps ) {
	const { undo, redo } = useDispatch( coreStore );
	const { hasUndo, hasRedo } = useSelect(
		( select ) => ( { hasUndo: select( coreStore ).hasUndo(), hasRedo: select( coreStore ).hasRedo() } ),
		[]
	);
	return (
		<div className="fr-form-builder__tools">
			<Button
				icon={ undoIcon }
				label={ __( 'Undo', 'frontage-forms' ) }
				disabled={ ! hasUndo }
				accessibleWhenDisabled
				onClick={ () => void undo() }
			/>
			<Button
				icon={ redoIcon }
				label={ __( 'Redo', 'frontage-forms' ) }
				disabled={ ! hasRedo }
				accessibleWhenDisabled
				onClick={ () => void redo() }
			/>
			<Button
				icon={ seen }
				label={ __( 'Preview as visitor', 'frontage-forms' ) }
				isPressed={ isPreviewing }
				onClick={ onPreview }
			/>
			<AddFieldButton isDisabled={ isPreviewing } />
		</div>
	);
}

type FieldToolsProps = { tools: ReactNode; onOpenTab: ( tab: Tab ) => void };

/** On a phone, below the canvas: the tools, the toolbar of the selected field, and its settings as a sheet. */
export function FieldTools( { tools, onOpenTab }: FieldToolsProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const hasField = useSelect( ( select ) => {
		const { getSelectedBlockClientId, getBlockName } = select( blockEditorStore );
		const selected = getSelectedBlockClientId();
		return selected !== null && getBlockName( selected ) !== FORM;
	}, [] );
	return (
		<div className="fr-form-builder__dock">
			{ hasField && (
				<div className="fr-form-builder__toolbar">
					<BlockToolbar hideDragHandle />
				</div>
			) }
			{ tools }
			<Button
				icon={ settingsIcon }
				label={ __( 'Settings', 'frontage-forms' ) }
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			/>
			{ isOpen && (
				<Modal
					className="fr-form-builder__sheet"
					title={ __( 'Settings', 'frontage-forms' ) }
					onRequestClose={ () => setOpen( false ) }
				>
					<Sidebar
						onOpenTab={ ( tab ) => {
							setOpen( false );
							onOpenTab( tab );
						} }
					/>
				</Modal>
			) }
		</div>
	);
}
