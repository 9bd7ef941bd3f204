import { draftKey, sessionValue } from '../draft-key';
import { pageTexts } from '../page-texts';

/** Restores what was typed before a reload, a crash or a sign-in; the module that does it is loaded only then. */
export function restoreStoredDraft( form: HTMLFormElement ): void {
	const key = draftKey( form );
	const { status = 'init' } = form.dataset;
	if ( status === 'sent' ) {
		sessionValue( key, null ); // Sent without the island: the page has this status.
		return;
	}
	const draft = sessionValue( key );
	const { drafts } = pageTexts();
	if ( draft && drafts && status === 'init' ) {
		import( /* webpackIgnore: true */ drafts ).then(
			( { restoreDraft } ) => restoreDraft( form, draft ),
			() => {}
		);
	}
}
