import { InspectorControls } from '@wordpress/block-editor';
import { registerBlockStyle } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

type Values = { frProfiles?: boolean | undefined };
type EditProps = { name: string; attributes: Values; setAttributes: ( values: Values ) => void };
type Settings = { attributes?: Record< string, unknown > };

const NAME = 'core/social-links';

registerBlockStyle( NAME, [
	{ name: 'fr-gradient-fill', label: __( 'Gradient', 'frontage-site' ) },
	{ name: 'fr-labelled', label: __( 'With names', 'frontage-site' ) },
	{ name: 'fr-expand', label: __( 'Names grow', 'frontage-site' ) },
] );

addFilter( 'blocks.registerBlockType', 'frontage/social', ( settings: Settings, name: string ) =>
	name === NAME ? { ...settings, attributes: { ...settings.attributes, frProfiles: { type: 'boolean' } } } : settings
);

addFilter(
	'editor.BlockEdit',
	'frontage/social',
	createHigherOrderComponent(
		( Edit: ComponentType< EditProps > ) =>
			function SocialLinksWithProfiles( props: EditProps ) {
				return (
					<>
						<Edit { ...props } />
						{ props.name === NAME && (
							<InspectorControls>
								<PanelBody title={ __( 'Search engines', 'frontage-site' ) } initialOpen={ false }>
									<ToggleControl
										label={ __( 'Use as our profiles', 'frontage-site' ) }
										help={ __(
											'Search engines are told that these pages are of your firm, if Settings → Business tells them of it.',
											'frontage-site'
										) }
										checked={ props.attributes.frProfiles === true }
										onChange={ ( value ) =>
											props.setAttributes( { frProfiles: value || undefined } )
										}
									/>
								</PanelBody>
							</InspectorControls>
						) }
					</>
				);
			},
		'withProfiles'
	)
);
