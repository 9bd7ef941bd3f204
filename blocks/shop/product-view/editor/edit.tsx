import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export type ProductViewAttributes = { withSorting: boolean };

function Sign( { path }: { path: string } ) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="20"
			height="20"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			aria-hidden
		>
			<path d={ path } />
		</svg>
	);
}

export default function Edit( { attributes, setAttributes }: BlockEditProps< ProductViewAttributes > ) {
	return (
		<div { ...useBlockProps( { className: 'fr-product-view' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-shop' ) }>
					<ToggleControl
						label={ __( 'Align with sorting', 'frontage-shop' ) }
						help={ __(
							'In classic product lists, it appears next to WooCommerce’s result count and sorting.',
							'frontage-shop'
						) }
						checked={ attributes.withSorting }
						onChange={ ( withSorting ) => setAttributes( { withSorting } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<span className="fr-product-view__button" aria-current="true">
				<Sign path="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
				<span>{ __( 'Grid', 'frontage-shop' ) }</span>
			</span>
			<span className="fr-product-view__button">
				<Sign path="M4 5h4v4H4zM11 7h9M4 15h4v4H4zM11 17h9" />
				<span>{ __( 'List', 'frontage-shop' ) }</span>
			</span>
		</div>
	);
}
