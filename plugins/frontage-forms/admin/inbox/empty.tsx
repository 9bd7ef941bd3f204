import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	narrowed: boolean;
	/** The search stopped half way. */
	more: boolean;
	pages: string;
	onClear: () => void;
};

/** Says why nothing is here, and the one thing to do about it. */
export function Empty( { narrowed, more, pages, onClear }: Props ) {
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
				{ __(
					'What visitors send with a form is kept here, even when a mail goes astray. To get the first one, put the block “Contact form” on a page and send it yourself.',
					'frontage-forms'
				) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" href={ pages }>
				{ __( 'Go to the pages', 'frontage-forms' ) }
			</Button>
		</div>
	);
}
