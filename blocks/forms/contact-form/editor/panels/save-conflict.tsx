import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useConflict } from './data/form-entity';

/** A notice that another user has saved this form meanwhile; lets the user choose which changes to keep. */
export function Conflict( { id }: { id: number } ) {
	const { isOpen, keepMine, takeTheirs } = useConflict( id );
	if ( ! isOpen ) {
		return null;
	}
	return (
		<Notice
			className="fr-contact-form__warning"
			status="error"
			isDismissible={ false }
			actions={ [
				{ label: __( 'Save mine', 'frontage-forms' ), onClick: keepMine, variant: 'primary' },
				{ label: __( 'Take the other’s', 'frontage-forms' ), onClick: takeTheirs, variant: 'secondary' },
			] }
		>
			{ __(
				'Somebody else has saved this form since you opened it, so your changes to it are not saved. “Save mine” writes the parts that you changed (fields, a mail, messages, settings) over the other’s; “Take the other’s” drops your changes.',
				'frontage-forms'
			) }
		</Notice>
	);
}
