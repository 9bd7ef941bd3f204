import { TextControl } from '@wordpress/components';

interface MillisecondsFieldProps {
	label: string;
	value: number | undefined;
	step: number;
	min?: number;
	placeholder?: string;
	disabled?: boolean;
	onChange: ( value: number | undefined ) => void;
	/** When the field loses the focus. */
	onDone: () => void;
}

/** A time in ms; undefined while the field is empty. */
export function MillisecondsField( { value, min = 0, onChange, onDone, ...props }: MillisecondsFieldProps ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ min }
			{ ...props }
			value={ value === undefined ? '' : String( value ) }
			onChange={ ( text ) => onChange( text === '' ? undefined : Math.max( 0, Number( text ) || 0 ) ) }
			onBlur={ onDone }
		/>
	);
}
