import apiFetch from '@wordpress/api-fetch';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getQueryArg, removeQueryArgs } from '@wordpress/url';

/** The argument of the address after the first save. */
const CREATED = 'created';

/** After the first save: what to do next. It is shown once, so the argument goes from the address. */
export function CreatedNotice( { id, newPage }: { id: number; newPage: string } ) {
	const [ isOpen, setOpen ] = useState( () => getQueryArg( window.location.href, CREATED ) !== undefined );
	const [ test, setTest ] = useState< 'sending' | { isSent: boolean; text: string } >();
	useEffect( () => {
		window.history.replaceState( null, '', removeQueryArgs( window.location.href, CREATED ) );
	}, [] );
	if ( ! isOpen ) {
		return null;
	}
	const created = __( 'Form created. Send yourself a test message, then add the form to a page.', 'frontage-forms' );
	const send = async () => {
		setTest( 'sending' );
		try {
			const path = `/frontage/v1/contact-forms/${ id }/mail-test`;
			const { to } = await apiFetch< { to: string } >( { path, method: 'POST', data: { part: 'mail' } } );
			/* translators: %s: mail address. */
			setTest( { isSent: true, text: sprintf( __( 'Test email sent to %s.', 'frontage-forms' ), to ) } );
		} catch ( error ) {
			setTest( {
				isSent: false,
				text:
					( error as Error ).message ||
					__( 'Could not send the email. Try again in a moment.', 'frontage-forms' ),
			} );
		}
	};
	return (
		<Notice
			status="success"
			spokenMessage={ created } // The result below announces itself.
			onRemove={ () => setOpen( false ) }
			actions={ [
				{
					label: __( 'Send test email', 'frontage-forms' ),
					onClick: () => void send(),
					variant: 'secondary',
					disabled: test === 'sending',
				},
				...( newPage
					? [ { label: __( 'Create a page', 'frontage-forms' ), url: newPage, variant: 'link' as const } ]
					: [] ),
			] }
		>
			{ created }
			<p
				className="fr-form-builder__test"
				role="status"
				data-failed={ ( typeof test === 'object' && ! test.isSent ) || undefined }
			>
				{ typeof test === 'object' && test.text }
			</p>
		</Notice>
	);
}
