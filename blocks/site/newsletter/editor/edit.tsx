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
						'Nobody keeps the addresses yet: install and activate “Frontage Forms”. Until then visitors see nothing here.',
						'frontage-site'
					) }
				</Notice>
			) }
			{ from === 'shortcode' && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Visitors see the form of your newsletter plugin here. With “Frontage Forms” it is this one.',
						'frontage-site'
					) }
				</Notice>
			) }
			<div className="fr-newsletter__row">
				<div className="fr-newsletter__field">
					{ layout !== 'inline' && (
						<span className="fr-newsletter__label">{ __( 'E-mail address', 'frontage-site' ) }</span>
					) }
					<input
						type="text"
						aria-label={ __( 'Hint in the empty field', 'frontage-site' ) }
						placeholder={ layout === 'inline' ? __( 'E-mail address', 'frontage-site' ) : '' }
						value={ placeholder }
						onChange={ ( { target } ) => setAttributes( { placeholder: target.value } ) }
					/>
				</div>
				<RichText
					tagName="span"
					className="wp-element-button"
					aria-label={ __( 'What stands on the button', 'frontage-site' ) }
					placeholder={ __( 'Sign up', 'frontage-site' ) }
					allowedFormats={ [] }
					value={ buttonText }
					onChange={ ( value ) => setAttributes( { buttonText: value } ) }
				/>
			</div>
			{ ( isSelected || consentText ) && (
				<RichText
					tagName="p"
					className="fr-newsletter__consent"
					aria-label={ __( 'What visitors agree to', 'frontage-site' ) }
					placeholder={ __(
						'What visitors agree to: what you write about, how often, a link to your privacy policy…',
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
					{ value: 'inline', label: __( 'In one line', 'frontage-site' ) },
					{ value: 'stacked', label: __( 'One below the other', 'frontage-site' ) },
					{ value: 'card', label: __( 'On a card', 'frontage-site' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value } ) }
			/>
			<ToggleControl
				label={ __( 'Confirmed by mail (double opt-in)', 'frontage-site' ) }
				help={
					doubleOptIn
						? __( 'Visitors are on the list when they press a button in a mail.', 'frontage-site' )
						: __(
								'Anybody can put any address on your list. In many countries you may not write to such addresses.',
								'frontage-site'
							)
				}
				checked={ doubleOptIn }
				onChange={ ( value ) => setAttributes( { doubleOptIn: value } ) }
			/>
			<WhatIsThis
				label={ __( 'What is this?', 'frontage-site' ) }
				setting={ __( 'Confirmation email (double opt-in)', 'frontage-site' ) }
			>
				{ __(
					'Visitors get an email with a button, and only those who select it are subscribed. That proves their consent, and nobody can subscribe someone else.',
					'frontage-site'
				) }
			</WhatIsThis>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'List', 'frontage-site' ) }
				help={ __( 'Only where you have several, such as “Offers”. Visitors do not see it.', 'frontage-site' ) }
				maxLength={ 60 }
				value={ list }
				onChange={ ( value ) => setAttributes( { list: value } ) }
			/>
			<TextareaControl
				label={ __( 'Message after signing up', 'frontage-site' ) }
				placeholder={ __(
					'Thank you. Please open the mail that we have sent you and confirm that you want our news.',
					'frontage-site'
				) }
				value={ successText }
				onChange={ ( value ) => setAttributes( { successText: value } ) }
			/>
		</PanelBody>
	);
}
