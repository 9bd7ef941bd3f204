import { ContrastChecker, InspectorControls, useSettings } from '@wordpress/block-editor';
import { BaseControl, ColorPalette, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';
import { inRoom, NO_LOOK, type Look } from '../form-appearance';

type Props = { look: Look; onChange: ( change: Partial< Look > ) => void };
type Preset = { slug: string; name: string; color: string };

/** The design of this form on this page, over that of the form itself; the shape of its fields is a style of the block. */
export function LookPanel( { look, onChange: onLook }: Props ) {
	const onChange = ( change: Partial< Look > ) => onLook( inRoom( change, look ) );
	const [ palette = [] ] = useSettings( 'color.palette' ) as ( Preset[] | undefined )[];
	const words = {
		labels: {
			label: __( 'Label position', 'frontage-forms' ),
			options: [
				{ value: '', label: __( 'Form default', 'frontage-forms' ) },
				{ value: 'top', label: __( 'Above', 'frontage-forms' ) },
				{ value: 'beside', label: __( 'Side', 'frontage-forms' ) },
				{ value: 'inside', label: __( 'Inside', 'frontage-forms' ) },
			],
		},
		density: {
			label: __( 'Spacing', 'frontage-forms' ),
			options: [
				{ value: '', label: __( 'Form default', 'frontage-forms' ) },
				{ value: 'compact', label: __( 'Compact', 'frontage-forms' ) },
				{ value: 'normal', label: __( 'Normal', 'frontage-forms' ) },
				{ value: 'airy', label: __( 'Wide', 'frontage-forms' ) },
			],
		},
		button: {
			label: __( 'Button', 'frontage-forms' ),
			options: [
				{ value: '', label: __( 'Theme default', 'frontage-forms' ) },
				{ value: 'outline', label: __( 'Outline', 'frontage-forms' ) },
				{ value: 'wide', label: __( 'Full width', 'frontage-forms' ) },
			],
		},
	};
	const colorOf = ( slug: string ) => palette.find( ( preset ) => preset.slug === slug )?.color;
	const choice = ( name: keyof typeof words ) => (
		<ToolsPanelItem
			label={ words[ name ].label }
			isShownByDefault
			hasValue={ () => look[ name ] !== '' }
			onDeselect={ () => onChange( { [ name ]: '' } ) }
		>
			<SelectControl
				__next40pxDefaultSize
				{ ...words[ name ] }
				value={ look[ name ] }
				onChange={ ( value ) => onChange( { [ name ]: value } ) }
			/>
		</ToolsPanelItem>
	);
	const color = ( name: 'accent' | 'accentText', label: string ) => (
		<ToolsPanelItem
			label={ label }
			isShownByDefault={ name === 'accent' }
			hasValue={ () => look[ name ] !== '' }
			onDeselect={ () => onChange( { [ name ]: '' } ) }
		>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<ColorPalette
				aria-label={ label }
				disableCustomColors
				colors={ palette }
				value={ colorOf( look[ name ] ) ?? '' }
				onChange={ ( value ) =>
					onChange( { [ name ]: palette.find( ( preset ) => preset.color === value )?.slug ?? '' } )
				}
			/>
		</ToolsPanelItem>
	);
	const [ accent, accentText ] = [ colorOf( look.accent ), colorOf( look.accentText ) ];
	return (
		<InspectorControls group="styles">
			<ToolsPanel label={ __( 'Appearance', 'frontage-forms' ) } resetAll={ () => onChange( NO_LOOK ) }>
				{ choice( 'labels' ) }
				{ choice( 'density' ) }
				<ToolsPanelItem
					label={ __( 'Columns', 'frontage-forms' ) }
					isShownByDefault
					hasValue={ () => look.columns }
					onDeselect={ () => onChange( { columns: false } ) }
				>
					<ToggleControl
						label={ __( 'Pair short fields', 'frontage-forms' ) }
						help={ __( 'Shows two short fields side by side where space allows.', 'frontage-forms' ) }
						checked={ look.columns }
						onChange={ ( columns ) => onChange( { columns } ) }
					/>
				</ToolsPanelItem>
				{ choice( 'button' ) }
				{ color( 'accent', __( 'Accent color', 'frontage-forms' ) ) }
				{ color( 'accentText', __( 'Text on accent color', 'frontage-forms' ) ) }
				{ /* Without a chosen text color it is black or white, which always has enough contrast. */ }
				{ accent && accentText && look.button !== 'outline' && (
					<ContrastChecker backgroundColor={ accent } textColor={ accentText } enableAlphaChecking />
				) }
			</ToolsPanel>
		</InspectorControls>
	);
}
