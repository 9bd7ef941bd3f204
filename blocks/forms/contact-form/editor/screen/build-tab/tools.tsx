import { BlockToolbar, store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Modal } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	desktop,
	mobile,
	plus,
	redo as redoIcon,
	seen,
	settings as settingsIcon,
	tablet,
	undo as undoIcon,
} from '@wordpress/icons';
import type { ReactNode } from 'react';
import { DEVICES, type Device } from '../data/device';
import type { Tab } from '../data/use-tab';
import { FORM } from './canvas-block';
import { Sidebar } from './sidebar';
import type { usePalette } from './use-palette';

type ToolsProps = {
	isNarrow: boolean;
	isPreviewing: boolean;
	onPreview: () => void;
	device: Device;
	onDevice: ( device: Device ) => void;
	palette: Pick< ReturnType< typeof usePalette >, 'isOpen' | 'open' >;
};

const ICONS = { desktop, tablet, mobile };

/** The tools of the tab Build: undo, the canvas's width, and “Add field”. On a phone the preview is here, since the header has no room. */
export function Tools( { isNarrow, isPreviewing, onPreview, device, onDevice, palette }: ToolsProps ) {
	const labels: Record< Device, string > = {
		desktop: __( 'Desktop', 'frontage-forms' ),
		tablet: __( 'Tablet', 'frontage-forms' ),
		mobile: __( 'Mobile', 'frontage-forms' ),
	};
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
			{ isNarrow ? (
				<Button
					icon={ seen }
					label={ __( 'Preview', 'frontage-forms' ) }
					isPressed={ isPreviewing }
					onClick={ onPreview }
				/>
			) : (
				<div
					className="fr-form-builder__devices"
					role="group"
					aria-label={ __( 'Canvas width', 'frontage-forms' ) }
				>
					{ DEVICES.map( ( name ) => (
						<Button
							key={ name }
							size="small"
							icon={ ICONS[ name ] }
							label={ labels[ name ] }
							isPressed={ name === device }
							onClick={ () => onDevice( name ) }
						/>
					) ) }
				</div>
			) }
			<Button
				__next40pxDefaultSize
				className="fr-form-builder__add"
				variant={ isNarrow ? 'primary' : 'secondary' }
				icon={ plus }
				aria-expanded={ palette.isOpen }
				disabled={ isPreviewing }
				accessibleWhenDisabled
				onClick={ () => palette.open() }
			>
				{ __( 'Add field', 'frontage-forms' ) }
			</Button>
		</div>
	);
}

type FieldToolsProps = { tools: ReactNode; onOpenTab: ( tab: Tab ) => void };

/** On a phone, below the canvas: the tools, the toolbar of the selected field, and its settings as a sheet. */
export function FieldTools( { tools, onOpenTab }: FieldToolsProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const hasField = useSelect( ( select ) => {
		const { getSelectedBlockClientId, getBlockName } = select( blockEditorStore );
		const name = getBlockName( getSelectedBlockClientId() ?? '' ); // Null after undo has removed it.
		return name !== null && name !== FORM;
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
