/** A page that uses a form; without `edit` the user may not edit that page. */
export type Use = { title: string; kind: string; edit: string };

/** What the header and its menu say of a stored form. Addresses are empty for users who may not open them. */
export type StoredFacts = {
	shortcode: string;
	uses: { pages: Use[]; more: number };
	newPage: string;
	inbox: string;
	code: string;
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
