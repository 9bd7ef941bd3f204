import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { splitTags } from '../../template/mail-tags';
import { mailFailure, mailRequest, requestMail, type MailRequest } from './use-test-email';

/** An email as it would be sent. */
export type Look = {
	subject: string;
	from: string;
	to: string;
	headers: string[];
	body: string;
	html: boolean;
	files: string[];
	/** Whether its values are samples. */
	sample: boolean;
};

const PAUSE = 400; // ms without input

/** An email with sample values, or with those of the newest message that the user may read. */
export function useLook( request: MailRequest, of: 'sample' | 'newest' = 'sample' ) {
	const [ look, setLook ] = useState< Look >();
	const [ failure, setFailure ] = useState( '' );
	const data = { ...mailRequest( request ), of };
	const key = JSON.stringify( data );
	const isFirst = ! look && ! failure;
	useEffect( () => {
		const control = new AbortController();
		const run = () =>
			requestMail< Look >( 'mail-preview', request.id, data, control.signal ).then(
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
	return { look, failure };
}

type Props = {
	look: Look | undefined;
	failure: string;
	/** Names of mail-tags that stand for nothing, which the email shows as they are. */
	wrong?: string[];
};

/** An email as its recipient sees it. */
export function MailLetter( { look, failure, wrong = [] }: Props ) {
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
	const headers = look.headers.map( ( line ): [ string, string ] => {
		const at = line.indexOf( ':' );
		return [ line.slice( 0, at ).trim(), line.slice( at + 1 ).trim() ];
	} );
	const rows: [ string, string ][] = [
		[ __( 'From', 'frontage-forms' ), look.from ],
		[ __( 'To', 'frontage-forms' ), look.to ],
		...headers,
		[ __( 'Attachments', 'frontage-forms' ), look.files.join( '\n' ) ],
	];
	const isWrong = ( name: string | undefined ) => name !== undefined && wrong.includes( name );
	const marked = ( text: string ) =>
		splitTags( text ).map( ( piece, place ) =>
			isWrong( piece.name ) ? <mark key={ place }>{ piece.text }</mark> : piece.text
		);
	const html = () =>
		splitTags( look.body )
			.map( ( { text, name } ) => ( isWrong( name ) ? `<mark>${ text }</mark>` : text ) )
			.join( '' );
	return (
		<article className="fr-form-mail__letter">
			<dl>
				{ rows
					.filter( ( [ , value ] ) => value )
					.map( ( [ name, value ], place ) => (
						<div key={ place }>
							<dt>{ name }</dt>
							<dd dir="auto">{ value }</dd>
						</div>
					) ) }
			</dl>
			<h3 dir="auto">{ look.subject ? marked( look.subject ) : '–' }</h3>
			{ look.html ? (
				<iframe title={ __( 'Message', 'frontage-forms' ) } sandbox="" srcDoc={ html() } />
			) : (
				<pre dir="auto">{ marked( look.body ) }</pre>
			) }
		</article>
	);
}
