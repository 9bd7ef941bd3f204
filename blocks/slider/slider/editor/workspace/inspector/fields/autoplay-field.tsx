import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isObject } from '@frontage/slider/model';
import { autoplayOf, autoplayOptions, type Autoplay } from '../../../autoplay-options';
import { FieldHeader } from './field-header';
import type { FieldProps } from './field-props';

/** Autoplay mode, which combines three options of the model. */
export function AutoplayField( { field, stored, edit, found }: FieldProps ) {
	const words: Readonly< Record< Autoplay, string > > = {
		always: __( 'Infinite loop', 'frontage-slider' ),
		until: __( 'Stop at slide', 'frontage-slider' ),
		never: __( 'Off', 'frontage-slider' ),
	};
	return (
		<>
			<FieldHeader label={ field.label } within={ found ? field.within : undefined } />
			<SelectControl
				__next40pxDefaultSize
				label={ field.label }
				hideLabelFromVision
				help={ field.help }
				value={ autoplayOf( isObject( stored ) ? stored : {} ) }
				options={ Object.entries( words ).map( ( [ value, label ] ) => ( {
					value: value as Autoplay,
					label,
				} ) ) }
				onChange={ ( next ) =>
					edit.setMany(
						Object.fromEntries(
							Object.entries( autoplayOptions[ next ] ).map( ( [ key, value ] ) => [
								`options.${ key }`,
								value,
							] )
						)
					)
				}
			/>
		</>
	);
}
