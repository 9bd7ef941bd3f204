/** Data about the site that PHP printed for the editor (Reviews\EditorData). */
export interface Told {
	providers: Array< { name: string; label: string; ready: boolean; problem: string } >;
	/** The Trustpilot id of the business, if the owner entered it. */
	firm: string;
	locale: string;
	/** URL of the provider settings; '' for users who may not change them. */
	settings: string;
}

const NOTHING: Told = { providers: [], firm: '', locale: '', settings: '' };

export const editorData = (): Told => ( window as { frontageReviews?: Told } ).frontageReviews ?? NOTHING;
