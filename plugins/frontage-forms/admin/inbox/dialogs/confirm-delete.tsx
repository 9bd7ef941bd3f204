import { __, _n, sprintf } from '@wordpress/i18n';
import { Confirm } from '../../shared/confirm-dialog';
import type { ConfirmProps } from '../../shared/confirm-dialog';

type Props = Pick< ConfirmProps, 'onConfirm' | 'onClose' > & { count: number };

/** Asks for confirmation before messages are deleted: no other copy exists. */
export function ConfirmDelete( { count, ...rest }: Props ) {
	return (
		<Confirm { ...rest } label={ __( 'Delete for good', 'frontage-forms' ) } isDestructive>
			<p>
				{ sprintf(
					/* translators: %d: number of submissions. */
					_n(
						'Delete %d submission for good? Mails that were sent are not affected, but the text is kept nowhere else on this site.',
						'Delete %d submissions for good? Mails that were sent are not affected, but the texts are kept nowhere else on this site.',
						count,
						'frontage-forms'
					),
					count
				) }
			</p>
		</Confirm>
	);
}
