import { createContext, useContext } from '@wordpress/element';

export type FormContext = {
	/** Runs a change of a block; changes of the same part in quick succession are one step of undo. */
	asPart: ( part: string, run: () => void ) => void;
	/** Names that the form's other fields have. */
	otherNames: ( clientId: string ) => string[];
	/** What is wrong, by the block in which it is. */
	problems: ReadonlyMap< string, string[] >;
};

const Context = createContext< FormContext >( {
	asPart: ( _, run ) => run(),
	otherNames: () => [],
	problems: new Map(),
} );

export const FormProvider = Context.Provider;
export const useFormContext = () => useContext( Context );
