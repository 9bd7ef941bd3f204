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
		label: __( 'Page with the testimonials', 'frontage-site' ),
		help: __( 'None: those of all pages.', 'frontage-site' ),
	},
	woocommerce: {
		type: 'product' as const,
		label: __( 'Product', 'frontage-site' ),
		help: __( 'None: the product on whose page this stands, elsewhere all of them.', 'frontage-site' ),
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
				label={ __( 'Where they come from', 'frontage-site' ) }
				help={ __(
					'Your site asks for them and shows them itself. Visitors load nothing from anybody else, so no consent is needed.',
					'frontage-site'
				) }
				value={ provider }
				options={ providers.map( ( { name, label } ) => ( { value: name, label } ) ) }
				onChange={ ( value ) => setAttributes( { provider: value, of: 0 } ) }
			/>
			{ chosen && ! chosen.ready && (
				<Notice status="warning" isDismissible={ false }>
					{ settings
						? __( 'This is not set up yet: until then visitors see nothing here.', 'frontage-site' )
						: __(
								'This is not set up yet: ask whoever looks after the site. Until then visitors see nothing here.',
								'frontage-site'
							) }{ ' ' }
					{ settings && (
						<ExternalLink href={ settings }>{ __( 'Set it up', 'frontage-site' ) }</ExternalLink>
					) }
				</Notice>
			) }
			{ chosen?.problem && (
				<Notice status="warning" isDismissible={ false }>
					{ chosen.problem }{ ' ' }
					{ __( 'Those that came last are shown, for seven days at most.', 'frontage-site' ) }
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
				label={ __( 'How many', 'frontage-site' ) }
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
					{ value: 'grid', label: __( 'In rows', 'frontage-site' ) },
					{ value: 'list', label: __( 'One below the other', 'frontage-site' ) },
					{ value: 'carousel', label: __( 'In a row that scrolls sideways', 'frontage-site' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value } ) }
			/>
			<ToggleControl
				label={ __( 'Show the score of all together', 'frontage-site' ) }
				help={ __( 'Where the provider says one: testimonials have none.', 'frontage-site' ) }
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
					'Search engines show stars for a product, not for the firm whose site it is: leave this empty if these are reviews of your firm.',
					'frontage-site'
				) }
			</p>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Name of the product', 'frontage-site' ) }
				value={ product.name ?? '' }
				onChange={ ( name ) => setAttributes( { product: name ? { ...product, name } : {} } ) }
			/>
			{ product.name && (
				<TextControl
					__next40pxDefaultSize
					type="url"
					label={ __( 'Address of its page', 'frontage-site' ) }
					value={ product.url ?? '' }
					onChange={ ( url ) => setAttributes( { product: { ...product, url } } ) }
				/>
			) }
			{ product.name && ! showSummary && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'They are told nothing while the score of all together is not shown: what they are told must stand on the page.',
						'frontage-site'
					) }
				</Notice>
			) }
		</PanelBody>
	);
}
