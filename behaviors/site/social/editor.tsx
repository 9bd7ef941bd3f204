import { registerBlockStyle } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { extendBlocks, type ExtendedProps } from '@frontage/editor';

interface Values {
	frProfiles?: boolean | undefined;
}

const NAME = 'core/social-links';

registerBlockStyle( NAME, [
	{ name: 'fr-gradient-fill', label: __( 'Gradient', 'frontage-site' ) },
	{ name: 'fr-labelled', label: __( 'With labels', 'frontage-site' ) },
	{ name: 'fr-expand', label: __( 'Expanding labels', 'frontage-site' ) },
] );

function Panel( { attributes: { frProfiles = false }, setAttributes }: ExtendedProps< Values > ) {
	return (
		<PanelBody title={ __( 'Search engines', 'frontage-site' ) } initialOpen={ false }>
			<ToggleControl
				label={ __( 'Use as business profiles', 'frontage-site' ) }
				help={ __(
					'Links these profiles to your business for search engines. Requires business structured data under Settings → Frontage → Business details.',
					'frontage-site'
				) }
				checked={ frProfiles }
				onChange={ ( value ) => setAttributes( { frProfiles: value || undefined } ) }
			/>
		</PanelBody>
	);
}

extendBlocks( 'frontage/social', { blocks: [ NAME ], attributes: { frProfiles: { type: 'boolean' } }, Panel } );
