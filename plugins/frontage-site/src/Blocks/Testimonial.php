<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

use Frontage\Kit\Frontend\ImageTag;

defined( 'ABSPATH' ) || exit;

/** One testimonial: stars, date and photo, and structured data. */
final class Testimonial {

	private const MOST = 5;

	/** Stars with a text alternative; empty without a rating. */
	public static function stars( BlockAttributes $review ): string {
		$rating = self::rating( $review );
		if ( ! $rating ) {
			return '';
		}
		/* translators: 1: a number of stars such as 4.5. 2: how many there can be. */
		$text = sprintf( __( '%1$s out of %2$s stars', 'frontage-site' ), number_format_i18n( $rating, fmod( $rating, 1 ) ? 1 : 0 ), number_format_i18n( self::MOST ) );
		return sprintf( '<span class="fr-testimonial__rating" role="img" aria-label="%s" style="--fr-rating:%s"></span>', esc_attr( $text ), esc_attr( (string) $rating ) );
	}

	/** The date in the site's format. */
	public static function date( BlockAttributes $review ): string {
		$day = self::valid_date( $review );
		return '' === $day ? '' : sprintf( '<time class="fr-testimonial__date" datetime="%s">%s</time>', esc_attr( $day ), esc_html( (string) mysql2date( self::format(), "$day 00:00:00" ) ) );
	}

	/** A small photo; decorative unless an alternative text is set, since the name is beside it. */
	public static function photo( BlockAttributes $image ): string {
		$own = [
			'class'   => 'fr-testimonial__photo',
			'alt'     => $image->text( 'alt' ),
			'loading' => 'lazy',
		];
		$id  = $image->integer( 'id', 0, 0, PHP_INT_MAX );
		$img = $id ? wp_get_attachment_image( $id, 'thumbnail', false, $own ) : '';
		$url = $image->address( 'url' );
		return '' === $img && '' !== $url ? ImageTag::html( [ 'class' => $own['class'], 'src' => $url, 'alt' => $own['alt'], 'loading' => 'lazy', 'width' => 96, 'height' => 96 ] ) : $img;
	}

	/**
	 * Structured data: a review of the product or service that the author chose. No average rating, since not all reviews
	 * are known.
	 *
	 * @param BlockAttributes $about `type`, `name`, `url`.
	 */
	public static function add_structured_data( BlockAttributes $review, BlockAttributes $about ): void {
		$type = $about->choice( 'type', [ '', 'Product', 'Service' ] );
		$name = wp_strip_all_tags( $about->text( 'name' ), true );
		$by   = wp_strip_all_tags( $review->text( 'name' ), true );
		if ( '' === $type || '' === $name || '' === $by ) {
			return;
		}
		$rating = self::rating( $review );
		StructuredData::add(
			array_filter(
				[
					'@type'         => 'Review',
					'itemReviewed'  => array_filter(
						[
							'@type' => $type,
							'name'  => $name,
							'url'   => esc_url_raw( $about->text( 'url' ), [ 'http', 'https' ] ),
						]
					),
					'author'        => [
						'@type' => 'Person',
						'name'  => $by,
					],
					'reviewBody'    => wp_strip_all_tags( str_replace( '<br', ' <br', $review->text( 'quote' ) ), true ),
					'datePublished' => self::valid_date( $review ),
					'reviewRating'  => $rating ? [
						'@type'       => 'Rating',
						'ratingValue' => $rating,
						'bestRating'  => self::MOST,
						'worstRating' => 0.5,
					] : [],
				]
			)
		);
	}

	/** In half stars; 0 means no rating. */
	private static function rating( BlockAttributes $review ): float {
		return round( $review->number( 'rating', 0, 0, self::MOST ) * 2 ) / 2;
	}

	/** The date (Y-m-d) if it is valid. */
	private static function valid_date( BlockAttributes $review ): string {
		return preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/', $review->text( 'date' ), $found ) && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] ) ? $found[0] : '';
	}

	private static function format(): string {
		$format = get_option( 'date_format' );
		return is_string( $format ) && '' !== $format ? $format : 'Y-m-d';
	}
}
