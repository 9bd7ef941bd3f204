import { moduleData } from '@frontage/kit/module-data';
import type { Row } from './validate-field';

export type Kind = 'sign-in' | 'register' | 'lost-password';

/** What PHP says of the forms (Form\Page::data()): addresses, rules and words; nothing of it is about a visitor. */
export interface Told {
	ajax: string;
	login: string;
	/** The page's: the server answers in it. */
	locale: string;
	actions: Record< Kind | 'nonce', string >;
	rules: Record< Kind, Row[] >;
	/** By field, the keys under which the server answers about it. */
	keys: Record< string, string[] >;
	tips: Record< string, string >;
	words: Record< 'check' | 'away' | 'unsure' | 'old', string >;
	strength?: Strength;
}
export interface Strength {
	script: string;
	zxcvbn: string;
	label: string;
	degrees: string[];
}

export const told = moduleData< Told >( 'frontage-sign-in-view-script-module' ) as Told;
