/** What a panel has, before the schema is asked. */
export interface PanelPlan {
	id: string;
	title: () => string;
	/** What one should know before, of a slider (slide, layer) with these attributes. */
	about?: ( attributes: unknown ) => string;
	/** What belongs here, by the beginning of its path; the longest beginning that fits decides. */
	has: readonly string[];
	/** What stands first, in this order; the rest is under "More". */
	first: readonly string[];
	/** Kinds of layers, or for slides of sliders, that have it at all; absent: all. */
	only?: readonly string[];
}
