import { useCallback, useState } from '@wordpress/element';

declare global {
	interface Window {
		/** WordPress's own, on every screen of wp-admin. */
		userSettings?: { uid?: string };
	}
}

/** Sites of a network may share an origin, and users a tab: each has its own drafts. */
const storageKey = ( id: number, kind: string ) =>
	`frontage-inbox-${ window.userSettings?.uid ?? '' }-${ window.location.pathname }-${ kind }-${ id }`;

/** A text that stays in this browser tab until it is sent: a failed request, a reload or another message does not lose it. */
export function useDraft( id: number, kind: 'note' | 'reply' ): [ string, ( text: string ) => void ] {
	const key = storageKey( id, kind );
	const [ text, setText ] = useState( () => {
		try {
			return window.sessionStorage.getItem( key ) ?? '';
		} catch {
			return ''; // Storage is turned off.
		}
	} );
	const setDraft = useCallback(
		( next: string ) => {
			setText( next );
			try {
				if ( next ) {
					window.sessionStorage.setItem( key, next );
				} else {
					window.sessionStorage.removeItem( key );
				}
			} catch {
				// Full or turned off: the text stays in the box.
			}
		},
		[ key ]
	);
	return [ text, setDraft ];
}
