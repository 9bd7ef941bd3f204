import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import type { ConfirmProps } from '../../shared/confirm-dialog';

type Props = Pick< ConfirmProps, 'onConfirm' | 'onClose' > & { count: number };

/** Asks for confirmation before messages are deleted: no other copy exists. */
export function ConfirmDelete( { count, ...rest }: Props ) {
	return (
		<ConfirmDialog { ...rest } label={ __( 'Delete permanently', 'frontage-forms' ) } isDestructive>
			<p>
				{ sprintf(
					/* translators: %d: number of submissions. */
					_n(
						'Permanently delete %d message? Sent emails are not affected, but this site stores no other copy.',
						'Permanently delete %d messages? Sent emails are not affected, but this site stores no other copies.',
						count,
						'frontage-forms'
					),
					count
				) }
			</p>
		</ConfirmDialog>
	);
}
