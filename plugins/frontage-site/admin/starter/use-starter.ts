import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { toMake } from './starter-plan';
import type { Answer, Choice, Kept } from './types';

const PATH = '/frontage/v1/starter';

const sentence = ( error: unknown ) =>
	error instanceof Object && 'message' in error && error.message
		? String( error.message )
		: __( 'No response from your site. Try again.', 'frontage-site' );

export interface Progress {
	done: number;
	of: number;
	title: string;
}

/** Creates and undoes one item per request, so that each request is short and an interrupted run can continue. */
export function useStarter( first: Answer ) {
	const [ answer, setAnswer ] = useState( first );
	const [ chosen, setChosen ] = useState( first.look );
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ failed, setFailed ] = useState( '' );
	const [ undone, setUndone ] = useState< Kept[] | null >( null );

	/** Runs the steps to the end; a failure is shown, and completed steps stay. */
	const run = useCallback( async ( steps: () => Promise< void > ) => {
		setFailed( '' );
		setUndone( null );
		try {
			await steps();
		} catch ( error ) {
			setFailed( sentence( error ) );
		}
		setProgress( null );
	}, [] );

	// The selection is shown at once; its items are loaded afterwards, and only the last selection counts.
	const last = useRef( first.look );
	const choose = useCallback(
		( look: string ) => {
			setChosen( look );
			last.current = look;
			return run( async () => {
				try {
					const preview = await apiFetch< Answer >( { path: addQueryArgs( PATH, { look } ) } );
					if ( last.current === look ) {
						setAnswer( preview );
					}
				} catch ( error ) {
					setChosen( answer.look ); // The items shown are still those of the previous look.
					throw error;
				}
			} );
		},
		[ answer, run ]
	);

	const make = useCallback(
		( choices: Choice[] ) =>
			run( async () => {
				const { look } = answer;
				const items = toMake( answer.items, choices );
				for ( const [ done, { key, title } ] of items.entries() ) {
					setProgress( { done, of: items.length, title } );
					const data = { look, key, choices };
					setAnswer( await apiFetch< Answer >( { path: `${ PATH }/make`, method: 'POST', data } ) );
				}
			} ),
		[ answer, run ]
	);

	const undo = useCallback(
		() =>
			run( async () => {
				const of = Math.max( 1, answer.left );
				let now = answer;
				do {
					setProgress( { done: of - now.left, of, title: '' } );
					now = await apiFetch< Answer >( { path: `${ PATH }/undo`, method: 'POST' } );
					setAnswer( now );
				} while ( now.left );
				setUndone( now.kept );
				setAnswer( await apiFetch< Answer >( { path: addQueryArgs( PATH, { look: now.look } ) } ) );
			} ),
		[ answer, run ]
	);

	// The browser's confirmation before the tab is closed. Nothing would be lost, but the site would be unfinished.
	useEffect( () => {
		const ask = ( event: BeforeUnloadEvent ) => progress && event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ progress ] );

	return { answer, chosen, progress, failed, undone, choose, make, undo };
}
