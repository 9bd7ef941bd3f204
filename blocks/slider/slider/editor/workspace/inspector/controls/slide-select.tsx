import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { slideName, useSlider } from '../../state';
import { asText, type ControlProps } from './control-props';

/** Selects a slide by name; the model stores its number from 1. */
export function SlideNumber( { label, hideLabel, help, value, inherited, mixed, onChange }: ControlProps ) {
	const { slides } = useSlider();
	const named = slides.map( ( slide, index ) => ( {
		value: String( index + 1 ),
		/* translators: 1: number of a slide, from 1, 2: its name */
		label: sprintf( __( '%1$d. %2$s', 'frontage-slider' ), index + 1, slideName( slide, index ) ),
	} ) );
	const given = mixed || Number( value ) === -1 ? '' : asText( value );
	const beyond = given && ! named.some( ( one ) => one.value === given ) ? [ { value: given, label: given } ] : [];
	const standard = inherited === -1 ? __( 'None', 'frontage-slider' ) : __( 'First slide', 'frontage-slider' );
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ label }
			hideLabelFromVision={ hideLabel }
			help={ help }
			value={ given }
			options={ [
				{ value: '', label: mixed ? __( 'Mixed', 'frontage-slider' ) : standard },
				...named,
				...beyond,
			] }
			onChange={ ( next ) => onChange( next ? Number( next ) : undefined ) }
		/>
	);
}
