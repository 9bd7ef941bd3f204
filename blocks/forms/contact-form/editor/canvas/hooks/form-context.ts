import { createContext, useContext } from '@wordpress/element';
import type { Placed } from '../../template/field';
import type { Samples } from '../calculation/sample-answers';

export type FormContext = {
	/** Runs a change of a block; changes of the same part in quick succession are one step of undo. */
	asPart: ( part: string, run: () => void ) => void;
	/** Names that the form's other fields have. */
	otherNames: ( clientId: string ) => string[];
	/** Names that the form's other groups have. */
	otherGroups: ( clientId: string ) => string[];
	/** All fields, in the order of the page. */
	fields: () => Placed[];
	/** When groups are shown, as text. */
	conditions: string;
	changeConditions: ( text: string, part?: string ) => void;
	/** What is wrong, by the block in which it is. */
	problems: ReadonlyMap< string, string[] >;
	/** Answers with which calculations are tried; kept nowhere. */
	samples: Samples;
	setSample: ( name: string, answers: string[] ) => void;
	/** The language of the form, such as de_DE. */
	locale: string;
};

const Context = createContext< FormContext >( {
	asPart: ( _, run ) => run(),
	otherNames: () => [],
	otherGroups: () => [],
	fields: () => [],
	conditions: '',
	changeConditions: () => {},
	problems: new Map(),
	samples: new Map(),
	setSample: () => {},
	locale: '',
} );

export const FormProvider = Context.Provider;
export const useFormContext = () => useContext( Context );
