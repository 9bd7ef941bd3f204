import { __ } from '@wordpress/i18n';
import { ToggleGroupControl, ToggleGroupControlOption } from '../../toggle-group';
import { widthOf, type Width } from '../../template/field';

type Props = { source: string; onWidth: ( width: Width ) => void };

/** How much of a row a field takes; fields whose widths fit into one row stand side by side. */
export function WidthControl( { source, onWidth }: Props ) {
	return (
		<ToggleGroupControl
			__next40pxDefaultSize
			isBlock
			label={ __( 'Width', 'frontage-forms' ) }
			help={ __( 'On phones, every field is full width.', 'frontage-forms' ) }
			value={ widthOf( source ) }
			onChange={ ( width ) => onWidth( width as Width ) }
		>
			<ToggleGroupControlOption value="full" label={ __( 'Full', 'frontage-forms' ) } />
			<ToggleGroupControlOption value="half" label={ __( 'Half', 'frontage-forms' ) } />
			<ToggleGroupControlOption value="third" label={ __( 'Third', 'frontage-forms' ) } />
		</ToggleGroupControl>
	);
}
