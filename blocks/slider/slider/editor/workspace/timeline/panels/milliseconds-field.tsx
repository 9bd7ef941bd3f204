import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- WordPress's own field with a unit, and there is no other.
	__experimentalInputControl as InputControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Part of it.
	__experimentalInputControlSuffixWrapper as Suffix,
} from '@wordpress/components';

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
		<InputControl
			__next40pxDefaultSize
			type="number"
			min={ min }
			{ ...props }
			suffix={ <Suffix variant="default">ms</Suffix> }
			value={ value === undefined ? '' : String( value ) }
			onChange={ ( text ) => onChange( text ? Math.max( 0, Number( text ) || 0 ) : undefined ) }
			onBlur={ onDone }
		/>
	);
}
