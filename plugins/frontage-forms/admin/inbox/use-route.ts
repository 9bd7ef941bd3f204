import { useCallback, useEffect, useState } from '@wordpress/element';
import { addQueryArgs, getQueryArg } from '@wordpress/url';

function idIn( address: string ): number {
	const id = Number( getQueryArg( address, 'submission' ) ?? 0 );
	return Number.isInteger( id ) && id > 0 ? id : 0;
}

/** Which submission is open stands in the address: it can be reloaded, sent to a colleague, and left by the back button. */
export function useRoute( url: string ) {
	const [ opened, setOpened ] = useState( () => idIn( window.location.href ) );

	useEffect( () => {
		const follow = () => setOpened( idIn( window.location.href ) );
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [] );

	const addressOf = useCallback( ( id: number ) => addQueryArgs( url, { submission: id } ), [ url ] );
	const open = useCallback(
		( id: number ) => {
			window.history.pushState( null, '', addressOf( id ) );
			setOpened( id );
		},
		[ addressOf ]
	);
	const close = useCallback( () => {
		window.history.pushState( null, '', url );
		setOpened( 0 );
	}, [ url ] );

	return { opened, open, close, addressOf };
}
