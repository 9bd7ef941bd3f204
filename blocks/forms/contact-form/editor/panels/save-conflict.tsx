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
				{ label: __( 'Keep my changes', 'frontage-forms' ), onClick: keepMine, variant: 'primary' },
				{ label: __( 'Discard my changes', 'frontage-forms' ), onClick: takeTheirs, variant: 'secondary' },
			] }
		>
			{ __(
				'Someone else saved this form after you opened it, so your changes are not saved yet. “Keep my changes” overwrites the parts that you edited (fields, emails, messages, settings). “Discard my changes” loads the other version.',
				'frontage-forms'
			) }
		</Notice>
	);
}
