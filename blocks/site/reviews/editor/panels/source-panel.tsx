import {
	ExternalLink,
	Notice,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CarouselAttributes } from '../../../carousel/editor/settings';
import { editorData } from '../editor-data';
import { Which } from './product-select';

export type NativeAttributes = CarouselAttributes & {
	provider: string;
	of: number;
	count: number;
	showSummary: boolean;
	layout: 'grid' | 'list' | 'carousel';
	product: { name?: string; url?: string };
};

interface PanelProps {
	attributes: NativeAttributes;
	setAttributes: ( attributes: Partial< NativeAttributes > ) => void;
}

/** Providers for which a single page or product can be chosen, with the description of the default. */
const ones = () => ( {
	testimonials: {
		type: 'page' as const,
		label: __( 'Testimonials page', 'frontage-site' ),
		help: __( 'None (all pages)', 'frontage-site' ),
	},
	woocommerce: {
		type: 'product' as const,
		label: __( 'Product', 'frontage-site' ),
		help: __( 'None (current product, or all products)', 'frontage-site' ),
	},
} );
const isOne = ( provider: string ): provider is keyof ReturnType< typeof ones > => provider in ones();

/** Selects the provider, and shows why its reviews cannot be displayed. */
export function SourcePanel( { attributes, setAttributes }: PanelProps ) {
	const { provider, of, count, showSummary, layout } = attributes;
	const { providers, settings } = editorData();
	const chosen = providers.find( ( { name } ) => name === provider );
	return (
		<PanelBody title={ __( 'Reviews', 'frontage-site' ) }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Source', 'frontage-site' ) }
				help={ __(
					'Your site loads and shows the reviews itself. Visitors connect only to your site, so no consent is needed.',
					'frontage-site'
				) }
				value={ provider }
				options={ providers.map( ( { name, label } ) => ( { value: name, label } ) ) }
				onChange={ ( value ) => setAttributes( { provider: value, of: 0 } ) }
			/>
			{ chosen && ! chosen.ready && (
				<Notice status="warning" isDismissible={ false }>
					{ settings
						? __( 'This source is not set up yet. Until then, visitors see nothing here.', 'frontage-site' )
						: __(
								'This source is not set up yet. Contact your administrator. Until then, visitors see nothing here.',
								'frontage-site'
							) }{ ' ' }
					{ settings && (
						<ExternalLink href={ settings }>{ __( 'Set up source', 'frontage-site' ) }</ExternalLink>
					) }
				</Notice>
			) }
			{ chosen?.problem && (
				<Notice status="warning" isDismissible={ false }>
					{ chosen.problem } { __( 'The latest reviews are shown for up to seven days.', 'frontage-site' ) }
				</Notice>
			) }
			{ isOne( provider ) && (
				<Which
					{ ...ones()[ provider ] }
					isThere={ chosen?.ready !== false }
					value={ of }
					onChange={ ( id ) => setAttributes( { of: id } ) }
				/>
			) }
			<RangeControl
				__next40pxDefaultSize
				label={ __( 'Number of reviews', 'frontage-site' ) }
				min={ 1 }
				max={ 20 }
				value={ count }
				onChange={ ( value = 6 ) => setAttributes( { count: value } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Layout', 'frontage-site' ) }
				value={ layout }
				options={ [
					{ value: 'grid', label: __( 'Grid', 'frontage-site' ) },
					{ value: 'list', label: __( 'Stacked', 'frontage-site' ) },
					{ value: 'carousel', label: __( 'Carousel', 'frontage-site' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value } ) }
			/>
			<ToggleControl
				label={ __( 'Show overall rating', 'frontage-site' ) }
				help={ __( 'If the source provides one. Testimonials have none.', 'frontage-site' ) }
				checked={ showSummary }
				onChange={ ( value ) => setAttributes( { showSummary: value } ) }
			/>
		</PanelBody>
	);
}

/** Structured data, which exists for a product only. */
export function ProductPanel( { attributes: { product, showSummary }, setAttributes }: PanelProps ) {
	return (
		<PanelBody title={ __( 'Search engines', 'frontage-site' ) } initialOpen={ false }>
			<p>
				{ __(
					'Search engines show star ratings for products, not for your own business. Leave this empty if these reviews are about your business.',
					'frontage-site'
				) }
			</p>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Product name', 'frontage-site' ) }
				value={ product.name ?? '' }
				onChange={ ( name ) => setAttributes( { product: name ? { ...product, name } : {} } ) }
			/>
			{ product.name && (
				<TextControl
					__next40pxDefaultSize
					type="url"
					label={ __( 'Product URL', 'frontage-site' ) }
					value={ product.url ?? '' }
					onChange={ ( url ) => setAttributes( { product: { ...product, url } } ) }
				/>
			) }
			{ product.name && ! showSummary && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Turn on the overall rating to add structured data. Search engines require the rating to be visible on the page.',
						'frontage-site'
					) }
				</Notice>
			) }
		</PanelBody>
	);
}
