import { createContext, useContext } from '@wordpress/element';
import type { FieldMarks } from '../../panels/data/settings-text';
import type { Placed } from '../../template/field';
import type { Samples } from '../calculation/sample-answers';

export type FormContext = {
	/** Runs a change of a block; changes of the same part in quick succession are one undo step. */
	asPart: ( part: string, run: () => void ) => void;
	/** The names of the form's other fields. */
	otherNames: ( clientId: string ) => string[];
	/** The names of the form's other groups. */
	otherGroups: ( clientId: string ) => string[];
	/** All fields, in document order. */
	fields: () => Placed[];
	/** The conditions of groups, as text. */
	conditions: string;
	changeConditions: ( text: string, part?: string ) => void;
	/** The form's additional settings, and its messages to visitors by key. */
	settings: string;
	messages: Record< string, string >;
	changeSettings: ( text: string, part?: string ) => void;
	/** The problems, by block ID. */
	problems: ReadonlyMap< string, string[] >;
	/** The sample values to test calculations with; not stored. */
	samples: Samples;
	setSample: ( name: string, answers: string[] ) => void;
	fieldMarks: FieldMarks;
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
	settings: '',
	messages: {},
	changeSettings: () => {},
	problems: new Map(),
	samples: new Map(),
	setSample: () => {},
	fieldMarks: 'required',
	locale: '',
} );

export const FormProvider = Context.Provider;
export const useFormContext = () => useContext( Context );
