import { SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import type { FieldOption } from './field-types';

/** Asks for one option of a field. */
export function OptionControl( {
	option,
	value,
	onChange,
}: {
	option: FieldOption;
	value: string | boolean;
	onChange: ( value: string | boolean ) => void;
} ) {
	if ( option.as === 'switch' ) {
		return (
			<ToggleControl
				label={ option.label }
				help={ option.help }
				checked={ value === true }
				onChange={ onChange }
			/>
		);
	}
	if ( option.choices ) {
		const choices = [
			{ value: '', label: '—' },
			...option.choices.map( ( choice ) => ( { value: choice, label: choice } ) ),
		];
		return (
			<SelectControl
				__next40pxDefaultSize
				label={ option.label }
				help={ option.help }
				value={ String( value ) }
				options={ choices }
				onChange={ onChange }
			/>
		);
	}
	return (
		<TextControl
			__next40pxDefaultSize
			label={ option.label }
			help={ option.help }
			type={ option.type ?? 'text' }
			value={ String( value ) }
			onChange={ onChange }
		/>
	);
}
