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
				xs: __( 'Below 576 px', 'frontage-site' ),
				sm: __( '576 px and up', 'frontage-site' ),
				md: __( '768 px and up', 'frontage-site' ),
				lg: __( '992 px and up', 'frontage-site' ),
				xl: __( '1200 px and up', 'frontage-site' ),
			} }
			help={ __(
				'Based on the block width, not the screen. Use wide or full alignment for more columns.',
				'frontage-site'
			) }
		/>
	);
}
