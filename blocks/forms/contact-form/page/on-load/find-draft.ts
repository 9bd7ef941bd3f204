import { draftKey, stored } from '../draft-key';
import { words } from '../page-texts';

/** Restores what was typed before a reload, a crash or a sign-in; the module that does it is loaded only then. */
export function lookForDraft( form: HTMLFormElement ): void {
	const key = draftKey( form );
	const { status = 'init' } = form.dataset;
	if ( status === 'sent' ) {
		stored( key, null ); // Sent without the island: the page has this status.
		return;
	}
	const draft = stored( key );
	const { drafts } = words();
	if ( draft && drafts && status === 'init' ) {
		import( /* webpackIgnore: true */ drafts ).then(
			( { restore } ) => restore( form, draft ),
			() => {}
		);
	}
}
