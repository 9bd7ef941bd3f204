import { __, sprintf } from '@wordpress/i18n';
import type { FormMail } from '../../form-document';

/** Changes an email. Changes of the same `field` in quick succession are one undo step. */
export type SetMail = ( edits: Partial< FormMail >, field?: string ) => void;

export type TextKey = 'recipient' | 'sender' | 'subject' | 'body' | 'additional_headers' | 'attachments';

/** The owner's name for an email, else its type: the same as in the inbox. */
export function mailName( { part, name }: Pick< FormMail, 'part' | 'name' > ): string {
	if ( name ) {
		return name;
	}
	if ( part === 'mail' ) {
		return __( 'Notification', 'frontage-forms' );
	}
	return part === 'mail_2'
		? __( 'Confirmation email', 'frontage-forms' )
		: /* translators: %s: number of a mail. */
			sprintf( __( 'Email %s', 'frontage-forms' ), part.replace( 'mail_', '' ) );
}

export function labelOf( key: TextKey ): string {
	return {
		recipient: __( 'Recipient', 'frontage-forms' ),
		sender: __( 'Sender', 'frontage-forms' ),
		subject: __( 'Subject', 'frontage-forms' ),
		body: __( 'Message', 'frontage-forms' ),
		additional_headers: __( 'Additional headers', 'frontage-forms' ),
		attachments: __( 'Attachments', 'frontage-forms' ),
	}[ key ];
}
