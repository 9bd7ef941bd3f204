export type Choice = 'front' | 'look';

/** One item, as `Frontage\Site\Starter\StarterPlan` describes it; what the script needs of it. */
export interface Item {
	key: string;
	title: string;
	/** Why it is left out; empty if it can be created. */
	why: string;
	/** Created only if this option is checked. */
	choice: Choice | '';
	made: boolean;
}

/** The response of every route of `frontage/v1/starter`. */
export interface Answer {
	look: string;
	/** The look of the site that was started; empty before. */
	begun: string;
	choices: Choice[];
	/** Number of items left to undo. */
	left: number;
	items: Item[];
}
