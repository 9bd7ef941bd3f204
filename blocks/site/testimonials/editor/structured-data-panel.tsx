import { Notice, PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from '@frontage/editor';

export type ReviewAttributes = {
	about: { type?: '' | 'Product' | 'Service'; name?: string; url?: string };
	isGenuine: boolean;
};

interface ReviewPanelProps {
	attributes: ReviewAttributes;
	setAttributes: ( attributes: Partial< ReviewAttributes > ) => void;
}

/** Structured data: the reviewed item, and only after the author confirmed that the reviews are genuine. */
export function ReviewPanel( { attributes: { about, isGenuine }, setAttributes }: ReviewPanelProps ) {
	const change = ( value: ReviewAttributes[ 'about' ] ) => {
		const next = { ...about, ...value };
		// The confirmation applied to the previous choice.
		setAttributes( { about: next.type ? next : {}, isGenuine: false } );
	};
	return (
		<PanelBody title={ __( 'Search engines', 'frontage-site' ) } initialOpen={ false }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Reviewed item', 'frontage-site' ) }
				help={ __(
					'Search engines show reviews of products and services, not of your own business.',
					'frontage-site'
				) }
				value={ about.type ?? '' }
				options={ [
					{ value: '', label: __( 'None (no structured data)', 'frontage-site' ) },
					{ value: 'Product', label: __( 'Product', 'frontage-site' ) },
					{ value: 'Service', label: __( 'Service', 'frontage-site' ) },
				] }
				onChange={ ( type ) => change( { type } ) }
			/>
			{ about.type && (
				<>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Item name', 'frontage-site' ) }
						value={ about.name ?? '' }
						onChange={ ( name ) => change( { name } ) }
					/>
					<Link
						label={ __( 'Item URL', 'frontage-site' ) }
						value={ about.url ? { url: about.url } : undefined }
						onChange={ ( link ) => change( { url: link?.url ?? '' } ) }
					/>
					<ToggleControl
						label={ __( 'Genuine, voluntary customer reviews', 'frontage-site' ) }
						help={ __( 'Required before structured data is added.', 'frontage-site' ) }
						disabled={ ! about.name?.trim() }
						checked={ isGenuine }
						onChange={ ( value ) => setAttributes( { isGenuine: value } ) }
					/>
					{ isGenuine && (
						<Notice status="info" isDismissible={ false }>
							{ __( 'Testimonials without a name are not included.', 'frontage-site' ) }
						</Notice>
					) }
				</>
			) }
		</PanelBody>
	);
}
