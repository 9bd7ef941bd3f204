import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

export default function Edit() {
	return (
		<div { ...useBlockProps( { className: 'fr-product-view' } ) }>
			<span className="fr-product-view__button" aria-current="true">
				{ __( 'Grid', 'frontage-shop' ) }
			</span>
			<span className="fr-product-view__button">{ __( 'List', 'frontage-shop' ) }</span>
		</div>
	);
}
