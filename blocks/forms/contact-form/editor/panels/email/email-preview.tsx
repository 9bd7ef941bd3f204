import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mailFailure, mailRequest, requestMail, useTestMail, type MailRequest } from './use-test-email';

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

type Props = MailRequest;

const PAUSE = 400; // ms without input

/** A preview of this email with sample values, and a button to send it to the user's own mailbox. */
export function MailLook( props: Props ) {
	const { isSending, result, send, dismiss } = useTestMail( props );
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
					onClick={ send }
				>
					{ __( 'Send test email', 'frontage-forms' ) }
				</Button>
			</header>
			{ result && (
				<Notice status={ result.status } onRemove={ dismiss }>
					{ result.text }
				</Notice>
			) }
			<Letter { ...props } />
		</section>
	);
}

function Letter( props: Props ) {
	const [ look, setLook ] = useState< Look >();
	const [ failure, setFailure ] = useState( '' );
	const data = mailRequest( props );
	const key = JSON.stringify( data );
	const isFirst = ! look && ! failure;
	useEffect( () => {
		const control = new AbortController();
		const run = () =>
			requestMail< Look >( 'mail-preview', props.id, data, control.signal ).then(
				( found ) => {
					setLook( found );
					setFailure( '' );
				},
				( error ) => ! control.signal.aborted && setFailure( mailFailure( error ) )
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
