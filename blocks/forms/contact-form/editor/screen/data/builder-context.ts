import { createContext, useContext } from '@wordpress/element';
import type { ChangeForm, FormRecord } from '../../panels/data/form-entity';
import type { Preview } from '../../panels/data/use-preview';
import type { StoredFacts } from './screen-props';

export type BuilderForm = {
	/** With the ID on the site, 0 before the first save. */
	record: FormRecord;
	change: ChangeForm;
	preview: Preview;
	/** Whether the canvas shows the form as visitors see it. */
	isPreviewing: boolean;
	/** The state of the stored form; null before the first save. */
	status: StoredFacts | null;
	/** Reads that state again. */
	update: () => Promise< void >;
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
