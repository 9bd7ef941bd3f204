import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { StoredFacts } from './screen-props';

/**
 * The state of the stored form, which comes with the page. It is read again after each of the `saves`, and by `update`, after a test email
 * for example. If that fails the last known state stays.
 */
export function useStatus( id: number, given: StoredFacts | null, saves: number ) {
	const [ status, setStatus ] = useState( given );
	const latest = useRef( 0 );
	const update = useCallback( async () => {
		const request = ++latest.current;
		try {
			const answer = await apiFetch< StoredFacts >( { path: `/frontage/v1/contact-forms/${ id }/status` } );
			if ( request === latest.current ) {
				setStatus( answer );
			}
		} catch {
			// Nothing that was typed depends on it.
		}
	}, [ id ] );
	useEffect( () => {
		if ( saves > 0 ) {
			void update();
		}
	}, [ saves, update ] );
	return { status, update };
}
