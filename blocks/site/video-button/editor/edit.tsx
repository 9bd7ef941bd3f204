import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link, Media, type MediaValue } from '@frontage/editor';

export type VideoButtonAttributes = {
	url: string;
	label: string;
	poster?: MediaValue | undefined;
	consent: string;
};

export default function Edit( { attributes, setAttributes }: BlockEditProps< VideoButtonAttributes > ) {
	const { url, label, poster, consent } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
					<Link
						label={ __( 'Video', 'frontage-site' ) }
						value={ url ? { url } : undefined }
						onChange={ ( link ) => setAttributes( { url: link?.url ?? '' } ) }
					/>
					<p>
						{ __(
							'YouTube, Vimeo, Google Maps, or a file (mp4, webm, ogv). Other URLs open as regular links.',
							'frontage-site'
						) }
					</p>
					<Media
						label={ __( 'Image', 'frontage-site' ) }
						texts={ {
							choose: __( 'Choose image', 'frontage-site' ),
							replace: __( 'Replace', 'frontage-site' ),
							remove: __( 'Remove', 'frontage-site' ),
						} }
						value={ poster }
						onChange={ ( value ) => setAttributes( { poster: value } ) }
					/>
					<TextareaControl
						label={ __( 'Privacy notice', 'frontage-site' ) }
						help={ __(
							'Optional. Shown before playback, for example to name the service that receives data.',
							'frontage-site'
						) }
						value={ consent }
						onChange={ ( value ) => setAttributes( { consent: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps( { className: `fr-video-button${ poster?.url ? ' has-poster' : '' }` } ) }>
				{ ! url && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Add a video in the block settings. Until then, visitors see nothing here.',
							'frontage-site'
						) }
					</Notice>
				) }
				<div className="fr-video-button__link">
					{ poster?.url && <img className="fr-video-button__poster" src={ poster.url } alt="" /> }
					<span className="fr-video-button__icon" aria-hidden="true" />
					<RichText
						identifier="label"
						tagName="span"
						className="fr-video-button__label"
						allowedFormats={ [] }
						withoutInteractiveFormatting
						disableLineBreaks
						placeholder={ __( 'Play video', 'frontage-site' ) }
						value={ label }
						onChange={ ( value ) => setAttributes( { label: value } ) }
					/>
				</div>
				{ consent && (
					<RichText
						identifier="consent"
						tagName="p"
						className="fr-video-button__consent"
						value={ consent }
						onChange={ ( value ) => setAttributes( { consent: value } ) }
					/>
				) }
			</div>
		</>
	);
}
