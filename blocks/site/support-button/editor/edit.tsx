import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Icon as CoreIcon, PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bell, comment, envelope, help, info, mobile } from '@wordpress/icons';
import { Icon, Link, type IconChoice, type LinkValue } from '@frontage/editor';

export type SupportButtonAttributes = {
	label: string;
	link?: LinkValue | undefined;
	icon: string;
	returns: boolean;
};

const icons = (): IconChoice[] => [
	{ name: 'core/help', title: __( 'Question mark', 'frontage-site' ), icon: help },
	{ name: 'core/comment', title: __( 'Speech bubble', 'frontage-site' ), icon: comment },
	{ name: 'core/envelope', title: __( 'Envelope', 'frontage-site' ), icon: envelope },
	{ name: 'core/mobile', title: __( 'Phone', 'frontage-site' ), icon: mobile },
	{ name: 'core/info', title: __( 'Info', 'frontage-site' ), icon: info },
	{ name: 'core/bell', title: __( 'Bell', 'frontage-site' ), icon: bell },
];

export default function Edit( { attributes, setAttributes }: BlockEditProps< SupportButtonAttributes > ) {
	const { label, link, icon, returns } = attributes;
	const choices = icons();
	return (
		<div { ...useBlockProps( { className: 'fr-support-button' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
					<Link
						label={ __( 'Link', 'frontage-site' ) }
						value={ link }
						onChange={ ( value ) => setAttributes( { link: value } ) }
					/>
					{ ! link && <p>{ __( 'Add a link to show this button to visitors.', 'frontage-site' ) }</p> }
					<Icon
						label={ __( 'Icon', 'frontage-site' ) }
						none={ __( 'Default', 'frontage-site' ) }
						icons={ choices }
						value={ icon || undefined }
						onChange={ ( name ) => setAttributes( { icon: name ?? '' } ) }
					/>
					<ToggleControl
						label={ __( 'Show again at top', 'frontage-site' ) }
						help={ __(
							'The button hides on scroll. When off, it stays hidden until the next page.',
							'frontage-site'
						) }
						checked={ returns }
						onChange={ ( value ) => setAttributes( { returns: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<CoreIcon icon={ ( choices.find( ( { name } ) => name === icon ) ?? choices[ 0 ]! ).icon ?? null } />
			<RichText
				tagName="span"
				className="fr-support-button__label"
				aria-label={ __( 'Label', 'frontage-site' ) }
				placeholder={ __( 'Support', 'frontage-site' ) }
				allowedFormats={ [] }
				value={ label }
				onChange={ ( value ) => setAttributes( { label: value } ) }
			/>
		</div>
	);
}
