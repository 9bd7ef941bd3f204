import { ToggleControl } from '@wordpress/components';
import { ToolsPanelItem } from './wordpress-components';

interface ToggleItemProps {
	label: string;
	/** Name in the panel's menu, if it is shorter. */
	menuLabel?: string;
	help?: string;
	isShownByDefault?: boolean;
	value: boolean | undefined;
	/** `undefined` instead of false, so that an attribute that is off is not stored. */
	onChange: ( value: true | undefined ) => void;
}

/** A switch as an item of a `ToolsPanel`. */
export function ToggleItem( {
	label,
	menuLabel = label,
	help,
	isShownByDefault = false,
	value = false,
	onChange,
}: ToggleItemProps ) {
	return (
		<ToolsPanelItem
			label={ menuLabel }
			isShownByDefault={ isShownByDefault }
			hasValue={ () => value }
			onDeselect={ () => onChange( undefined ) }
		>
			<ToggleControl
				label={ label }
				help={ help }
				checked={ value }
				onChange={ ( checked ) => onChange( checked || undefined ) }
			/>
		</ToolsPanelItem>
	);
}
