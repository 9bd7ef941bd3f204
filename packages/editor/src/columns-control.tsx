import { RangeControl } from '@wordpress/components';
import { DeviceSwitch, useDevice, type Device } from './per-device';

/** Sizes by the width of the list: below 576 px, from 576, 768, 992 and 1200 px. */
export type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
export type ColumnValues = { [ size in Size ]?: number };

/** Sizes that belong to each device. */
const SIZES: Record< Device, Size[] > = { desktop: [ 'xl', 'lg' ], tablet: [ 'md' ], mobile: [ 'sm', 'xs' ] };

interface ColumnsProps {
	label: string;
	/** Translated names of the devices. */
	devices: Record< Device, string >;
	/** Translated names of the sizes. */
	names: Record< Size, string >;
	/** Values used where nothing was chosen. */
	defaults: Record< Size, number >;
	values: ColumnValues;
	onChange: ( values: ColumnValues ) => void;
	/** Help text below the last control. */
	help?: string;
	most?: number;
}

/** Number of columns for each width of the list. Shows the sizes of the device in the editor's preview. */
export function Columns( { label, devices, names, defaults, values, onChange, help, most = 6 }: ColumnsProps ) {
	const [ device, setDevice ] = useDevice();
	return (
		<>
			<DeviceSwitch label={ label } names={ devices } device={ device } onChange={ setDevice } />
			{ SIZES[ device ].map( ( size, at, { length } ) => (
				<RangeControl
					__next40pxDefaultSize
					key={ size }
					label={ names[ size ] }
					{ ...( help && at === length - 1 ? { help } : {} ) }
					min={ 1 }
					max={ most }
					value={ values[ size ] ?? defaults[ size ] }
					onChange={ ( value ) => onChange( { ...values, [ size ]: value ?? defaults[ size ] } ) }
				/>
			) ) }
		</>
	);
}

/** Custom properties for the columns, the same as PHP prints on the page. */
export function columnStyle( values: ColumnValues, defaults: Record< Size, number > ): object {
	return Object.fromEntries(
		( Object.keys( defaults ) as Size[] ).map( ( size ) => [
			`--fr-${ size }`,
			values[ size ] ?? defaults[ size ],
		] )
	);
}
