import type { Answer, Choice, Item } from './types';

/** The items still to be created, in order. */
export const toMake = ( items: Item[], choices: Choice[] ) =>
	items.filter( ( { why, made, choice } ) => ! why && ! made && ( ! choice || choices.includes( choice ) ) );

/** Items grouped by heading, in the order of the first occurrence. */
export function grouped( items: Item[] ): Array< [ string, Item[] ] > {
	const groups = new Map< string, Item[] >();
	for ( const item of items ) {
		groups.set( item.group, [ ...( groups.get( item.group ) ?? [] ), item ] );
	}
	return [ ...groups ];
}

export type Step = 'choose' | 'interrupted' | 'made' | 'undoing';

/** The state of the starter site. A failed request or a closed tab leaves it unfinished. */
export function stepOf( { begun, undoing, items, choices }: Answer ): Step {
	if ( undoing ) {
		return 'undoing';
	}
	if ( ! begun ) {
		return 'choose';
	}
	return toMake( items, choices ).length ? 'interrupted' : 'made';
}
