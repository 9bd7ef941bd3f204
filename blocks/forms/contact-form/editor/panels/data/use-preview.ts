import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { FormDocument } from '../../form-document';

/** A problem of a form. */
export type Problem = {
	part: string;
	code: string;
	message: string;
	/** From 1; 0 for a problem without a line. */
	line: number;
	level: 'error' | 'warning';
};

export type Preview = {
	/** Undefined until the first response. */
	html: string | undefined;
	problems: Problem[];
	/** Mail-tags that an email may use. */
	mailTags: string[];
	/** The recipients of the emails, as addresses. */
	recipients: Record< string, string >;
	/** The error message if the markup is outdated. */
	failure: string;
};

const NOTHING: Preview = { html: undefined, problems: [], mailTags: [], recipients: {}, failure: '' };
const PREVIEW = '/frontage/v1/contact-forms/preview';
const PAUSE = 300; // ms without input

type Answer = Pick< Preview, 'problems' | 'recipients' > & { html: string; mail_tags: string[] };

/** Sends a request shortly after its key last changed; responses for older keys are dropped. */
function useAnswer< T >( key: string, ask: ( signal: AbortSignal ) => Promise< T >, take: ( answer: T ) => Preview ) {
	const [ preview, setPreview ] = useState( NOTHING );
	useEffect( () => {
		const control = new AbortController();
		const run = () =>
			ask( control.signal ).then(
				( answer ) => setPreview( take( answer ) ),
				( error: { message?: string } ) => {
					if ( ! control.signal.aborted ) {
						const failure = error.message ?? __( 'Could not load the form preview.', 'frontage-forms' );
						setPreview( ( last ) => ( { ...last, failure } ) );
					}
				}
			);
		const timer = setTimeout( run, PAUSE );
		return () => {
			clearTimeout( timer );
			control.abort();
		};
		// The key contains everything that `ask` sends.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ key ] );
	return preview;
}

/** A preview of an unsaved form, and its problems. */
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
		( signal ) => apiFetch( { path: PREVIEW, method: 'POST', data, signal } ),
		( { mail_tags: mailTags, ...rest } ) => ( { ...rest, mailTags, failure: '' } )
	);
}

/** A single form-tag, as on a page. */
export function useTagPreview( tag: string ): Preview {
	return useAnswer< Answer >(
		tag,
		( signal ) => apiFetch( { path: PREVIEW, method: 'POST', data: { form: tag }, signal } ),
		( { html } ) => ( { ...NOTHING, html } )
	);
}

/** The stored form, for users who may see but not edit it. */
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
