import apiFetch from '@wordpress/api-fetch';
import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormDocument } from '../../form-document';

export type MailRequest = { id: number; part: string; form: FormDocument };

/** The data of a request about an email: the form as it is in the editor, saved or not. */
export function mailRequest( { part, form }: MailRequest ) {
	const { title, form: template, mail, mail_2: mail2, mails, messages, additional_settings: settings } = form;
	return { part, title, form: template, mail, mail_2: mail2, mails, messages, additional_settings: settings };
}

export const requestMail = < T >(
	path: 'mail-preview' | 'mail-test',
	id: number,
	data: object,
	signal: AbortSignal | null = null
) => apiFetch< T >( { path: `/frontage/v1/contact-forms/${ id }/${ path }`, method: 'POST', data, signal } );

export const mailFailure = ( error: { message?: string } ) =>
	error.message || __( 'Could not complete the request. Try again.', 'frontage-forms' );

export type TestResult = { status: 'success' | 'error'; text: string };

/** Sends an email of the form with sample values to the user's own address. */
export function useTestMail( request: MailRequest, onSent?: () => void ) {
	const [ isSending, setSending ] = useState( false );
	const [ result, setResult ] = useState< TestResult >();
	const send = async () => {
		setSending( true );
		setResult( undefined );
		try {
			const { to } = await requestMail< { to: string } >( 'mail-test', request.id, mailRequest( request ) );
			/* translators: %s: email address. */
			const text = sprintf( __( 'Test email sent to %s.', 'frontage-forms' ), to );
			setResult( { status: 'success', text } );
			onSent?.();
		} catch ( error ) {
			setResult( { status: 'error', text: mailFailure( error as Error ) } );
		}
		setSending( false );
	};
	return { isSending, result, send, dismiss: useCallback( () => setResult( undefined ), [] ) };
}
