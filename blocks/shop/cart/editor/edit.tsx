import { InspectorControls, store as blockEditor, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, PanelBody, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { OTHER } from './transforms';

export type CartAttributes = {
	showLabel: boolean;
	openOnAdd: boolean;
};

export default function Edit( { attributes, setAttributes }: BlockEditProps< CartAttributes > ) {
	const isTwice = useSelect(
		( select ) =>
			( select( blockEditor ) as { getBlocksByName: ( name: string ) => string[] } ).getBlocksByName( OTHER )
				.length > 0,
		[]
	);
	return (
		<div { ...useBlockProps( { className: 'fr-cart' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Cart', 'frontage-shop' ) }>
					{ isTwice && (
						<Notice status="warning" isDismissible={ false }>
							{ __(
								'The page also contains WooCommerce’s Mini-Cart, so visitors would load both. Remove one, or transform one into the other from its toolbar.',
								'frontage-shop'
							) }
						</Notice>
					) }
					<ToggleControl
						label={ __( 'Show label', 'frontage-shop' ) }
						checked={ attributes.showLabel }
						onChange={ ( showLabel ) => setAttributes( { showLabel } ) }
					/>
					<ToggleControl
						label={ __( 'Open after adding products', 'frontage-shop' ) }
						checked={ attributes.openOnAdd }
						onChange={ ( openOnAdd ) => setAttributes( { openOnAdd } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<span className="fr-cart__open">
				<span className="fr-cart__icon">
					<svg
						viewBox="0 0 24 24"
						width="24"
						height="24"
						aria-hidden="true"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.75"
						strokeLinejoin="round"
					>
						<path d="M6 8h12l1 12H5z" />
						<path d="M9 10V7a3 3 0 0 1 6 0v3" />
					</svg>
					<span className="fr-cart__count">2</span>
				</span>
				{ attributes.showLabel && <span>{ __( 'Cart', 'frontage-shop' ) }</span> }
			</span>
		</div>
	);
}
