import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog, type ConfirmProps } from '../../shared/confirm-dialog';
import { confirmationText } from '../form-labels';
import type { FormRow } from '../types';

type Props = Pick< ConfirmProps, 'onConfirm' | 'onClose' > & {
	items: FormRow[];
	/** Permanently, or into the trash. */
	isPermanent: boolean;
};

/** The number of places that would no longer show a form. */
export const countPages = ( items: FormRow[] ) =>
	items.reduce( ( sum, { uses } ) => sum + uses.pages.length + uses.more, 0 );

/** Asks for confirmation before forms are deleted; names the pages that would lose their form. */
export function TrashDialog( { items, isPermanent, ...rest }: Props ) {
	const pageCount = countPages( items );
	const pageTitles = [ ...new Set( items.flatMap( ( { uses } ) => uses.pages.map( ( { title } ) => title ) ) ) ];

	return (
		<ConfirmDialog
			{ ...rest }
			label={
				isPermanent ? __( 'Delete permanently', 'frontage-forms' ) : __( 'Move to trash', 'frontage-forms' )
			}
			isDestructive
		>
			<p>
				{ confirmationText(
					items.map( ( { title } ) => title ),
					isPermanent
				) }
			</p>
			{ pageCount > 0 && (
				<div className="frontage-forms__warning">
					<p>
						{ sprintf(
							/* translators: %d: number of pages. */
							_n(
								'Visitors will see an error instead of the form on %d page:',
								'Visitors will see an error instead of the form on %d pages:',
								pageCount,
								'frontage-forms'
							),
							pageCount
						) }
					</p>
					<ul>
						{ pageTitles.slice( 0, 8 ).map( ( title ) => (
							<li key={ title }>{ title }</li>
						) ) }
					</ul>
				</div>
			) }
		</ConfirmDialog>
	);
}
