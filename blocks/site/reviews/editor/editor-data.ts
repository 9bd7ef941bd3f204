/** What PHP told the editor of this site (Reviews\EditorData). */
export interface Told {
	providers: Array< { name: string; label: string; ready: boolean; problem: string } >;
	/** The firm's id at Trustpilot, if the owner typed that. */
	firm: string;
	locale: string;
	/** Where providers are set up; '' for who may not. */
	settings: string;
}

const NOTHING: Told = { providers: [], firm: '', locale: '', settings: '' };

export const told = (): Told => ( window as { frontageReviews?: Told } ).frontageReviews ?? NOTHING;
