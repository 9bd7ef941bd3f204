import { __ } from '@wordpress/i18n';
import { urlOf } from '../inbox-url';
import { formatCount } from './unread-badge';
import type { MouseEvent } from 'react';
import type { Filter, MessageList, Tab } from '../types';

type Props = { url: string; filter: Filter; counts: MessageList[ 'tabs' ]; onFilter: ( filter: Filter ) => void };

const TABS: { tab: Tab; filter: Filter; label: () => string }[] = [
	{ tab: 'all', filter: {}, label: () => __( 'All', 'frontage-forms' ) },
	{ tab: 'unread', filter: { read: false }, label: () => __( 'Unread', 'frontage-forms' ) },
	{ tab: 'attention', filter: { state: 'attention' }, label: () => __( 'Needs attention', 'frontage-forms' ) },
	{ tab: 'spam', filter: { state: 'spam' }, label: () => __( 'Spam', 'frontage-forms' ) },
	{ tab: 'trash', filter: { state: 'trash' }, label: () => __( 'Trash', 'frontage-forms' ) },
];

/** The tabs of the inbox with their counts; the other filters are kept. Only what needs attention has color. */
export function FolderLinks( { url, filter, counts, onFilter }: Props ) {
	const { state, read, ...otherFilters } = filter;
	return (
		<nav aria-label={ __( 'Messages', 'frontage-forms' ) }>
			<ul className="frontage-inbox__places">
				{ TABS.map( ( { tab, filter: tabFilter, label } ) => {
					const target = { ...otherFilters, ...tabFilter };
					const isCurrent = tabFilter.state === state && tabFilter.read === read;
					const count = counts?.[ tab ];
					return (
						<li key={ tab }>
							<a
								href={ urlOf( url, target ) }
								{ ...( isCurrent ? { 'aria-current': 'page' } : {} ) }
								onClick={ ( event: MouseEvent ) => {
									if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
										event.preventDefault();
										onFilter( target );
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
											{ formatCount( count ) }
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
