import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { extendBlocks, ToggleItem, ToolsPanel, ToolsPanelItem, type ExtendedProps } from '@frontage/editor';

// Lightbox settings of an image link or a gallery: its group, or that it stays a link.

interface Values {
	frLightboxGroup?: string | undefined;
	frNoLightbox?: boolean | undefined;
}
function Panel( { attributes: { frLightboxGroup = '', frNoLightbox }, setAttributes }: ExtendedProps< Values > ) {
	const group = ( name: string ) => setAttributes( { frLightboxGroup: name || undefined } );
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
						'Images with the same group name open as one gallery. Each image needs a link to its media file or “Enlarge on click”.',
						'frontage-site'
					) }
					disabled={ frNoLightbox === true }
					value={ frLightboxGroup }
					onChange={ group }
				/>
			</ToolsPanelItem>
			<ToggleItem
				label={ __( 'Exclude from lightbox', 'frontage-site' ) }
				help={ __( 'The link opens normally.', 'frontage-site' ) }
				isShownByDefault
				value={ frNoLightbox }
				onChange={ ( value ) => setAttributes( { frNoLightbox: value } ) }
			/>
		</ToolsPanel>
	);
}

extendBlocks( 'frontage/lightbox', {
	blocks: [ 'core/image', 'core/gallery', 'core/button' ],
	attributes: { frLightboxGroup: { type: 'string' }, frNoLightbox: { type: 'boolean' } },
	Panel,
	isOn: () => ( window as { frontageLightbox?: boolean } ).frontageLightbox === true,
} );
