import { BaseControl, Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { undo as resetIcon } from '@wordpress/icons';

/** Label of a setting, with its breakpoint badge or a reset button. */
export function FieldHeader( {
	label,
	within,
	mark,
	onReset,
}: {
	label: string;
	/** Labels of the containing objects, if they are not shown above. */
	within?: readonly string[] | undefined;
	mark?: React.ReactNode;
	/** Absent: there is nothing to reset. */
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
