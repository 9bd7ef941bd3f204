import type { Answer, Choice, Item } from './types';

/** The items still to be created, in order. */
export const toMake = ( items: Item[], choices: Choice[] ) =>
	items.filter( ( { why, made, choice } ) => ! why && ! made && ( ! choice || choices.includes( choice ) ) );

/** What the posted form of the screen says. */
export interface Selection {
	choices: Choice[];
	/** Keys of items for which the post that was found is used. */
	use: string[];
}

const FOUND = 'found:';

/** The selection in a form; of a site that was begun the stored choices. */
export function selectionOf( form: FormData, { begun, choices }: Answer ): Selection {
	const use = [ ...form.entries() ].filter( ( [ name, value ] ) => name.startsWith( FOUND ) && value === 'use' );
	return {
		choices: begun ? choices : ( form.getAll( 'choices[]' ) as Choice[] ),
		use: use.map( ( [ name ] ) => name.slice( FOUND.length ) ),
	};
}
