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
				label={ __( 'These are reviews of', 'frontage-site' ) }
				help={ __(
					'Search engines show reviews of a product or a service, not of the firm whose site it is.',
					'frontage-site'
				) }
				value={ about.type ?? '' }
				options={ [
					{ value: '', label: __( 'Nothing that search engines are told', 'frontage-site' ) },
					{ value: 'Product', label: __( 'A product', 'frontage-site' ) },
					{ value: 'Service', label: __( 'A service', 'frontage-site' ) },
				] }
				onChange={ ( type ) => change( { type } ) }
			/>
			{ about.type && (
				<>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Its name', 'frontage-site' ) }
						value={ about.name ?? '' }
						onChange={ ( name ) => change( { name } ) }
					/>
					<Link
						label={ __( 'Its page', 'frontage-site' ) }
						value={ about.url ? { url: about.url } : undefined }
						onChange={ ( link ) => change( { url: link?.url ?? '' } ) }
					/>
					<ToggleControl
						label={ __( 'Real customers wrote these, of their own will', 'frontage-site' ) }
						help={ __( 'Search engines are told after you confirm it.', 'frontage-site' ) }
						disabled={ ! about.name?.trim() }
						checked={ isGenuine }
						onChange={ ( value ) => setAttributes( { isGenuine: value } ) }
					/>
					{ isGenuine && (
						<Notice status="info" isDismissible={ false }>
							{ __( 'A testimonial without a name is left out.', 'frontage-site' ) }
						</Notice>
					) }
				</>
			) }
		</PanelBody>
	);
}
