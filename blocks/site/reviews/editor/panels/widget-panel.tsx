import { Notice, PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ofSnippet, problems, templates, type FrameAttributes } from '../trustpilot-widget';

interface PanelProps {
	attributes: FrameAttributes;
	setAttributes: ( attributes: Partial< FrameAttributes > ) => void;
}

/** Settings of Trustpilot's widget: template and business. */
export function FramePanel( { attributes, setAttributes }: PanelProps ) {
	const { template, businessUnit, url, linkText, locale, height, width, theme, tracking } = attributes;
	const [ pasted, setPasted ] = useState( '' );
	const knownTemplates = templates();
	const isKnown = knownTemplates.some( ( { id } ) => id === template );
	const text = (
		name: 'businessUnit' | 'url' | 'linkText' | 'locale' | 'height' | 'width',
		label: string,
		value: string
	) => (
		<TextControl
			__next40pxDefaultSize
			label={ label }
			value={ value }
			onChange={ ( to ) => setAttributes( { [ name ]: to.trim() } ) }
		/>
	);
	return (
		<PanelBody title={ __( 'Trustpilot widget', 'frontage-site' ) }>
			<TextareaControl
				label={ __( 'Paste the Trustpilot widget code', 'frontage-site' ) }
				help={
					pasted && ! ofSnippet( pasted )
						? __( 'No widget found. The code must contain “trustpilot-widget”.', 'frontage-site' )
						: __( 'Fills in the fields below. The script is not needed.', 'frontage-site' )
				}
				value={ pasted }
				onChange={ ( code ) => {
					setPasted( code );
					const settings = ofSnippet( code );
					if ( settings ) {
						setAttributes( settings );
					}
				} }
			/>
			{ problems( attributes ).map( ( sentence ) => (
				<Notice key={ sentence } status="warning" isDismissible={ false }>
					{ sentence }
				</Notice>
			) ) }
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Widget type', 'frontage-site' ) }
				value={ template }
				options={ [
					...knownTemplates.map( ( { id, label } ) => ( { value: id, label } ) ),
					...( isKnown ? [] : [ { value: template, label: __( 'Other', 'frontage-site' ) } ] ),
				] }
				onChange={ ( id ) =>
					setAttributes( {
						template: id,
						height: knownTemplates.find( ( one ) => one.id === id )?.height ?? height,
					} )
				}
			/>
			{ text( 'businessUnit', __( 'Business unit ID', 'frontage-site' ), businessUnit ) }
			{ text( 'url', __( 'Trustpilot profile URL', 'frontage-site' ), url ) }
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Link text', 'frontage-site' ) }
				placeholder={ __( 'Our reviews on Trustpilot', 'frontage-site' ) }
				value={ linkText }
				onChange={ ( to ) => setAttributes( { linkText: to } ) }
			/>
			{ text( 'locale', __( 'Language', 'frontage-site' ), locale ) }
			{ text( 'height', __( 'Height', 'frontage-site' ), height ) }
			{ text( 'width', __( 'Width', 'frontage-site' ), width ) }
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Theme', 'frontage-site' ) }
				value={ theme }
				options={ [
					{ value: 'light', label: __( 'Light', 'frontage-site' ) },
					{ value: 'dark', label: __( 'Dark', 'frontage-site' ) },
				] }
				onChange={ ( value ) => setAttributes( { theme: value } ) }
			/>
			<ToggleControl
				label={ __( 'Send view statistics to Trustpilot', 'frontage-site' ) }
				help={ __(
					'Sends the page URL and browser, only after the visitor consents to the widget.',
					'frontage-site'
				) }
				checked={ tracking }
				onChange={ ( value ) => setAttributes( { tracking: value } ) }
			/>
		</PanelBody>
	);
}

/** Settings that few widgets need. */
export function MorePanel( { attributes, setAttributes }: PanelProps ) {
	const { sku, productName, structuredData } = attributes;
	const field = (
		name: 'stars' | 'sku' | 'productName' | 'reviewNumber' | 'reviewLanguages' | 'tags' | 'location',
		label: string,
		help?: string
	) => (
		<TextControl
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	return (
		<PanelBody title={ __( 'Widget filters', 'frontage-site' ) } initialOpen={ false }>
			{ field(
				'stars',
				__( 'Star ratings', 'frontage-site' ),
				__( 'Example: 4,5. Leave empty for all.', 'frontage-site' )
			) }
			{ field( 'reviewLanguages', __( 'Languages', 'frontage-site' ), __( 'Example: en,de.', 'frontage-site' ) ) }
			{ field( 'tags', __( 'Tags', 'frontage-site' ) ) }
			{ field( 'location', __( 'Location', 'frontage-site' ) ) }
			{ field( 'sku', __( 'Product SKUs', 'frontage-site' ), __( 'For product widgets.', 'frontage-site' ) ) }
			{ field( 'productName', __( 'Product name', 'frontage-site' ) ) }
			{ field( 'reviewNumber', __( 'Number of reviews', 'frontage-site' ) ) }
			{ sku && productName && (
				<ToggleControl
					label={ __( 'Add rating structured data', 'frontage-site' ) }
					help={ __(
						'Your site gets the rating from Trustpilot every hour. Search engines show star ratings for products, not for your own business.',
						'frontage-site'
					) }
					checked={ structuredData }
					onChange={ ( value ) => setAttributes( { structuredData: value } ) }
				/>
			) }
		</PanelBody>
	);
}
