import { __ } from '@wordpress/i18n';
import { addressOf } from '../inbox-url';
import { inWords } from './unread-badge';
import type { MouseEvent } from 'react';
import type { Filter, List, Tab } from '../types';

type Props = { url: string; filter: Filter; counts: List[ 'tabs' ]; onGo: ( filter: Filter ) => void };

const TABS: { tab: Tab; filter: Filter; label: () => string }[] = [
	{ tab: 'all', filter: {}, label: () => __( 'All', 'frontage-forms' ) },
	{ tab: 'unread', filter: { read: false }, label: () => __( 'Unread', 'frontage-forms' ) },
	{ tab: 'attention', filter: { state: 'attention' }, label: () => __( 'Needs attention', 'frontage-forms' ) },
	{ tab: 'spam', filter: { state: 'spam' }, label: () => __( 'Spam', 'frontage-forms' ) },
	{ tab: 'trash', filter: { state: 'trash' }, label: () => __( 'Trash', 'frontage-forms' ) },
];

/** The tabs of the inbox with their counts; the other filters are kept. Only what needs attention has color. */
export function Places( { url, filter, counts, onGo }: Props ) {
	const { state, read, ...kept } = filter;
	return (
		<nav aria-label={ __( 'Messages', 'frontage-forms' ) }>
			<ul className="frontage-inbox__places">
				{ TABS.map( ( { tab, filter: place, label } ) => {
					const target = { ...kept, ...place };
					const isHere = place.state === state && place.read === read;
					const count = counts?.[ tab ];
					return (
						<li key={ tab }>
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
								{ count && (
									<>
										{ ' ' }
										<span
											className={
												tab === 'attention' && count.count
													? 'frontage-inbox__count frontage-inbox__count--trouble'
													: 'frontage-inbox__count'
											}
										>
											{ inWords( count ) }
										</span>
									</>
								) }
							</a>
						</li>
					);
				} ) }
			</ul>
		</nav>
	);
}
