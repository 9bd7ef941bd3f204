import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { WhatIsThis } from '@frontage/editor/what-is-this';

export type NewsletterAttributes = {
	placeholder: string;
	buttonText: string;
	consentText: string;
	doubleOptIn: boolean;
	list: string;
	layout: 'inline' | 'stacked' | 'card';
	successText: string;
};

/** What stores the addresses, as printed by PHP: our own forms plugin, another plugin's shortcode, or nothing. */
const keeper = () => ( window as { frontageNewsletter?: 'own' | 'shortcode' | '' } ).frontageNewsletter ?? 'own';

export default function Edit( { attributes, setAttributes, isSelected }: BlockEditProps< NewsletterAttributes > ) {
	const { placeholder, buttonText, consentText, layout } = attributes;
	const from = keeper();
	return (
		<div { ...useBlockProps( { className: `fr-newsletter fr-newsletter--${ layout }` } ) }>
			<InspectorControls>
				<Settings attributes={ attributes } setAttributes={ setAttributes } />
			</InspectorControls>
			{ from === '' && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Install and activate “Frontage Forms” to store subscribers. Until then, visitors see nothing here.',
						'frontage-site'
					) }
				</Notice>
			) }
			{ from === 'shortcode' && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Visitors see the form of your newsletter plugin here. Activate “Frontage Forms” to use this one.',
						'frontage-site'
					) }
				</Notice>
			) }
			<div className="fr-newsletter__row">
				<div className="fr-newsletter__field">
					{ layout !== 'inline' && (
						<span className="fr-newsletter__label">{ __( 'Email address', 'frontage-site' ) }</span>
					) }
					<input
						type="text"
						aria-label={ __( 'Placeholder', 'frontage-site' ) }
						placeholder={ layout === 'inline' ? __( 'Email address', 'frontage-site' ) : '' }
						value={ placeholder }
						onChange={ ( { target } ) => setAttributes( { placeholder: target.value } ) }
					/>
				</div>
				<RichText
					tagName="span"
					className="wp-element-button"
					aria-label={ __( 'Button text', 'frontage-site' ) }
					placeholder={ __( 'Subscribe', 'frontage-site' ) }
					allowedFormats={ [] }
					value={ buttonText }
					onChange={ ( value ) => setAttributes( { buttonText: value } ) }
				/>
			</div>
			{ ( isSelected || consentText ) && (
				<RichText
					tagName="p"
					className="fr-newsletter__consent"
					aria-label={ __( 'Consent text', 'frontage-site' ) }
					placeholder={ __(
						'Consent text: topics, frequency, and a link to your privacy policy…',
						'frontage-site'
					) }
					allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
					value={ consentText }
					onChange={ ( value ) => setAttributes( { consentText: value } ) }
				/>
			) }
		</div>
	);
}

type SettingsProps = Pick< BlockEditProps< NewsletterAttributes >, 'attributes' | 'setAttributes' >;

function Settings( { attributes, setAttributes }: SettingsProps ) {
	const { doubleOptIn, list, layout, successText } = attributes;
	return (
		<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Layout', 'frontage-site' ) }
				value={ layout }
				options={ [
					{ value: 'inline', label: __( 'Inline', 'frontage-site' ) },
					{ value: 'stacked', label: __( 'Stacked', 'frontage-site' ) },
					{ value: 'card', label: __( 'Card', 'frontage-site' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value } ) }
			/>
			<ToggleControl
				label={ __( 'Double opt-in', 'frontage-site' ) }
				help={
					doubleOptIn
						? __( 'Visitors are subscribed after they confirm with a button in an email.', 'frontage-site' )
						: __(
								'Anyone can subscribe any email address. In many countries, you may not send email to unconfirmed addresses.',
								'frontage-site'
							)
				}
				checked={ doubleOptIn }
				onChange={ ( value ) => setAttributes( { doubleOptIn: value } ) }
			/>
			<WhatIsThis
				label={ __( 'What is this?', 'frontage-site' ) }
				setting={ __( 'Double opt-in', 'frontage-site' ) }
			>
				{ __(
					'Visitors get an email with a button, and only those who select it are subscribed. That proves their consent, and nobody can subscribe someone else.',
					'frontage-site'
				) }
			</WhatIsThis>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'List', 'frontage-site' ) }
				help={ __( 'Only if you have several, such as “Offers”. Not visible to visitors.', 'frontage-site' ) }
				maxLength={ 60 }
				value={ list }
				onChange={ ( value ) => setAttributes( { list: value } ) }
			/>
			<TextareaControl
				label={ __( 'Confirmation message', 'frontage-site' ) }
				placeholder={ __(
					'Thank you. Open the email we sent you and confirm your subscription.',
					'frontage-site'
				) }
				value={ successText }
				onChange={ ( value ) => setAttributes( { successText: value } ) }
			/>
		</PanelBody>
	);
}
