import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export type BackToTopAttributes = {
	label: string;
};

export default function Edit( { attributes: { label }, setAttributes }: BlockEditProps< BackToTopAttributes > ) {
	const usual = __( 'Back to top', 'frontage-site' );
	return (
		<div { ...useBlockProps( { className: 'fr-back-to-top' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Screen reader label', 'frontage-site' ) }
						help={ __(
							'Appears in the corner of the window after one screen of scrolling.',
							'frontage-site'
						) }
						placeholder={ usual }
						value={ label }
						onChange={ ( value ) => setAttributes( { label: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<svg
				viewBox="0 0 24 24"
				width="24"
				height="24"
				role="img"
				aria-label={ label || usual }
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
			>
				<path d="M12 19V6m-6 6 6-6 6 6" />
			</svg>
		</div>
	);
}
