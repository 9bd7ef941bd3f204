import { BaseControl, Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { undo as resetIcon } from '@wordpress/icons';

/** A setting's name, with its mark of levels or what takes its value away. */
export function FieldHeader( {
	label,
	within,
	mark,
	onReset,
}: {
	label: string;
	/** What it belongs to, where that is not said above it. */
	within?: readonly string[] | undefined;
	mark?: React.ReactNode;
	/** Absent: there is nothing to take away. */
	onReset?: ( () => void ) | undefined;
} ) {
	return (
		<div className="fr-inspector__header">
			<BaseControl.VisualLabel>
				{ within && within.length > 0 && <span className="fr-inspector__within">{ within.at( -1 ) }: </span> }
				{ label }
			</BaseControl.VisualLabel>
			{ mark }
			{ onReset && (
				<Button
					size="small"
					icon={ resetIcon }
					iconSize={ 20 }
					/* translators: %s: a setting, such as Size */
					label={ sprintf( __( 'Reset: %s', 'frontage-slider' ), label ) }
					onClick={ onReset }
				/>
			) }
		</div>
	);
}
