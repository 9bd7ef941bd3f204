import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormDocument } from '../form-document';
import type { ChangeForm } from './data/form-entity';

/** The purpose of each message, in order of use (docs/reference/contact-forms.md §10). */
function labels(): Record< string, string > {
	return {
		mail_sent_ok: __( 'Sent', 'frontage-forms' ),
		mail_sent_ng: __( 'Sending failed', 'frontage-forms' ),
		validation_error: __( 'Validation failed', 'frontage-forms' ),
		accept_terms: __( 'Consent missing', 'frontage-forms' ),
		spam: __( 'Flagged as spam', 'frontage-forms' ),
		invalid_required: __( 'Required field empty', 'frontage-forms' ),
		invalid_too_long: __( 'Too long', 'frontage-forms' ),
		invalid_too_short: __( 'Too short', 'frontage-forms' ),
		invalid_email: __( 'Invalid email address', 'frontage-forms' ),
		invalid_url: __( 'Invalid URL', 'frontage-forms' ),
		invalid_tel: __( 'Invalid phone number', 'frontage-forms' ),
		invalid_number: __( 'Invalid number', 'frontage-forms' ),
		number_too_small: __( 'Number too small', 'frontage-forms' ),
		number_too_large: __( 'Number too large', 'frontage-forms' ),
		invalid_date: __( 'Invalid date', 'frontage-forms' ),
		date_too_early: __( 'Date too early', 'frontage-forms' ),
		date_too_late: __( 'Date too late', 'frontage-forms' ),
		upload_failed: __( 'Upload failed', 'frontage-forms' ),
		upload_file_type_invalid: __( 'File type not allowed', 'frontage-forms' ),
		upload_file_too_large: __( 'File too large', 'frontage-forms' ),
		upload_failed_php_error: __( 'Upload failed (server error)', 'frontage-forms' ),
		quiz_answer_not_correct: __( 'Wrong quiz answer', 'frontage-forms' ),
		captcha_not_match: __( 'Wrong captcha code', 'frontage-forms' ),
	};
}

type Props = { form: FormDocument; change: ChangeForm; isOpen?: boolean };

/** The messages for visitors. Messages of add-ons come last, labeled by their keys. */
export function MessagesPanel( { form, change, isOpen = false }: Props ) {
	const known = labels();
	const keys = [
		...Object.keys( known ).filter( ( key ) => key in form.messages ),
		...Object.keys( form.messages ).filter( ( key ) => ! ( key in known ) ),
	];
	return (
		<PanelBody title={ __( 'Response messages', 'frontage-forms' ) } initialOpen={ isOpen }>
			{ keys.map( ( key ) => (
				<TextareaControl
					key={ key }
					label={ known[ key ] ?? key }
					rows={ 3 }
					value={ form.messages[ key ] ?? '' }
					onChange={ ( text ) =>
						change( { messages: { ...form.messages, [ key ]: text } }, `messages.${ key }` )
					}
				/>
			) ) }
		</PanelBody>
	);
}
