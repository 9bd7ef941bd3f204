import { Button, PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ChangeForm, FormRecord } from './data/form-entity';

type Props = {
	record: FormRecord;
	htmlTitle: string;
	change: ChangeForm;
	onHtmlTitle: ( title: string ) => void;
	onWrite: () => void;
	onReplace: () => void;
};

/** The name of the form in lists of the dashboard. */
export const FormNameControl = ( { record, change }: Pick< Props, 'record' | 'change' > ) => (
	<TextControl
		__next40pxDefaultSize
		label={ __( 'Name', 'frontage-forms' ) }
		help={ __( 'Only visible to you, not to visitors.', 'frontage-forms' ) }
		value={ record.title }
		onChange={ ( title ) => change( { title }, 'title' ) }
	/>
);

/** The form's name, and buttons to edit its template or choose another form. */
export function FormPanel( { record, htmlTitle, change, onHtmlTitle, onWrite, onReplace }: Props ) {
	return (
		<PanelBody title={ __( 'Form', 'frontage-forms' ) }>
			<FormNameControl record={ record } change={ change } />
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Screen reader title', 'frontage-forms' ) }
				placeholder={ __( 'Contact form', 'frontage-forms' ) }
				value={ htmlTitle }
				onChange={ onHtmlTitle }
			/>
			<div className="fr-contact-form__actions">
				<Button __next40pxDefaultSize variant="secondary" onClick={ onWrite }>
					{ __( 'Edit as code', 'frontage-forms' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onReplace }>
					{ __( 'Choose another form', 'frontage-forms' ) }
				</Button>
			</div>
		</PanelBody>
	);
}
