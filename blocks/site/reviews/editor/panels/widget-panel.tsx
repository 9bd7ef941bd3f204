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
		<PanelBody title={ __( 'Trustpilot’s own widget', 'frontage-site' ) }>
			<TextareaControl
				label={ __( 'Paste the code that Trustpilot gave you', 'frontage-site' ) }
				help={
					pasted && ! ofSnippet( pasted )
						? __( 'There is no widget in it: it has to have “trustpilot-widget” in it.', 'frontage-site' )
						: __( 'The fields below are filled in from it. Its script is not needed.', 'frontage-site' )
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
				label={ __( 'Which widget', 'frontage-site' ) }
				value={ template }
				options={ [
					...knownTemplates.map( ( { id, label } ) => ( { value: id, label } ) ),
					...( isKnown ? [] : [ { value: template, label: __( 'Another', 'frontage-site' ) } ] ),
				] }
				onChange={ ( id ) =>
					setAttributes( {
						template: id,
						height: knownTemplates.find( ( one ) => one.id === id )?.height ?? height,
					} )
				}
			/>
			{ text( 'businessUnit', __( 'Business unit id', 'frontage-site' ), businessUnit ) }
			{ text( 'url', __( 'Your page at Trustpilot', 'frontage-site' ), url ) }
			<TextControl
				__next40pxDefaultSize
				label={ __( 'What the link to it says', 'frontage-site' ) }
				placeholder={ __( 'Our reviews at Trustpilot', 'frontage-site' ) }
				value={ linkText }
				onChange={ ( to ) => setAttributes( { linkText: to } ) }
			/>
			{ text( 'locale', __( 'Language', 'frontage-site' ), locale ) }
			{ text( 'height', __( 'Height', 'frontage-site' ), height ) }
			{ text( 'width', __( 'Width', 'frontage-site' ), width ) }
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'On a background that is', 'frontage-site' ) }
				value={ theme }
				options={ [
					{ value: 'light', label: __( 'Light', 'frontage-site' ) },
					{ value: 'dark', label: __( 'Dark', 'frontage-site' ) },
				] }
				onChange={ ( value ) => setAttributes( { theme: value } ) }
			/>
			<ToggleControl
				label={ __( 'Tell Trustpilot that a visitor saw it', 'frontage-site' ) }
				help={ __(
					'With the address of the page and the browser, and only after the visitor agreed to the widget.',
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
		<PanelBody title={ __( 'Which reviews the widget shows', 'frontage-site' ) } initialOpen={ false }>
			{ field(
				'stars',
				__( 'With so many stars', 'frontage-site' ),
				__( 'Such as 4,5; empty: all.', 'frontage-site' )
			) }
			{ field(
				'reviewLanguages',
				__( 'In these languages', 'frontage-site' ),
				__( 'Such as en,de.', 'frontage-site' )
			) }
			{ field( 'tags', __( 'With these tags', 'frontage-site' ) ) }
			{ field( 'location', __( 'Of this place of your firm', 'frontage-site' ) ) }
			{ field(
				'sku',
				__( 'Of products with these numbers (SKU)', 'frontage-site' ),
				__( 'For product widgets.', 'frontage-site' )
			) }
			{ field( 'productName', __( 'Name of the product', 'frontage-site' ) ) }
			{ field( 'reviewNumber', __( 'How many', 'frontage-site' ) ) }
			{ sku && productName && (
				<ToggleControl
					label={ __( 'Tell search engines the score of this product', 'frontage-site' ) }
					help={ __(
						'Your site asks Trustpilot for it, once an hour. Search engines show stars for a product, not for the firm whose site it is.',
						'frontage-site'
					) }
					checked={ structuredData }
					onChange={ ( value ) => setAttributes( { structuredData: value } ) }
				/>
			) }
		</PanelBody>
	);
}
