import { __, _n, sprintf } from '@wordpress/i18n';
import { Confirm, type ConfirmProps } from '../../shared/confirm-dialog';
import { question } from '../form-labels';
import type { FormLine } from '../types';

type Props = Pick< ConfirmProps, 'onConfirm' | 'onClose' > & {
	items: FormLine[];
	/** Permanently, or into the trash. */
	forGood: boolean;
};

/** The number of places that would no longer show a form. */
export const places = ( items: FormLine[] ) =>
	items.reduce( ( sum, { uses } ) => sum + uses.pages.length + uses.more, 0 );

/** Asks for confirmation before forms are deleted; names the pages that would lose their form. */
export function TrashDialog( { items, forGood, ...rest }: Props ) {
	const used = places( items );
	const named = [ ...new Set( items.flatMap( ( { uses } ) => uses.pages.map( ( { title } ) => title ) ) ) ];

	return (
		<Confirm
			{ ...rest }
			label={ forGood ? __( 'Delete permanently', 'frontage-forms' ) : __( 'Move to trash', 'frontage-forms' ) }
			isDestructive
		>
			<p>
				{ question(
					items.map( ( { title } ) => title ),
					forGood
				) }
			</p>
			{ used > 0 && (
				<div className="frontage-forms__warning">
					<p>
						{ sprintf(
							/* translators: %d: number of pages. */
							_n(
								'Visitors will see an error instead of the form on %d page:',
								'Visitors will see an error instead of the form on %d pages:',
								used,
								'frontage-forms'
							),
							used
						) }
					</p>
					<ul>
						{ named.slice( 0, 8 ).map( ( title ) => (
							<li key={ title }>{ title }</li>
						) ) }
					</ul>
				</div>
			) }
		</Confirm>
	);
}
