import { BaseControl, Button, Flex } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { desktop, mobile, tablet } from '@wordpress/icons';
import type { ReactNode } from 'react';

export type Device = 'desktop' | 'tablet' | 'mobile';
export type DeviceValues< Value > = { [ device in Device ]?: Value };

/** From large to small: a device without an own value inherits from the one before. */
const DEVICES = [ 'desktop', 'tablet', 'mobile' ] as const;
const ICONS = { desktop, tablet, mobile };

interface PerDeviceProps< Value > {
	label: string;
	/** Translated names of the devices. */
	names: Record< Device, string >;
	values: DeviceValues< Value >;
	onChange: ( values: DeviceValues< Value > ) => void;
	/** Renders the control of one value; `inherited` is the value that applies while the device has none of its own. */
	children: ( field: {
		value: Value | undefined;
		inherited: Value | undefined;
		onChange: ( value: Value | undefined ) => void;
	} ) => ReactNode;
}

/** One value per device. Shows the value of the device in the editor's preview and switches both together. */
export function PerDevice< Value >( { label, names, values, onChange, children }: PerDeviceProps< Value > ) {
	const [ device, setDevice ] = useDevice();
	const larger = DEVICES.slice( 0, DEVICES.indexOf( device ) );
	return (
		<>
			<DeviceSwitch label={ label } names={ names } device={ device } onChange={ setDevice } />
			{ children( {
				value: values[ device ],
				inherited: larger.map( ( name ) => values[ name ] ).findLast( ( value ) => value !== undefined ),
				onChange: ( value ) => {
					const { [ device ]: gone, ...others } = values;
					onChange( value === undefined ? others : { ...others, [ device ]: value } );
				},
			} ) }
		</>
	);
}

interface DeviceSwitchProps {
	label: string;
	names: Record< Device, string >;
	device: Device;
	onChange: ( device: Device ) => void;
}

/** Buttons with the device icons; the current device is pressed. */
export function DeviceSwitch( { label, names, device, onChange }: DeviceSwitchProps ) {
	return (
		<fieldset style={ { marginBlockEnd: 8 } }>
			<BaseControl.VisualLabel as="legend">{ label }</BaseControl.VisualLabel>
			<Flex justify="flex-start" gap={ 1 }>
				{ DEVICES.map( ( name ) => (
					<Button
						key={ name }
						size="compact"
						icon={ ICONS[ name ] }
						label={ names[ name ] }
						isPressed={ name === device }
						onClick={ () => onChange( name ) }
					/>
				) ) }
			</Flex>
		</fieldset>
	);
}

interface EditorStore {
	getDeviceType?: () => string;
}

/** The device of core's preview, or local state in editors without a preview (widgets). */
export function useDevice(): [ Device, ( device: Device ) => void ] {
	const [ own, setOwn ] = useState< Device >( 'desktop' );
	// The store is selected by name, so that screens without a post do not load `@wordpress/editor`.
	const shown = useSelect(
		( select ) => ( select( 'core/editor' ) as EditorStore | undefined )?.getDeviceType?.().toLowerCase(),
		[]
	);
	const dispatch = useDispatch( 'core/editor' ) as { setDeviceType?: ( type: string ) => void } | undefined;
	const device = DEVICES.find( ( name ) => name === shown ) ?? own;
	return [
		device,
		( next ) => {
			setOwn( next );
			dispatch?.setDeviceType?.( next.charAt( 0 ).toUpperCase() + next.slice( 1 ) );
		},
	];
}
