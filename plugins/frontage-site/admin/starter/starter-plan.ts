import type { Answer, Choice, Item } from './types';

/** What there is to make, in its order. */
export const toMake = ( items: Item[], choices: Choice[] ) =>
	items.filter( ( { why, made, choice } ) => ! why && ! made && ( ! choice || choices.includes( choice ) ) );

/** Items below their headings, in the order in which the headings come first. */
export function grouped( items: Item[] ): Array< [ string, Item[] ] > {
	const groups = new Map< string, Item[] >();
	for ( const item of items ) {
		groups.set( item.group, [ ...( groups.get( item.group ) ?? [] ), item ] );
	}
	return [ ...groups ];
}

export type Step = 'choose' | 'interrupted' | 'made' | 'undoing';

/** Where the site is. A request that died, or a tab that was closed, leaves it in between. */
export function stepOf( { begun, undoing, items, choices }: Answer ): Step {
	if ( undoing ) {
		return 'undoing';
	}
	if ( ! begun ) {
		return 'choose';
	}
	return toMake( items, choices ).length ? 'interrupted' : 'made';
}
