import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	extendBlocks,
	Media,
	PerDevice,
	ToggleItem,
	ToolsPanel,
	ToolsPanelItem,
	type DeviceValues,
	type ExtendedProps,
	type MediaValue,
} from '@frontage/editor';

// Adds two images and a height to core's logo; sections can be marked as dark, so that a light logo is shown over them.

interface Logo {
	frSticky?: MediaValue | undefined;
	frLight?: MediaValue | undefined;
	frMaxHeight?: DeviceValues< number > | undefined;
}
interface Section {
	frDark?: boolean | undefined;
}

const TEXTS = () => ( {
	choose: __( 'Choose an image', 'frontage-site' ),
	replace: __( 'Replace', 'frontage-site' ),
	remove: __( 'Remove', 'frontage-site' ),
} );

function LogoPanel( { attributes: { frSticky, frLight, frMaxHeight = {} }, setAttributes }: ExtendedProps< Logo > ) {
	const setHeight = ( heights: DeviceValues< number > ) =>
		setAttributes( { frMaxHeight: Object.keys( heights ).length ? heights : undefined } );
	return (
		<ToolsPanel
			label={ __( 'Other images of the logo', 'frontage-site' ) }
			resetAll={ () => setAttributes( { frSticky: undefined, frLight: undefined, frMaxHeight: undefined } ) }
		>
			<ToolsPanelItem
				label={ __( 'Over what is dark', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frLight ) }
				onDeselect={ () => setAttributes( { frLight: undefined } ) }
			>
				<Media
					label={ __( 'Over a section that is dark', 'frontage-site' ) }
					texts={ TEXTS() }
					value={ frLight }
					onChange={ ( value ) => setAttributes( { frLight: value } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem
				label={ __( 'In the fixed header', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => Boolean( frSticky ) }
				onDeselect={ () => setAttributes( { frSticky: undefined } ) }
			>
				<Media
					label={ __( 'While the header is fixed', 'frontage-site' ) }
					texts={ TEXTS() }
					value={ frSticky }
					onChange={ ( value ) => setAttributes( { frSticky: value } ) }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem
				label={ __( 'Height at most', 'frontage-site' ) }
				hasValue={ () => Object.keys( frMaxHeight ).length > 0 }
				onDeselect={ () => setHeight( {} ) }
			>
				<PerDevice< number >
					label={ __( 'Height at most, in pixels', 'frontage-site' ) }
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
							label={ __( 'Height at most', 'frontage-site' ) }
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

function DarkPanel( { attributes: { frDark }, setAttributes }: ExtendedProps< Section > ) {
	const set = ( value: true | undefined ) => setAttributes( { frDark: value } );
	return (
		<ToolsPanel label={ __( 'Section', 'frontage-site' ) } resetAll={ () => set( undefined ) }>
			<ToggleItem
				label={ __( 'This section is dark', 'frontage-site' ) }
				menuLabel={ __( 'It is dark', 'frontage-site' ) }
				help={ __(
					'A logo in it shows its image for dark sections; as the first of a page, so does the logo of the header over it.',
					'frontage-site'
				) }
				value={ frDark }
				onChange={ set }
			/>
		</ToolsPanel>
	);
}

extendBlocks( 'frontage/logo', {
	blocks: [ 'core/site-logo' ],
	attributes: { frSticky: { type: 'object' }, frLight: { type: 'object' }, frMaxHeight: { type: 'object' } },
	Panel: LogoPanel,
} );

extendBlocks( 'frontage/dark-section', {
	blocks: [ 'core/group', 'core/cover' ],
	attributes: { frDark: { type: 'boolean' } },
	Panel: DarkPanel,
} );
