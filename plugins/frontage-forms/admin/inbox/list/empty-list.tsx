import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ScreenProps } from '../types';

type Props = Pick< ScreenProps, 'seeForms' | 'addForm' > & {
	isFiltered: boolean;
	/** The search is not complete. */
	hasMore: boolean;
	onClear: () => void;
};

/** Explains why the list is empty, with one action. */
export function EmptyMessageList( { isFiltered, hasMore, seeForms, addForm, onClear }: Props ) {
	return isFiltered ? (
		<div className="frontage-inbox__empty">
			<p className="frontage-inbox__empty-title">{ __( 'No messages found.', 'frontage-forms' ) }</p>
			{ hasMore && (
				<p>
					{ __(
						'Only the newest messages have been searched so far. Select “Older” to continue.',
						'frontage-forms'
					) }
				</p>
			) }
			<p>
				{ __(
					'Results contain all search words, or words that start with them. Spam and trash are searched separately.',
					'frontage-forms'
				) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ onClear }>
				{ __( 'Show all messages', 'frontage-forms' ) }
			</Button>
		</div>
	) : (
		<div className="frontage-inbox__empty">
			<p className="frontage-inbox__empty-title">{ __( 'No messages yet.', 'frontage-forms' ) }</p>
			<p>
				{ addForm
					? __(
							'Messages from your forms are stored here, even if an email fails. Create a form to get started.',
							'frontage-forms'
						)
					: __(
							'Messages from your forms are stored here, even if an email fails. To test it, send a message from the page with your form.',
							'frontage-forms'
						) }
			</p>
			{ addForm && (
				<Button __next40pxDefaultSize variant="primary" href={ addForm }>
					{ __( 'Add form', 'frontage-forms' ) }
				</Button>
			) }
			{ ! addForm && seeForms && (
				<Button __next40pxDefaultSize variant="secondary" href={ seeForms }>
					{ __( 'View forms', 'frontage-forms' ) }
				</Button>
			) }
		</div>
	);
}
