import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormDocument } from '../../form-document';

/** An email as it would be sent. */
type Look = {
	subject: string;
	from: string;
	to: string;
	headers: string[];
	body: string;
	html: boolean;
	files: string[];
};

type Props = { id: number; part: string; form: FormDocument };

const PAUSE = 400; // ms without input

/** The request data: the current form in the editor, saved or not. */
function asked( { part, form }: Props ) {
	const { title, form: template, mail, mail_2: mail2, mails, messages, additional_settings: settings } = form;
	return { part, title, form: template, mail, mail_2: mail2, mails, messages, additional_settings: settings };
}

const ask = < T, >( path: 'mail-preview' | 'mail-test', id: number, data: object, signal: AbortSignal | null = null ) =>
	apiFetch< T >( { path: `/frontage/v1/contact-forms/${ id }/${ path }`, method: 'POST', data, signal } );

const sentence = ( error: { message?: string } ) =>
	error.message ?? __( 'Could not complete the request. Try again.', 'frontage-forms' );

/** A preview of this email with sample values, and a button to send it to the user's own mailbox. */
export function MailLook( props: Props ) {
	const [ isSending, setSending ] = useState( false );
	const [ told, setTold ] = useState< { status: 'success' | 'error'; text: string } >();
	const test = async () => {
		setSending( true );
		setTold( undefined );
		try {
			const { to } = await ask< { to: string } >( 'mail-test', props.id, asked( props ) );
			/* translators: %s: email address. */
			const text = sprintf( __( 'Test email sent to %s.', 'frontage-forms' ), to );
			setTold( { status: 'success', text } );
		} catch ( error ) {
			setTold( { status: 'error', text: sentence( error as Error ) } );
		}
		setSending( false );
	};
	return (
		<section className="fr-form-mail__look" aria-labelledby="fr-form-mail-look">
			<header>
				<h2 id="fr-form-mail-look">{ __( 'Sample answers', 'frontage-forms' ) }</h2>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isSending }
					disabled={ isSending }
					accessibleWhenDisabled
					onClick={ test }
				>
					{ __( 'Send test email', 'frontage-forms' ) }
				</Button>
			</header>
			{ told && (
				<Notice status={ told.status } onRemove={ () => setTold( undefined ) }>
					{ told.text }
				</Notice>
			) }
			<Letter { ...props } />
		</section>
	);
}

function Letter( props: Props ) {
	const [ look, setLook ] = useState< Look >();
	const [ failure, setFailure ] = useState( '' );
	const data = asked( props );
	const key = JSON.stringify( data );
	const isFirst = ! look && ! failure;
	useEffect( () => {
		const control = new AbortController();
		const run = () =>
			ask< Look >( 'mail-preview', props.id, data, control.signal ).then(
				( found ) => {
					setLook( found );
					setFailure( '' );
				},
				( error ) => ! control.signal.aborted && setFailure( sentence( error ) )
			);
		const timer = setTimeout( run, isFirst ? 0 : PAUSE );
		return () => {
			clearTimeout( timer );
			control.abort();
		};
		// The key contains everything that is sent.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ key ] );
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
		[ __( 'Sender', 'frontage-forms' ), look.from ],
		[ __( 'Recipient', 'frontage-forms' ), look.to ],
		[ __( 'Additional headers', 'frontage-forms' ), look.headers.join( '\n' ) ],
		[ __( 'Attachments', 'frontage-forms' ), look.files.join( '\n' ) ],
	];
	return (
		<article className="fr-form-mail__letter">
			<h3 dir="auto">{ look.subject || '–' }</h3>
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
		</article>
	);
}
