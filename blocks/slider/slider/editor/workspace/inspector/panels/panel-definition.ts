/** Definition of a panel, before it is combined with the schema. */
export interface PanelPlan {
	id: string;
	title: () => string;
	/** Introductory text for a slider (slide, layer) with these attributes. */
	about?: ( attributes: unknown ) => string;
	/** Start of the paths that belong to the panel; the longest match wins. */
	has: readonly string[];
	/** Settings shown first, in this order; the rest is under "More". */
	first: readonly string[];
	/** Kinds of layers, or for slides of sliders, that have the panel; absent: all. */
	only?: readonly string[];
}
