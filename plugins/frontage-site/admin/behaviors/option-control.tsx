import { SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import type { Option } from './types';

interface Props {
	option: Option;
	value: unknown;
	onChange: ( value: unknown ) => void;
}

/** One option of a behavior, with the WordPress control that fits its schema. */
export function OptionControl( { option, value, onChange }: Props ) {
	const { type, title, description, labels = {} } = option;
	const common = { label: title, ...( description ? { help: description } : {} ), __nextHasNoMarginBottom: true };
	if ( option.enum ) {
		return (
			<SelectControl
				{ ...common }
				__next40pxDefaultSize
				value={ String( value ) }
				options={ option.enum.map( ( one ) => ( { value: one, label: labels[ one ] ?? one } ) ) }
				onChange={ onChange }
			/>
		);
	}
	if ( type === 'boolean' ) {
		return <ToggleControl { ...common } checked={ value === true } onChange={ onChange } />;
	}
	if ( type === 'string' ) {
		return (
			<TextControl
				{ ...common }
				__next40pxDefaultSize
				type={ option.format === 'uri' ? 'url' : 'text' }
				value={ String( value ?? '' ) }
				onChange={ onChange }
			/>
		);
	}
	return (
		<TextControl
			{ ...common }
			__next40pxDefaultSize
			type="number"
			{ ...( option.minimum === undefined ? {} : { min: option.minimum } ) }
			{ ...( option.maximum === undefined ? {} : { max: option.maximum } ) }
			step={ type === 'integer' ? 1 : 'any' }
			value={ String( value ?? '' ) }
			onChange={ ( text ) => onChange( text === '' ? option.default : Number( text ) ) }
		/>
	);
}
