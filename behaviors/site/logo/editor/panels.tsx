import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	Media,
	PerDevice,
	ToggleItem,
	ToolsPanel,
	ToolsPanelItem,
	type DeviceValues,
	type ExtendedProps,
	type MediaValue,
} from '@frontage/editor';

export interface Logo {
	frSticky?: MediaValue | undefined;
	frLight?: MediaValue | undefined;
	frMaxHeight?: DeviceValues< number > | undefined;
}
export interface Section {
	frDark?: boolean | undefined;
}

const TEXTS = () => ( {
	choose: __( 'Choose image', 'frontage-site' ),
	replace: __( 'Replace', 'frontage-site' ),
	remove: __( 'Remove', 'frontage-site' ),
} );

export function LogoPanel( {
	attributes: { frSticky, frLight, frMaxHeight = {} },
	setAttributes,
}: ExtendedProps< Logo > ) {
	const setHeight = ( heights: DeviceValues< number > ) =>
		setAttributes( { frMaxHeight: Object.keys( heights ).length ? heights : undefined } );
	return (
		<ToolsPanel
			label={ __( 'Logo variants', 'frontage-site' ) }
			resetAll={ () => setAttributes( { frSticky: undefined, frLight: undefined, frMaxHeight: undefined } ) }
		>
			<ToolsPanelItem
				label={ __( 'On dark background', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frLight ) }
				onDeselect={ () => setAttributes( { frLight: undefined } ) }
			>
				<Media
					label={ __( 'Dark section logo', 'frontage-site' ) }
					texts={ TEXTS() }
					value={ frLight }
					onChange={ ( value ) => setAttributes( { frLight: value } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem
				label={ __( 'In sticky header', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frSticky ) }
				onDeselect={ () => setAttributes( { frSticky: undefined } ) }
			>
				<Media
					label={ __( 'Sticky header logo', 'frontage-site' ) }
					texts={ TEXTS() }
					value={ frSticky }
					onChange={ ( value ) => setAttributes( { frSticky: value } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem
				label={ __( 'Max height', 'frontage-site' ) }
				hasValue={ () => Object.keys( frMaxHeight ).length > 0 }
				onDeselect={ () => setHeight( {} ) }
			>
				<PerDevice< number >
					label={ __( 'Max height (px)', 'frontage-site' ) }
					names={ {
						desktop: __( 'Desktop', 'frontage-site' ),
						tablet: __( 'Tablet', 'frontage-site' ),
						mobile: __( 'Mobile', 'frontage-site' ),
					} }
					values={ frMaxHeight }
					onChange={ setHeight }
				>
					{ ( { value, inherited, onChange } ) => (
						<TextControl
							__next40pxDefaultSize
							type="number"
							label={ __( 'Max height', 'frontage-site' ) }
							hideLabelFromVision
							min={ 16 }
							max={ 1000 }
							value={ value ?? '' }
							placeholder={ String( inherited ?? '' ) }
							onChange={ ( typed ) => onChange( Number( typed ) || undefined ) }
						/>
					) }
				</PerDevice>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}

export function DarkPanel( { attributes: { frDark }, setAttributes }: ExtendedProps< Section > ) {
	const set = ( value: true | undefined ) => setAttributes( { frDark: value } );
	return (
		<ToolsPanel label={ __( 'Section', 'frontage-site' ) } resetAll={ () => set( undefined ) }>
			<ToggleItem
				label={ __( 'Dark section', 'frontage-site' ) }
				menuLabel={ __( 'Dark section', 'frontage-site' ) }
				help={ __(
					'Logos in this section use the dark version. If it is the first section on the page, so does the header logo.',
					'frontage-site'
				) }
				value={ frDark }
				onChange={ set }
			/>
		</ToolsPanel>
	);
}
