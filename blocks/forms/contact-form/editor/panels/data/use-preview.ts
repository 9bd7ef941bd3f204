import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { FormDocument } from '../../form-document';

/** Something in a form that will not work as meant. */
export type Problem = {
	part: string;
	code: string;
	message: string;
	/** From 1; 0 when the problem has no line. */
	line: number;
	level: 'error' | 'warning';
};

export type Preview = {
	/** Undefined until the first answer. */
	html: string | undefined;
	problems: Problem[];
	/** Names a mail may hold in brackets. */
	mailTags: string[];
	/** Whom the mails go to, in addresses. */
	recipients: Record< string, string >;
	/** Why there is no newer markup, in words. */
	failure: string;
};

const NOTHING: Preview = { html: undefined, problems: [], mailTags: [], recipients: {}, failure: '' };
const PAUSE = 300; // ms without a keystroke

type Answer = Pick< Preview, 'problems' | 'recipients' > & { html: string; mail_tags: string[] };

/** Runs a request a moment after its key last changed; the answer to an older key is dropped. */
function useAnswer< T >( key: string, ask: ( signal: AbortSignal ) => Promise< T >, take: ( answer: T ) => Preview ) {
	const [ preview, setPreview ] = useState( NOTHING );
	useEffect( () => {
		const control = new AbortController();
		const run = () =>
			ask( control.signal ).then(
				( answer ) => setPreview( take( answer ) ),
				( error: { message?: string } ) => {
					if ( ! control.signal.aborted ) {
						const failure = error.message ?? __( 'The form cannot be shown now.', 'frontage-forms' );
						setPreview( ( last ) => ( { ...last, failure } ) );
					}
				}
			);
		const timer = setTimeout( run, PAUSE );
		return () => {
			clearTimeout( timer );
			control.abort();
		};
		// The key holds everything that `ask` sends.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ key ] );
	return preview;
}

/** What visitors would see of an unsaved form, and what is wrong with it. */
export function usePreview( id: number, form: FormDocument, htmlTitle: string ): Preview {
	const {
		title,
		form: template,
		mail,
		mail_2: mail2,
		mails,
		messages,
		additional_settings: settings,
		conditions,
		after,
	} = form;
	const data = {
		id,
		title,
		form: template,
		mail,
		mail_2: mail2,
		mails,
		messages,
		additional_settings: settings,
		conditions,
		after,
		html_title: htmlTitle,
	};
	return useAnswer< Answer >(
		JSON.stringify( data ),
		( signal ) => apiFetch( { path: '/frontage/v1/contact-forms/preview', method: 'POST', data, signal } ),
		( { mail_tags: mailTags, ...rest } ) => ( { ...rest, mailTags, failure: '' } )
	);
}

/** The stored form, for users who may see it and not change it. */
export function useStoredPreview( form: string, htmlTitle: string ): Preview {
	const path = addQueryArgs( '/wp/v2/block-renderer/frontage/contact-form', {
		context: 'edit',
		attributes: { form, htmlTitle },
	} );
	return useAnswer< { rendered: string } >(
		path,
		( signal ) => apiFetch( { path, signal } ),
		( { rendered } ) => ( { ...NOTHING, html: rendered } )
	);
}
