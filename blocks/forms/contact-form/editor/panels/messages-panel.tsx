import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormDocument } from '../form-document';
import type { ChangeForm } from './data/form-entity';

/** The purpose of each message, in order of use (docs/reference/contact-forms.md §10). */
function labels(): Record< string, string > {
	return {
		mail_sent_ok: __( 'Sent', 'frontage-forms' ),
		mail_sent_ng: __( 'Could not be sent', 'frontage-forms' ),
		validation_error: __( 'Some answers are wrong', 'frontage-forms' ),
		accept_terms: __( 'A consent is missing', 'frontage-forms' ),
		spam: __( 'Taken for spam', 'frontage-forms' ),
		invalid_required: __( 'Required and left empty', 'frontage-forms' ),
		invalid_too_long: __( 'Too long', 'frontage-forms' ),
		invalid_too_short: __( 'Too short', 'frontage-forms' ),
		invalid_email: __( 'No email address', 'frontage-forms' ),
		invalid_url: __( 'No web address', 'frontage-forms' ),
		invalid_tel: __( 'No phone number', 'frontage-forms' ),
		invalid_number: __( 'No number', 'frontage-forms' ),
		number_too_small: __( 'Number too small', 'frontage-forms' ),
		number_too_large: __( 'Number too large', 'frontage-forms' ),
		invalid_date: __( 'No date', 'frontage-forms' ),
		date_too_early: __( 'Date too early', 'frontage-forms' ),
		date_too_late: __( 'Date too late', 'frontage-forms' ),
		upload_failed: __( 'File did not arrive', 'frontage-forms' ),
		upload_file_type_invalid: __( 'Kind of file not allowed', 'frontage-forms' ),
		upload_file_too_large: __( 'File too large', 'frontage-forms' ),
		upload_failed_php_error: __( 'File did not arrive, server error', 'frontage-forms' ),
		quiz_answer_not_correct: __( 'Wrong answer to the quiz', 'frontage-forms' ),
		captcha_not_match: __( 'Wrong code', 'frontage-forms' ),
	};
}

/** The messages for visitors. Messages of add-ons come last, labeled by their keys. */
export function MessagesPanel( { form, change }: { form: FormDocument; change: ChangeForm } ) {
	const known = labels();
	const keys = [
		...Object.keys( known ).filter( ( key ) => key in form.messages ),
		...Object.keys( form.messages ).filter( ( key ) => ! ( key in known ) ),
	];
	return (
		<PanelBody title={ __( 'Messages', 'frontage-forms' ) } initialOpen={ false }>
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
