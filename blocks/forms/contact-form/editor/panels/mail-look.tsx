import apiFetch from '@wordpress/api-fetch';
import { Button, Modal, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormDocument } from '../form-document';

/** A mail as it would leave the site. */
type Look = {
	subject: string;
	from: string;
	to: string;
	headers: string[];
	body: string;
	html: boolean;
	files: string[];
};

type Props = { id: number; part: 'mail' | 'mail_2'; form: FormDocument };

/** What goes to the server: the form as it stands in the editor, saved or not. */
function ask< T >( path: 'mail-preview' | 'mail-test', { id, part, form }: Props ): Promise< T > {
	const { title, form: template, mail, mail_2: mail2, messages, additional_settings: settings } = form;
	const parts = { title, form: template, mail, mail_2: mail2, messages, additional_settings: settings };
	return apiFetch< T >( {
		path: `/frontage/v1/contact-forms/${ id }/${ path }`,
		method: 'POST',
		data: { part, ...parts },
	} );
}

const sentence = ( error: { message?: string } ) =>
	error.message ?? __( 'That did not work. Please try again.', 'frontage-forms' );

/** Two buttons: how this mail looks with sample answers, and the same in one's own mailbox. */
export function MailLook( props: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ isSending, setSending ] = useState( false );
	const [ told, setTold ] = useState< { status: 'success' | 'error'; text: string } >();
	const test = async () => {
		setSending( true );
		setTold( undefined );
		try {
			const { to } = await ask< { to: string } >( 'mail-test', props );
			/* translators: %s: email address. */
			const text = sprintf( __( 'A test is on its way to %s.', 'frontage-forms' ), to );
			setTold( { status: 'success', text } );
		} catch ( error ) {
			setTold( { status: 'error', text: sentence( error as Error ) } );
		}
		setSending( false );
	};
	return (
		<>
			<div className="fr-contact-form__actions">
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => setOpen( true ) }>
					{ __( 'See this mail', 'frontage-forms' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isBusy={ isSending }
					disabled={ isSending }
					accessibleWhenDisabled
					onClick={ test }
				>
					{ __( 'Send me a test', 'frontage-forms' ) }
				</Button>
			</div>
			{ told && (
				<Notice status={ told.status } onRemove={ () => setTold( undefined ) }>
					{ told.text }
				</Notice>
			) }
			{ isOpen && (
				<Modal
					title={ __( 'The mail, with sample answers', 'frontage-forms' ) }
					size="large"
					className="fr-contact-form__look"
					onRequestClose={ () => setOpen( false ) }
				>
					<LookOf { ...props } />
				</Modal>
			) }
		</>
	);
}

function LookOf( props: Props ) {
	const [ look, setLook ] = useState< Look >();
	const [ failure, setFailure ] = useState( '' );
	useEffect( () => {
		let isShown = true;
		ask< Look >( 'mail-preview', props ).then(
			( found ) => isShown && setLook( found ),
			( error ) => isShown && setFailure( sentence( error ) )
		);
		return () => {
			isShown = false;
		};
		// The form cannot change while the dialog is open.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	if ( failure ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ failure }
			</Notice>
		);
	}
	if ( ! look ) {
		return <Spinner />;
	}
	const rows = [
		[ __( 'Subject', 'frontage-forms' ), look.subject ],
		[ __( 'From', 'frontage-forms' ), look.from ],
		[ __( 'To', 'frontage-forms' ), look.to ],
		[ __( 'Further headers', 'frontage-forms' ), look.headers.join( '\n' ) ],
		[ __( 'Attachments', 'frontage-forms' ), look.files.join( '\n' ) ],
	];
	return (
		<>
			<dl>
				{ rows
					.filter( ( [ , value ] ) => value )
					.map( ( [ name, value ] ) => (
						<div key={ name }>
							<dt>{ name }</dt>
							<dd dir="auto">{ value }</dd>
						</div>
					) ) }
			</dl>
			{ look.html ? (
				<iframe title={ __( 'Text', 'frontage-forms' ) } sandbox="" srcDoc={ look.body } />
			) : (
				<pre dir="auto">{ look.body }</pre>
			) }
		</>
	);
}
