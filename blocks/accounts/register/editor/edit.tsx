import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link, type LinkValue } from '@frontage/editor';
import { Button, Field, Way } from '../../sign-in/editor/form-preview';

export type RegisterAttributes = {
	buttonText: string;
	redirect?: LinkValue | undefined;
	signInLink?: LinkValue | undefined;
	signInText: string;
};

/** Why visitors see no form, as printed by PHP; empty if they see one. */
const closed = () => ( window as { frontageRegistration?: string } ).frontageRegistration ?? '';

export default function Edit( { attributes, setAttributes, isSelected }: BlockEditProps< RegisterAttributes > ) {
	const { buttonText, redirect, signInLink, signInText } = attributes;
	return (
		<div { ...useBlockProps( { className: 'fr-account fr-register' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-accounts' ) }>
					<p>
						<Link
							label={ __( 'Page after registering', 'frontage-accounts' ) }
							value={ redirect }
							onChange={ ( value ) => setAttributes( { redirect: value } ) }
						/>
					</p>
					<p>
						<Link
							label={ __( 'Page to sign in on', 'frontage-accounts' ) }
							value={ signInLink }
							onChange={ ( value ) => setAttributes( { signInLink: value } ) }
						/>
					</p>
				</PanelBody>
			</InspectorControls>
			{ isSelected && closed() && (
				<Notice status="warning" isDismissible={ false }>
					{ closed() }
				</Notice>
			) }
			<div className="fr-account__form">
				<Field label={ __( 'User name', 'frontage-accounts' ) } />
				<Field label={ __( 'E-mail address', 'frontage-accounts' ) } />
				<Field label={ __( 'Password', 'frontage-accounts' ) } isPassword />
				<Field label={ __( 'Password once more', 'frontage-accounts' ) } isPassword />
				<Button
					label={ __( 'What stands on the button', 'frontage-accounts' ) }
					placeholder={ __( 'Make an account', 'frontage-accounts' ) }
					value={ buttonText }
					onChange={ ( value ) => setAttributes( { buttonText: value } ) }
				/>
				<p className="fr-account__status" />
			</div>
			{ signInLink && (
				<Way
					label={ __( 'What the link to the sign-in says', 'frontage-accounts' ) }
					placeholder={ __( 'I have an account', 'frontage-accounts' ) }
					value={ signInText }
					onChange={ ( value ) => setAttributes( { signInText: value } ) }
				/>
			) }
		</div>
	);
}
