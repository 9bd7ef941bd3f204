import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link, type LinkValue } from '@frontage/editor';
import { Button, Field, OtherWays, Way } from './form-preview';

export type SignInAttributes = {
	userLabel: string;
	buttonText: string;
	remember: boolean;
	lostPassword: boolean;
	redirect?: LinkValue | undefined;
	registerLink?: LinkValue | undefined;
	registerText: string;
};
type Props = Pick< BlockEditProps< SignInAttributes >, 'attributes' | 'setAttributes' >;

export default function Edit( { attributes, setAttributes }: BlockEditProps< SignInAttributes > ) {
	const { userLabel, buttonText, remember, lostPassword, registerLink, registerText } = attributes;
	return (
		<div { ...useBlockProps( { className: 'fr-account fr-sign-in' } ) }>
			<InspectorControls>
				<Settings attributes={ attributes } setAttributes={ setAttributes } />
			</InspectorControls>
			<div className="fr-account__form">
				<Field label={ userLabel || __( 'Username or email address', 'frontage-accounts' ) } />
				<Field label={ __( 'Password', 'frontage-accounts' ) } isPassword />
				{ remember && (
					<div className="fr-account__box">
						<input
							type="checkbox"
							aria-label={ __( 'Remember me', 'frontage-accounts' ) }
							tabIndex={ -1 }
							readOnly
						/>
						<span>{ __( 'Remember me', 'frontage-accounts' ) }</span>
					</div>
				) }
				<Button
					label={ __( 'Button text', 'frontage-accounts' ) }
					placeholder={ __( 'Sign in', 'frontage-accounts' ) }
					value={ buttonText }
					onChange={ ( value ) => setAttributes( { buttonText: value } ) }
				/>
				<OtherWays />
				<p className="fr-account__status" />
			</div>
			{ lostPassword && (
				<details className="fr-account__lost">
					<summary onClick={ ( event ) => event.preventDefault() }>
						{ __( 'Lost your password?', 'frontage-accounts' ) }
					</summary>
				</details>
			) }
			{ registerLink && (
				<Way
					label={ __( 'Registration link text', 'frontage-accounts' ) }
					placeholder={ __( 'Create account', 'frontage-accounts' ) }
					value={ registerText }
					onChange={ ( value ) => setAttributes( { registerText: value } ) }
				/>
			) }
		</div>
	);
}

function Settings( { attributes, setAttributes }: Props ) {
	const { userLabel, remember, lostPassword, redirect, registerLink } = attributes;
	return (
		<PanelBody title={ __( 'Settings', 'frontage-accounts' ) }>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Username label', 'frontage-accounts' ) }
				placeholder={ __( 'Username or email address', 'frontage-accounts' ) }
				value={ userLabel }
				onChange={ ( value ) => setAttributes( { userLabel: value } ) }
			/>
			<ToggleControl
				label={ __( 'Show “Remember me”', 'frontage-accounts' ) }
				checked={ remember }
				onChange={ ( value ) => setAttributes( { remember: value } ) }
			/>
			<ToggleControl
				label={ __( 'Show “Lost your password?”', 'frontage-accounts' ) }
				checked={ lostPassword }
				onChange={ ( value ) => setAttributes( { lostPassword: value } ) }
			/>
			<p>
				<Link
					label={ __( 'Redirect after sign-in', 'frontage-accounts' ) }
					value={ redirect }
					onChange={ ( value ) => setAttributes( { redirect: value } ) }
				/>
			</p>
			<p>
				<Link
					label={ __( 'Registration page', 'frontage-accounts' ) }
					value={ registerLink }
					onChange={ ( value ) => setAttributes( { registerLink: value } ) }
				/>
			</p>
		</PanelBody>
	);
}
