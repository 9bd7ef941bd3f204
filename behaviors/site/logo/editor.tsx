import { InspectorControls } from '@wordpress/block-editor';
import { TextControl, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { Media, PerDevice, ToolsPanel, ToolsPanelItem, type DeviceValues, type MediaValue } from '@frontage/editor';

// Adds two images and a height to core's logo; sections can be marked as dark, so that a light logo is shown over them.

interface Values {
	frSticky?: MediaValue | undefined;
	frLight?: MediaValue | undefined;
	frMaxHeight?: DeviceValues< number > | undefined;
	frDark?: boolean | undefined;
}
interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: Values;
	setAttributes: ( values: Values ) => void;
}
interface Settings {
	attributes?: object;
}

const LOGO = 'core/site-logo';
const SECTIONS = [ 'core/group', 'core/cover' ];

addFilter( 'blocks.registerBlockType', 'frontage/logo', ( settings: Settings, name: string ) => {
	const more =
		name === LOGO
			? { frSticky: { type: 'object' }, frLight: { type: 'object' }, frMaxHeight: { type: 'object' } }
			: { frDark: { type: 'boolean' } };
	return name === LOGO || SECTIONS.includes( name )
		? { ...settings, attributes: { ...settings.attributes, ...more } }
		: settings;
} );

const TEXTS = () => ( {
	choose: __( 'Choose an image', 'frontage-site' ),
	replace: __( 'Replace', 'frontage-site' ),
	remove: __( 'Remove', 'frontage-site' ),
} );

function LogoPanel( { attributes: { frSticky, frLight, frMaxHeight = {} }, setAttributes }: EditProps ) {
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

function DarkPanel( { attributes: { frDark = false }, setAttributes }: EditProps ) {
	const set = ( value: boolean ) => setAttributes( { frDark: value || undefined } );
	return (
		<ToolsPanel label={ __( 'Section', 'frontage-site' ) } resetAll={ () => set( false ) }>
			<ToolsPanelItem
				label={ __( 'It is dark', 'frontage-site' ) }
				hasValue={ () => frDark }
				onDeselect={ () => set( false ) }
			>
				<ToggleControl
					label={ __( 'This section is dark', 'frontage-site' ) }
					help={ __(
						'A logo in it shows its image for dark sections; as the first of a page, so does the logo of the header over it.',
						'frontage-site'
					) }
					checked={ frDark }
					onChange={ set }
				/>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}

addFilter(
	'editor.BlockEdit',
	'frontage/logo',
	createHigherOrderComponent(
		( Edit: ComponentType< EditProps > ) =>
			function EditWithLogo( props: EditProps ) {
				const Panel = props.name === LOGO ? LogoPanel : DarkPanel;
				return (
					<>
						<Edit { ...props } />
						{ props.isSelected && ( props.name === LOGO || SECTIONS.includes( props.name ) ) && (
							<InspectorControls>
								<Panel { ...props } />
							</InspectorControls>
						) }
					</>
				);
			},
		'withLogo'
	)
);
