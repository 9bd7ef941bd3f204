import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useConflict } from './data/form-entity';

type Props = {
	id: number;
	/** The ID on the site, if the data layer has another one. */
	stored?: number;
	onSave: () => void;
};

/** A notice that another user has saved this form meanwhile; lets the user choose which changes to keep. */
export function Conflict( { id, stored = id, onSave }: Props ) {
	const { isOpen, keepMine, takeTheirs } = useConflict( id, stored );
	if ( ! isOpen ) {
		return null;
	}
	return (
		<Notice
			className="fr-contact-form__warning"
			status="error"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Keep my changes', 'frontage-forms' ),
					onClick: () => void keepMine().then( onSave ),
					variant: 'primary',
				},
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
