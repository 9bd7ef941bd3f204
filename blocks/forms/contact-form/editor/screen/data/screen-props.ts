/** A page that uses a form; without `edit` the user may not edit that page. */
export type Use = { title: string; kind: string; edit: string };

/** Whether notifications of a form arrive. `detail` is what the mail server said, `method` how email leaves the site. */
export type EmailState = {
	state: 'works' | 'failing' | 'untested';
	text: string;
	detail: string;
	method: string;
};

/** The state of a stored form, from src/Admin/FormStatus.php. Addresses are empty for users who may not open them. */
export type StoredFacts = {
	/** The saved name. */
	title: string;
	shortcode: string;
	uses: { pages: Use[]; more: number };
	newPage: string;
	inbox: string;
	code: string;
	/** The time since the last message, such as "2 hours"; '' if there is none. */
	last: string;
	/** What deleting does; '' for users who may not. */
	removal: '' | 'trash' | 'delete';
	email: EmailState;
};

/** From plugins/frontage-forms/src/Admin/Builder/FormBuilderScreen.php. */
export type ScreenProps = {
	/** The ID of a stored form; 0 for a new one. */
	form: number;
	/** The name of the template of a new form; '' for the gallery. */
	template: string;
	/** The address of this screen without a form, and that of the list of forms. */
	url: string;
	list: string;
	stored: StoredFacts | null;
};

declare global {
	interface Window {
		/** Settings of WordPress's block editor, from plugins/frontage-forms/src/Admin/Builder/FormBuilderAssets.php. */
		frontageFormBuilder?: { __unstableResolvedAssets?: { styles?: string }; styles?: { css?: string }[] };
	}
}
