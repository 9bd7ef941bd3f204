import { moduleData } from '@frontage/kit/module-data';
import type { Row } from './validate-field';

export type Kind = 'sign-in' | 'register' | 'lost-password';

/** Data that PHP prints for the forms (Form\FormAssets): URLs, rules and texts; nothing about the visitor. */
export interface Told {
	ajax: string;
	login: string;
	/** The page's locale, in which the server responds. */
	locale: string;
	actions: Record< Kind | 'nonce', string >;
	rules: Record< Kind, Row[] >;
	/** By field, the response keys for its errors. */
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
