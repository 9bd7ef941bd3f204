import { useCallback, useEffect, useState } from '@wordpress/element';
import { addQueryArgs, getQueryArg, removeQueryArgs } from '@wordpress/url';

export const TABS = [ 'build', 'email', 'confirmation', 'settings', 'code' ] as const;
export type Tab = ( typeof TABS )[ number ];

const tabIn = ( address: string ): Tab => TABS.find( ( tab ) => tab === getQueryArg( address, 'tab' ) ) ?? TABS[ 0 ];

/** The address of a tab: that of the screen, without an argument for the first tab. */
export function tabAddress( tab: Tab, address = window.location.href ): string {
	const plain = removeQueryArgs( address, 'tab' );
	return tab === TABS[ 0 ] ? plain : addQueryArgs( plain, { tab } );
}

/**
 * The open tab, which is in the address: Back, reload and links work. `own` is the address of a form that was just created; the history has
 * that of its template.
 */
export function useTab( own = '' ): [ Tab, ( tab: Tab ) => void ] {
	const [ tab, setTab ] = useState( () => tabIn( window.location.href ) );
	useEffect( () => {
		const follow = () => {
			const next = tabIn( window.location.href );
			if ( own ) {
				window.history.replaceState( null, '', tabAddress( next, own ) );
			}
			setTab( next );
		};
		if ( own ) {
			follow();
		}
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [ own ] );
	const open = useCallback( ( next: Tab ) => {
		window.history.pushState( null, '', tabAddress( next ) );
		setTab( next );
	}, [] );
	return [ tab, open ];
}
