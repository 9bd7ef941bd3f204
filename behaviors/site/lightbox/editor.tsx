import { InspectorControls } from '@wordpress/block-editor';
import { TextControl, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';

// Lightbox settings of an image link or a gallery: its group, or that it stays a link.

interface Values {
	frLightboxGroup?: string | undefined;
	frNoLightbox?: boolean | undefined;
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

const BLOCKS = [ 'core/image', 'core/gallery', 'core/button' ];

const isOn = () => ( window as { frontageLightbox?: boolean } ).frontageLightbox === true;

addFilter( 'blocks.registerBlockType', 'frontage/lightbox', ( settings: Settings, name: string ) =>
	BLOCKS.includes( name )
		? {
				...settings,
				attributes: {
					...settings.attributes,
					frLightboxGroup: { type: 'string' },
					frNoLightbox: { type: 'boolean' },
				},
			}
		: settings
);

function Panel( { attributes: { frLightboxGroup = '', frNoLightbox = false }, setAttributes }: EditProps ) {
	const group = ( name: string ) => setAttributes( { frLightboxGroup: name || undefined } );
	const refuse = ( value: boolean ) => setAttributes( { frNoLightbox: value || undefined } );
	return (
		<ToolsPanel
			label={ __( 'Lightbox', 'frontage-site' ) }
			resetAll={ () => setAttributes( { frLightboxGroup: undefined, frNoLightbox: undefined } ) }
		>
			<ToolsPanelItem
				label={ __( 'Lightbox group', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => frLightboxGroup !== '' }
				onDeselect={ () => group( '' ) }
			>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Lightbox group', 'frontage-site' ) }
					help={ __(
						'Pictures of this page with the same name are one set, wherever they stand. Each needs a link to its file, or “Enlarge on click”.',
						'frontage-site'
					) }
					disabled={ frNoLightbox }
					value={ frLightboxGroup }
					onChange={ group }
				/>
			</ToolsPanelItem>
			<ToolsPanelItem
				label={ __( 'Do not open in the lightbox', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => frNoLightbox }
				onDeselect={ () => refuse( false ) }
			>
				<ToggleControl
					label={ __( 'Do not open in the lightbox', 'frontage-site' ) }
					help={ __( 'The link is followed.', 'frontage-site' ) }
					checked={ frNoLightbox }
					onChange={ refuse }
				/>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}

addFilter(
	'editor.BlockEdit',
	'frontage/lightbox',
	createHigherOrderComponent(
		( Edit: ComponentType< EditProps > ) =>
			function EditWithLightbox( props: EditProps ) {
				return (
					<>
						<Edit { ...props } />
						{ props.isSelected && BLOCKS.includes( props.name ) && isOn() && (
							<InspectorControls>
								<Panel { ...props } />
							</InspectorControls>
						) }
					</>
				);
			},
		'withLightbox'
	)
);
