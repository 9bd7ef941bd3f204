import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '@frontage/kit/announce';
import type { IslandProps } from '@frontage/kit/islands';
import { find, LEAST, type Found } from './island/search-suggestions';

interface Props {
	/** URL of WordPress's REST search with its parameters; the query is added. */
	address: string;
	/** Label of the list. */
	label: string;
	/** Announcements for zero, one, two … results. */
	counts: string[];
}

/** ms after the last keystroke. */
const PAUSE = 250;

/** Suggestions below PHP's search field: an editable combobox with list autocomplete. */
export default function Suggestions( { host, props: { address, label, counts } }: IslandProps< Props > ) {
	const field = host.querySelector< HTMLInputElement >( 'input[name="s"]' )!;
	const [ results, setResults ] = useState< Found[] >( [] );
	const [ active, setActive ] = useState( -1 );
	const list = `${ field.id }-list`;
	const option = ( at: number ) => `${ list }-${ at }`;

	useLayoutEffect( () => {
		// A field of type `search` may not have the role combobox; its keyboard on phones is kept with attributes.
		const attributes = {
			type: 'text',
			role: 'combobox',
			autocomplete: 'off',
			enterkeyhint: 'search',
			inputmode: 'search',
		};
		const listAttributes = { 'aria-autocomplete': 'list', 'aria-controls': list };
		Object.entries( { ...attributes, ...listAttributes } ).forEach( ( [ name, value ] ) =>
			field.setAttribute( name, value )
		);
	}, [ field, list ] );

	useEffect( () => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		let control = new AbortController();
		const stop = () => {
			clearTimeout( timer );
			control.abort();
		};
		const requestResults = () => {
			const text = field.value.trim();
			stop();
			setActive( -1 );
			if ( text.length < LEAST ) {
				setResults( [] );
				return;
			}
			timer = setTimeout( async () => {
				control = new AbortController();
				const { signal } = control;
				const answered = await find( address, text, signal );
				if ( ! signal.aborted ) {
					setResults( answered ?? [] );
					announce( ( answered && counts[ answered.length ] ) ?? '' );
				}
			}, PAUSE );
		};
		const close = ( { relatedTarget }: FocusEvent ) => {
			if ( ! host.contains( relatedTarget as Node | null ) ) {
				stop();
				setResults( [] );
			}
		};
		field.addEventListener( 'input', requestResults );
		host.addEventListener( 'focusout', close );
		if ( field.matches( ':focus' ) ) {
			requestResults(); // For text typed before the island was loaded.
		}
		return () => {
			stop();
			field.removeEventListener( 'input', requestResults );
			host.removeEventListener( 'focusout', close );
		};
	}, [ host, field, address, counts ] );

	useEffect( () => {
		field.setAttribute( 'aria-expanded', String( results.length > 0 ) );
		const chosen = document.getElementById( `${ list }-${ active }` );
		if ( chosen ) {
			field.setAttribute( 'aria-activedescendant', chosen.id );
			chosen.scrollIntoView?.( { block: 'nearest' } );
		} else {
			field.removeAttribute( 'aria-activedescendant' );
		}
		const onKeyDown = ( event: KeyboardEvent ) => {
			const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
			if ( ! results.length || event.isComposing || event.altKey || event.ctrlKey || event.metaKey ) {
				return;
			}
			if ( step ) {
				// Cycles through the options and the field itself, where none is selected.
				const places = results.length + 1;
				setActive( ( ( active + 1 + step + places ) % places ) - 1 );
			} else if ( event.key === 'Escape' ) {
				setResults( [] );
				setActive( -1 );
				event.stopPropagation(); // The surrounding overlay stays open; the next Escape closes it.
			} else if ( event.key === 'Enter' && chosen ) {
				chosen.click();
			} else {
				if ( [ 'ArrowLeft', 'ArrowRight', 'Home', 'End' ].includes( event.key ) ) {
					setActive( -1 ); // Back in the text field.
				}
				return;
			}
			event.preventDefault();
		};
		field.addEventListener( 'keydown', onKeyDown );
		return () => field.removeEventListener( 'keydown', onKeyDown );
	}, [ field, list, results, active ] );

	return results.length
		? createPortal(
				<div className="fr-search__list" role="listbox" id={ list } aria-label={ label }>
					{ results.map( ( { title, url }, at ) => (
						// A link, so that it can be opened in a new tab; focus stays in the field.
						<a
							key={ url }
							className="fr-search__option"
							role="option"
							id={ option( at ) }
							href={ url }
							tabIndex={ -1 }
							aria-selected={ at === active }
							onMouseDown={ ( event ) => event.preventDefault() }
						>
							{ title || url }
						</a>
					) ) }
				</div>,
				host
			)
		: null;
}
