import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ScreenProps } from '../types';

type Props = Pick< ScreenProps, 'seeForms' | 'addForm' > & {
	narrowed: boolean;
	/** The search is not complete. */
	more: boolean;
	onClear: () => void;
};

/** Explains why the list is empty, with one action. */
export function Empty( { narrowed, more, seeForms, addForm, onClear }: Props ) {
	return narrowed ? (
		<div className="frontage-inbox__empty">
			<p className="frontage-inbox__empty-title">{ __( 'No submissions match.', 'frontage-forms' ) }</p>
			{ more && <p>{ __( 'So far only the newest were searched: go on with “Older”.', 'frontage-forms' ) }</p> }
			<p>
				{ __(
					'A search finds submissions with all of its words, or words that begin with them. Spam and trash are listed only in their places.',
					'frontage-forms'
				) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ onClear }>
				{ __( 'Show all submissions', 'frontage-forms' ) }
			</Button>
		</div>
	) : (
		<div className="frontage-inbox__empty">
			<p className="frontage-inbox__empty-title">{ __( 'No submissions yet.', 'frontage-forms' ) }</p>
			<p>
				{ addForm
					? __(
							'What visitors send with a form is kept here, even when a mail goes astray. There is no form yet.',
							'frontage-forms'
						)
					: __(
							'What visitors send with a form is kept here, even when a mail goes astray. To get the first one, send yourself one on the page where your form stands.',
							'frontage-forms'
						) }
			</p>
			{ addForm && (
				<Button __next40pxDefaultSize variant="primary" href={ addForm }>
					{ __( 'Add a form', 'frontage-forms' ) }
				</Button>
			) }
			{ ! addForm && seeForms && (
				<Button __next40pxDefaultSize variant="secondary" href={ seeForms }>
					{ __( 'See your forms', 'frontage-forms' ) }
				</Button>
			) }
		</div>
	);
}
