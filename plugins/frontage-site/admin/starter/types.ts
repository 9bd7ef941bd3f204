import type { ImportEffect } from '@frontage/editor/import-effects';

export type Choice = 'front' | 'look';

export interface Item {
	key: string;
	group: string;
	title: string;
	/** What else an owner should know of it; may be empty. */
	means: string;
	/** Why it is left out; empty where it is made. */
	why: string;
	/** It is made only if this is ticked. */
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

/** What every route of `frontage/v1/starter` answers. */
export interface Answer {
	look: string;
	/** The look of the site that was begun; empty before. */
	begun: string;
	choices: Choice[];
	undoing: boolean;
	/** How many items there are to undo. */
	left: number;
	kept: Kept[];
	items: Item[];
	/** Who gets email, what loads from where, what code runs; empty once it was begun. */
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
	/** Whether nothing stands in front yet but what WordPress begins with. */
	front: boolean;
	home: string;
	/** Screens on which a site becomes one's own; no header where the theme has none of that name. */
	next: { header: string; styles: string; business: string };
}
