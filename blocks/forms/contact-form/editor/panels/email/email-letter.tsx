import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { splitTags } from '../../template/mail-tags';
import { allMails, listsAllFields } from '../../template/mails';
import { called, fieldsIn } from './mail-tag-list';
import { mailFailure, mailRequest, requestMail, type MailRequest } from './use-test-email';

/** An email as it would be sent. */
export type Look = {
	subject: string;
	from: string;
	to: string;
	headers: string[];
	body: string;
	/** The same answer by answer, if the message has a line for each field and nothing else. */
	answers: Answer[];
	html: boolean;
	files: string[];
	/** Whether its values are samples. */
	sample: boolean;
	/** URL of the page that the message was sent from; empty for samples. */
	page: string;
	/** URL of the message in the inbox; empty for samples. */
	inbox: string;
};

/** The name is that of the field. The label is that in the message, which may be empty. The type is that of the field, such as `email`. */
type Answer = { name: string; label: string; value: string; type: string };

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
	const { form, part } = request;
	const answers = useMemo( () => {
		const fields = fieldsIn( form.form );
		const mail = allMails( form ).find( ( one ) => one.part === part );
		const labelOf = ( { name, label, type }: Answer ) => {
			const field = fields.find( ( one ) => one.name === name );
			return label || ( field && type !== 'acceptance' ? called( field ) : '' );
		};
		return mail && look && listsAllFields( mail.body, fields )
			? look.answers.map( ( answer ) => ( { ...answer, label: labelOf( answer ) } ) )
			: [];
	}, [ form, part, look ] );
	return { look, failure, answers };
}

type Props = {
	look: Look | undefined;
	failure: string;
	/** Those of a message that is “All fields”, shown as a table; else empty. A consent has no label. */
	answers: Answer[];
	/** Whether to lead to the page and to the inbox; not in an email to the visitor. */
	hasLinks?: boolean;
	/** Names of mail-tags that stand for nothing, which the email shows as they are. */
	wrong?: string[];
};

/** An email as its recipient sees it. */
export function MailLetter( { look, failure, answers, hasLinks = false, wrong = [] }: Props ) {
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
			{ answers.length > 0 && <Answers answers={ answers } /> }
			{ ! answers.length && look.html && (
				<iframe title={ __( 'Message', 'frontage-forms' ) } sandbox="" srcDoc={ html() } />
			) }
			{ ! answers.length && ! look.html && <pre dir="auto">{ marked( look.body ) }</pre> }
			{ hasLinks && <Links page={ look.page } inbox={ look.inbox } /> }
		</article>
	);
}

const LONG = 60; // Characters of an answer that gets a line of its own.

function Answers( { answers }: { answers: Answer[] } ) {
	return (
		<dl className="fr-form-mail__answers">
			{ answers.map( ( { label, value, type }, place ) => (
				<div key={ place } data-long={ ! label || value.length > LONG || value.includes( '\n' ) || undefined }>
					<dt dir="auto">{ label || __( 'Consent', 'frontage-forms' ) }</dt>
					<dd dir="auto">{ addressOf( value, type ) ?? value }</dd>
				</div>
			) ) }
		</dl>
	);
}

/** An address or phone number as a link, as mail programs show it. */
function addressOf( value: string, type: string ) {
	if ( type === 'email' && /^[^\s,]+@[^\s,]+$/.test( value ) ) {
		return <a href={ `mailto:${ value }` }>{ value }</a>;
	}
	return type === 'tel' && /^[+(\d][\d\s().\/-]+$/.test( value ) ? (
		<a href={ `tel:${ value.replace( /[^+\d]/g, '' ) }` }>
			<bdi dir="ltr">{ value }</bdi>
		</a>
	) : undefined;
}

/** Where the message came from, and where it is stored. */
function Links( { page, inbox }: Pick< Look, 'page' | 'inbox' > ) {
	if ( ! page && ! inbox ) {
		return null;
	}
	return (
		<footer>
			{ /^https?:/.test( page ) && (
				<p>
					{ __( 'Sent from', 'frontage-forms' ) }{ ' ' }
					<a href={ page } dir="ltr">
						{ page.replace( /^https?:\/\/|\/$/g, '' ) }
					</a>
				</p>
			) }
			{ inbox && (
				<p>
					<a href={ inbox }>{ __( 'Open in Inbox', 'frontage-forms' ) }</a>
				</p>
			) }
		</footer>
	);
}
