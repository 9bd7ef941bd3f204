import type { ImportEffect } from '@frontage/editor/import-effects';

export type Choice = 'front' | 'look';

export interface Item {
	key: string;
	group: string;
	title: string;
	/** What else an owner should know; may be empty. */
	means: string;
	/** Why it is left out; empty if it can be created. */
	why: string;
	/** Created only if this option is checked. */
	choice: Choice | '';
	made: boolean;
	view: string;
	edit: string;
}

export interface Kept {
	title: string;
	view: string;
	edit: string;
}

/** The response of every route of `frontage/v1/starter`. */
export interface Answer {
	look: string;
	/** The look of the site that was started; empty before. */
	begun: string;
	choices: Choice[];
	undoing: boolean;
	/** Number of items left to undo. */
	left: number;
	kept: Kept[];
	items: Item[];
	/** Who gets email, what loads from where, what code runs; empty once creation has started. */
	effects: ImportEffect[];
}

export interface Look {
	name: string;
	title: string;
	means: string;
	picture: string;
}

export interface ScreenProps {
	looks: Look[];
	answer: Answer;
	/** Whether the front page is still WordPress's default. */
	front: boolean;
	home: string;
	/** URLs of screens for the next steps; no header if the theme has no such template part. */
	next: { header: string; styles: string; business: string };
}
