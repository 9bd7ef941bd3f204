import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '@wordpress/preferences';
import { COLUMNS } from './view-settings';

const SCOPE = 'frontage/inbox';
const NAME = 'columns';

type StoredColumns = Record< string, string[] >;

/** The columns that the user has chosen for a form, or for the list of all; stored with the user account, like core's own. */
export function useColumns( form = 0 ) {
	const stored = useSelect( ( select ) => select( store ).get( SCOPE, NAME ) as StoredColumns | undefined, [] );
	const { set } = useDispatch( store );
	const setColumns = useCallback(
		( columns: string[] ) => void set( SCOPE, NAME, { ...stored, [ form ]: columns } ),
		[ set, stored, form ]
	);
	return { columns: stored?.[ form ] ?? COLUMNS, setColumns };
}
