import { RangeControl } from '@wordpress/components';
import { DeviceSwitch, useDevice, type Device } from './per-device';

/** By the width that the list has: below 576 px, from 576, 768, 992 and 1200 px. */
export type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
export type ColumnValues = { [ size in Size ]?: number };

/** Which of them a device shows. */
const SIZES: Record< Device, Size[] > = { desktop: [ 'xl', 'lg' ], tablet: [ 'md' ], mobile: [ 'sm', 'xs' ] };

interface ColumnsProps {
	label: string;
	/** The devices' names, as people read them. */
	devices: Record< Device, string >;
	/** What each size is called. */
	names: Record< Size, string >;
	/** What counts where nobody chose. */
	defaults: Record< Size, number >;
	values: ColumnValues;
	onChange: ( values: ColumnValues ) => void;
	/** Below the last. */
	help?: string;
	most?: number;
}

/** How many stand side by side, for each width of the list: those of the device that the editor's preview shows. */
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

/** As custom properties: what PHP prints on the page. */
export function columnStyle( values: ColumnValues, defaults: Record< Size, number > ): object {
	return Object.fromEntries(
		( Object.keys( defaults ) as Size[] ).map( ( size ) => [
			`--fr-${ size }`,
			values[ size ] ?? defaults[ size ],
		] )
	);
}
