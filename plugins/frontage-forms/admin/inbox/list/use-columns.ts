import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '@wordpress/preferences';
import { COLUMNS } from './view-settings';

const SCOPE = 'frontage/inbox';
const NAME = 'columns';

type Chosen = Record< string, string[] >;

/** The columns that the user has chosen for a form, or for the list of all; stored with the user account, like core's own. */
export function useColumns( form = 0 ) {
	const chosen = useSelect( ( select ) => select( store ).get( SCOPE, NAME ) as Chosen | undefined, [] );
	const { set } = useDispatch( store );
	const choose = useCallback(
		( columns: string[] ) => void set( SCOPE, NAME, { ...chosen, [ form ]: columns } ),
		[ set, chosen, form ]
	);
	return { columns: chosen?.[ form ] ?? COLUMNS, choose };
}
