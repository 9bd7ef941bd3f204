import { __ } from '@wordpress/i18n';
import type { MediaValue } from '@frontage/editor';

/** The photo of a person, for the sidebar and the toolbar alike. */
export const photoControls = (
	value: MediaValue | undefined,
	setAttributes: ( attributes: { image: MediaValue | undefined } ) => void
) => ( {
	texts: {
		choose: __( 'Choose photo', 'frontage-site' ),
		replace: __( 'Replace', 'frontage-site' ),
		remove: __( 'Remove', 'frontage-site' ),
	},
	value,
	onChange: ( image: MediaValue | undefined ) => setAttributes( { image } ),
} );
