import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { Link, Media, MediaInToolbar, type MediaValue } from '@frontage/editor';
import { photoControls } from '../../team-member/editor/photo-controls';
import { ratingText } from './rating';

export type TestimonialAttributes = {
	quote: string;
	name: string;
	role: string;
	company: string;
	url: string;
	image?: MediaValue | undefined;
	rating: number;
	date: string;
};

export default function Edit( { attributes, setAttributes, isSelected }: BlockEditProps< TestimonialAttributes > ) {
	const { quote, name, role, company, url, image, rating, date } = attributes;
	const photo = photoControls( image, setAttributes );
	return (
		<>
			<MediaInToolbar { ...photo } />
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage-site' ) }>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'Stars', 'frontage-site' ) }
						help={ __( 'Leave at zero for no rating.', 'frontage-site' ) }
						min={ 0 }
						max={ 5 }
						step={ 0.5 }
						value={ rating }
						onChange={ ( value = 0 ) => setAttributes( { rating: value } ) }
					/>
					<Media label={ __( 'Photo', 'frontage-site' ) } { ...photo } />
					<TextControl
						__next40pxDefaultSize
						type="date"
						label={ __( 'Date', 'frontage-site' ) }
						help={ __( 'When the quote was given (optional).', 'frontage-site' ) }
						value={ date }
						onChange={ ( value ) => setAttributes( { date: value } ) }
					/>
					<Link
						label={ __( 'Website', 'frontage-site' ) }
						value={ url ? { url } : undefined }
						onChange={ ( link ) => setAttributes( { url: link?.url ?? '' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<li { ...useBlockProps( { className: 'fr-testimonial' } ) }>
				<figure className="fr-testimonial__figure">
					{ rating > 0 && (
						<span
							className="fr-testimonial__rating"
							role="img"
							aria-label={ ratingText( rating ) }
							style={ { '--fr-rating': rating } as React.CSSProperties }
						/>
					) }
					<blockquote className="fr-testimonial__quote">
						<RichText
							identifier="quote"
							tagName="p"
							placeholder={ __( 'Customer quote…', 'frontage-site' ) }
							value={ quote }
							onChange={ ( value ) => setAttributes( { quote: value } ) }
						/>
					</blockquote>
					<figcaption className="fr-testimonial__by">
						{ image?.url && <img className="fr-testimonial__photo" src={ image.url } alt={ image.alt } /> }
						<div className="fr-testimonial__who">
							<RichText
								identifier="name"
								tagName="span"
								className="fr-testimonial__name"
								placeholder={ __( 'Customer name…', 'frontage-site' ) }
								value={ name }
								onChange={ ( value ) => setAttributes( { name: value } ) }
							/>
							{ ( isSelected || role || company ) && (
								<span className="fr-testimonial__role">
									{ ( isSelected || role ) && (
										<RichText
											identifier="role"
											tagName="span"
											placeholder={ __( 'Role…', 'frontage-site' ) }
											value={ role }
											onChange={ ( value ) => setAttributes( { role: value } ) }
										/>
									) }
									{ ( isSelected || ( role && company ) ) && ', ' }
									{ ( isSelected || company ) && (
										<RichText
											identifier="company"
											tagName="span"
											placeholder={ __( 'Company…', 'frontage-site' ) }
											value={ company }
											onChange={ ( value ) => setAttributes( { company: value } ) }
										/>
									) }
								</span>
							) }
							{ date && (
								<time className="fr-testimonial__date" dateTime={ date }>
									{ dateI18n( getSettings().formats.date, date ) }
								</time>
							) }
						</div>
					</figcaption>
				</figure>
			</li>
		</>
	);
}
