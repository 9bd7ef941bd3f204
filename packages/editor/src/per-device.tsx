import { BaseControl, Button, Flex } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { desktop, mobile, tablet } from '@wordpress/icons';
import type { ReactNode } from 'react';

export type Device = 'desktop' | 'tablet' | 'mobile';
export type DeviceValues< Value > = { [ device in Device ]?: Value };

/** From large to small: what a device has not of its own comes from the one before. */
const DEVICES = [ 'desktop', 'tablet', 'mobile' ] as const;
const ICONS = { desktop, tablet, mobile };

interface PerDeviceProps< Value > {
	label: string;
	/** The devices' names, as people read them. */
	names: Record< Device, string >;
	values: DeviceValues< Value >;
	onChange: ( values: DeviceValues< Value > ) => void;
	/** The control of one value; `inherited` is what counts while the device has none of its own. */
	children: ( field: {
		value: Value | undefined;
		inherited: Value | undefined;
		onChange: ( value: Value | undefined ) => void;
	} ) => ReactNode;
}

/** One value for each device: shows the one of the device that the editor's preview shows, and switches both. */
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

/** The devices as icons, the shown one pressed. */
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

/** The device of core's preview; where an editor has none (widgets), one of our own. */
export function useDevice(): [ Device, ( device: Device ) => void ] {
	const [ own, setOwn ] = useState< Device >( 'desktop' );
	// By name: a screen without a post must not load `@wordpress/editor` for this.
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
