import { __ } from '@wordpress/i18n';
import { Columns, type ColumnValues, type Size } from '@frontage/editor';

interface ColumnsControlProps {
	defaults: Record< Size, number >;
	values: ColumnValues;
	onChange: ( values: ColumnValues ) => void;
}

/** Columns by the width of a list. */
export function ColumnsControl( props: ColumnsControlProps ) {
	return (
		<Columns
			{ ...props }
			label={ __( 'Columns', 'frontage-site' ) }
			devices={ {
				desktop: __( 'Desktop', 'frontage-site' ),
				tablet: __( 'Tablet', 'frontage-site' ),
				mobile: __( 'Mobile', 'frontage-site' ),
			} }
			names={ {
				xs: __( 'Below 576 pixels', 'frontage-site' ),
				sm: __( 'From 576 pixels', 'frontage-site' ),
				md: __( 'From 768 pixels', 'frontage-site' ),
				lg: __( 'From 992 pixels', 'frontage-site' ),
				xl: __( 'From 1200 pixels', 'frontage-site' ),
			} }
			help={ __( 'Pixels of this block, not of the screen: align it wide or full for more.', 'frontage-site' ) }
		/>
	);
}
