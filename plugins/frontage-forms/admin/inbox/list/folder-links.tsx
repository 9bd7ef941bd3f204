import { __ } from '@wordpress/i18n';
import { addressOf } from '../inbox-url';
import type { MouseEvent } from 'react';
import type { Filter } from '../types';

type Props = { url: string; filter: Filter; onGo: ( filter: Filter ) => void };

const PLACES: { filter: Filter; label: () => string }[] = [
	{ filter: {}, label: () => __( 'Inbox', 'frontage-forms' ) },
	{ filter: { read: false }, label: () => __( 'Unread', 'frontage-forms' ) },
	{ filter: { state: 'failed' }, label: () => __( 'Not delivered', 'frontage-forms' ) },
	{ filter: { state: 'held' }, label: () => __( 'Held', 'frontage-forms' ) },
	{ filter: { state: 'spam' }, label: () => __( 'Spam', 'frontage-forms' ) },
	{ filter: { state: 'trash' }, label: () => __( 'Trash', 'frontage-forms' ) },
];

/** Links to the folders of submissions; the filters for form, days and search are kept. */
export function Places( { url, filter, onGo }: Props ) {
	const { state, read, ...kept } = filter;
	return (
		<nav aria-label={ __( 'Places of submissions', 'frontage-forms' ) }>
			<ul className="frontage-inbox__places">
				{ PLACES.map( ( { filter: place, label } ) => {
					const target = { ...kept, ...place };
					const isHere = place.state === state && place.read === read;
					return (
						<li key={ addressOf( '', place ) }>
							<a
								href={ addressOf( url, target ) }
								{ ...( isHere ? { 'aria-current': 'page' } : {} ) }
								onClick={ ( event: MouseEvent ) => {
									if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
										event.preventDefault();
										onGo( target );
									}
								} }
							>
								{ label() }
							</a>
						</li>
					);
				} ) }
			</ul>
		</nav>
	);
}
