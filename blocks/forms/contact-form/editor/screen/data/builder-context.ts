import { createContext, useContext } from '@wordpress/element';
import type { ChangeForm, FormRecord } from '../../panels/data/form-entity';
import type { Preview } from '../../panels/data/use-preview';

export type BuilderForm = {
	record: FormRecord;
	change: ChangeForm;
	preview: Preview;
	/** Whether the canvas shows the form as visitors see it. */
	isPreviewing: boolean;
};

const Context = createContext< BuilderForm | null >( null );

export const BuilderProvider = Context.Provider;

/** The form of the builder, for the block on its canvas. */
export function useBuilder(): BuilderForm {
	const form = useContext( Context );
	if ( ! form ) {
		throw new Error( 'The block of the form builder is outside of it.' );
	}
	return form;
}
