import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { PER_PAGE } from '../api';
import { chevronBack, chevronForward } from '../arrow-icons';
import { formatCount } from './unread-badge';
import type { InboxList } from './use-list';

/** Links to newer and older messages. There are no page numbers: counting to them makes large tables slow. */
export function Pagination( { list }: { list: InboxList } ) {
	const { list: shown, page, showOlder, showNewer, status } = list;
	if ( ! shown || ( page === 0 && ! shown.older ) ) {
		return null;
	}
	const { older, submissions, total } = shown;
	const first = page * PER_PAGE + 1;
	const last = page * PER_PAGE + submissions.length;
	return (
		<nav className="frontage-inbox__pager" aria-label={ __( 'Message list pages', 'frontage-forms' ) }>
			{ total && submissions.length > 0 && (
				<span aria-live="polite">
					{ sprintf(
						/* translators: 1: first, 2: last on this page, 3: how many in all, perhaps with a plus sign. */
						__( '%1$d–%2$d of %3$s', 'frontage-forms' ),
						first,
						last,
						formatCount( total.more && last > total.count ? { count: last, more: true } : total )
					) }
				</span>
			) }
			<Button
				size="compact"
				variant="secondary"
				icon={ chevronBack() }
				disabled={ page === 0 || status === 'loading' }
				accessibleWhenDisabled
				onClick={ showNewer }
			>
				{ __( 'Newer', 'frontage-forms' ) }
			</Button>
			<Button
				size="compact"
				variant="secondary"
				icon={ chevronForward() }
				iconPosition="right"
				disabled={ ! older || status === 'loading' }
				accessibleWhenDisabled
				onClick={ () => older && showOlder( older ) }
			>
				{ __( 'Older', 'frontage-forms' ) }
			</Button>
		</nav>
	);
}
