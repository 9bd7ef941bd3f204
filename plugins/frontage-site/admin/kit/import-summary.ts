import { _n, __, sprintf } from '@wordpress/i18n';
import type { Change, Choices, Item, Looked } from './types';

/** What the user wants to import. */
export interface Selection {
	/** Names of parts. */
	parts: string[];
	/** Also items with code. */
	scripts: boolean;
	choices: Choices;
}

export const choiceKey = ( { part, key }: Item ) => `${ part }/${ key }`;

/** The items grouped by part, in the order of the export file. */
export function byPart( items: Item[] ): [ string, Item[] ][] {
	const parts = new Map< string, Item[] >();
	items.forEach( ( item ) => parts.set( item.part, [ ...( parts.get( item.part ) ?? [] ), item ] ) );
	return [ ...parts ];
}

/** The outcome for an item with the current selection. */
export function outcome( item: Item, { parts, scripts, choices }: Selection ): Change | 'taken' {
	const choice = choices[ choiceKey( item ) ];
	if ( ! parts.includes( item.part ) || choice === 'skip' ) {
		return 'left-out';
	}
	if ( item.change === 'replaced' && choice === 'keep-both' ) {
		return 'new';
	}
	return item.runs && item.change === 'left-out' && scripts ? 'taken' : item.change;
}

/** Whether the import would change anything. */
export const changesSomething = ( items: Item[], selection: Selection ) =>
	items.some( ( item ) => [ 'new', 'replaced', 'taken' ].includes( outcome( item, selection ) ) );

/** "12 new, 3 replaced, 5 the same, 1 left out." */
export function summary( { items }: Pick< Looked, 'items' >, selection: Selection ): string {
	const count = { new: 0, replaced: 0, same: 0, 'left-out': 0, taken: 0 };
	items.forEach( ( item ) => count[ outcome( item, selection ) ]++ );
	const added = count.new + count.taken;
	return sprintf(
		/* translators: 1: such as "12 new", 2: such as "3 replaced", 3: such as "5 the same", 4: such as "1 left out". */
		__( '%1$s, %2$s, %3$s, %4$s.', 'frontage-site' ),
		/* translators: %d: number of items that are new. */
		sprintf( _n( '%d new', '%d new', added, 'frontage-site' ), added ),
		/* translators: %d: number of items that are replaced. */
		sprintf( _n( '%d replaced', '%d replaced', count.replaced, 'frontage-site' ), count.replaced ),
		/* translators: %d: number of items that are here already. */
		sprintf( _n( '%d unchanged', '%d unchanged', count.same, 'frontage-site' ), count.same ),
		/* translators: %d: number of items that are left out. */
		sprintf( _n( '%d skipped', '%d skipped', count[ 'left-out' ], 'frontage-site' ), count[ 'left-out' ] )
	);
}

export const words = (): Record< Change | 'taken', string > => ( {
	new: __( 'New', 'frontage-site' ),
	replaced: __( 'Replaced', 'frontage-site' ),
	same: __( 'Unchanged', 'frontage-site' ),
	'left-out': __( 'Skipped', 'frontage-site' ),
	taken: __( 'Contains code', 'frontage-site' ),
} );
