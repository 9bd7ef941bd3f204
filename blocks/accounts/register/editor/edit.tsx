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
							label={ __( 'Redirect after registration', 'frontage-accounts' ) }
							value={ redirect }
							onChange={ ( value ) => setAttributes( { redirect: value } ) }
						/>
					</p>
					<p>
						<Link
							label={ __( 'Sign-in page', 'frontage-accounts' ) }
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
				<Field label={ __( 'Username', 'frontage-accounts' ) } />
				<Field label={ __( 'Email address', 'frontage-accounts' ) } />
				<Field label={ __( 'Password', 'frontage-accounts' ) } isPassword />
				<Field label={ __( 'Confirm password', 'frontage-accounts' ) } isPassword />
				<Button
					label={ __( 'Button text', 'frontage-accounts' ) }
					placeholder={ __( 'Create account', 'frontage-accounts' ) }
					value={ buttonText }
					onChange={ ( value ) => setAttributes( { buttonText: value } ) }
				/>
				<p className="fr-account__status" />
			</div>
			{ signInLink && (
				<Way
					label={ __( 'Sign-in link text', 'frontage-accounts' ) }
					placeholder={ __( 'Already have an account?', 'frontage-accounts' ) }
					value={ signInText }
					onChange={ ( value ) => setAttributes( { signInText: value } ) }
				/>
			) }
		</div>
	);
}
