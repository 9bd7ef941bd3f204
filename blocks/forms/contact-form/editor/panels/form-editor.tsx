import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import { code, replace, seen } from '@wordpress/icons';
import { AddFieldControl } from '../canvas/add-field';
import { FormCanvas } from '../canvas/canvas';
import { AfterLook } from './confirmation/confirmation-preview';
import { AfterPanel } from './confirmation/confirmation-panel';
import { Conflict } from './save-conflict';
import { useChangeForm, type FormRecord } from './data/form-entity';
import { FormPanel } from './form-panel';
import { FormPanels } from './form-panels';
import { MailWarning } from './email/email-warning';
import { MailsPanel } from './email/emails-panel';
import { MessagesPanel } from './messages-panel';
import { SettingsPanel } from './settings-panel';
import { ShownForm, type ShownLook } from './form-preview';
import { TemplatePanel } from './template-panel';
import { usePreview } from './data/use-preview';
import { useSaveByKeys } from './data/use-save-shortcut';

type Props = {
	record: FormRecord;
	htmlTitle: string;
	look: ShownLook;
	isSelected: boolean;
	isWriting: boolean;
	onWrite: ( isWriting: boolean ) => void;
	onReplace: () => void;
	onHtmlTitle: ( title: string ) => void;
};

/** A form that the user may edit: its fields as blocks or as a preview, and the panels for its template, emails, messages and settings. */
export function FormEditor( {
	record,
	htmlTitle,
	look,
	isSelected,
	isWriting,
	onWrite,
	onReplace,
	onHtmlTitle,
}: Props ) {
	const change = useChangeForm( record.id );
	const save = useSaveByKeys( record.id );
	const preview = usePreview( record.id, record, htmlTitle );
	const [ isLooking, setLooking ] = useState( false );
	const [ confirmation, setConfirmation ] = useState( -1 );
	const after = record.after?.[ confirmation ];
	const shared = { form: record, preview, change };
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ code }
						label={ __( 'Edit as code', 'frontage-forms' ) }
						isPressed={ isWriting }
						onClick={ () => onWrite( ! isWriting ) }
					/>
					<ToolbarButton
						icon={ seen }
						label={ __( 'Preview as visitor', 'frontage-forms' ) }
						isPressed={ isLooking }
						onClick={ () => setLooking( ! isLooking ) }
					/>
					<ToolbarButton
						icon={ replace }
						label={ __( 'Choose another form', 'frontage-forms' ) }
						onClick={ onReplace }
					/>
				</ToolbarGroup>
			</BlockControls>
			{ ! isLooking && <AddFieldControl /> }
			<FormPanels>
				<FormPanel
					record={ record }
					htmlTitle={ htmlTitle }
					change={ change }
					onHtmlTitle={ onHtmlTitle }
					onWrite={ () => onWrite( true ) }
					onReplace={ onReplace }
				/>
				<MailsPanel { ...shared } />
				<AfterPanel { ...shared } chosen={ confirmation } onChoose={ setConfirmation } />
				<MessagesPanel form={ record } change={ change } />
				<SettingsPanel form={ record } problems={ preview.problems } change={ change } />
			</FormPanels>
			<Conflict id={ record.id } onSave={ () => void save() } />
			<MailWarning { ...shared } />
			{ isLooking ? (
				<ShownForm preview={ preview } look={ look } />
			) : (
				<FormCanvas
					record={ record }
					change={ change }
					problems={ preview.problems }
					isSelected={ isSelected }
				/>
			) }
			{ isSelected && after && <AfterLook entry={ after } message={ record.messages.mail_sent_ok ?? '' } /> }
			{ isSelected && isWriting && <TemplatePanel { ...shared } onClose={ () => onWrite( false ) } /> }
		</>
	);
}
