<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/**
 * The HTML of a review and of the summary. Profile images are left out, since browsers would load them from the provider.
 * Reviews are untrusted, so shortcodes in them are not executed.
 *
 * @phpstan-import-type Review from ReviewResult
 */
final class ReviewCard {

	/** A star with a 24-unit viewBox. */
	private const STAR = 'M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z';

	public static function summary( ReviewResult $result ): string {
		[ 'score' => $score, 'count' => $count, 'label' => $label, 'url' => $url ] = $result->summary;
		if ( ! $score ) {
			return '';
		}
		/* translators: %s: how many reviews there are. */
		$many = $count ? sprintf( _n( '%s review', '%s reviews', $count, 'frontage-site' ), number_format_i18n( $count ) ) : '';
		/* translators: 1: "231 reviews". 2: who has them, such as Trustpilot. */
		$from = '' !== $many && '' !== $label ? sprintf( __( '%1$s on %2$s', 'frontage-site' ), $many, $label ) : $many . $label;
		$from = '' === $url || '' === $from ? esc_html( $from ) : sprintf( '<a href="%s" rel="noopener">%s</a>', esc_url( $url ), esc_html( $from ) );
		return sprintf( '<p class="fr-reviews__summary">%s <strong>%s</strong> <span>%s</span></p>', self::stars( $score ), esc_html( number_format_i18n( $score, 1 ) ), ShortcodeGuard::without_shortcodes( $from ) );
	}

	/** @param Review $review */
	public static function render( array $review ): string {
		$lang  = '' === $review['language'] ? '' : sprintf( ' lang="%s"', esc_attr( $review['language'] ) );
		$html  = self::stars( $review['stars'] );
		$html .= '' === $review['title'] ? '' : sprintf( '<p class="fr-review__title"%s>%s</p>', $lang, esc_html( $review['title'] ) );
		$html .= '' === $review['text'] ? '' : sprintf( '<blockquote class="fr-review__text"%s><p>%s</p></blockquote>', $lang, nl2br( esc_html( $review['text'] ) ) );
		/* translators: before what the firm answered to a review. */
		$html .= '' === $review['reply'] ? '' : sprintf( '<div class="fr-review__reply"><p><strong>%s</strong></p><p%s>%s</p></div>', esc_html__( 'Our reply', 'frontage-site' ), $lang, nl2br( esc_html( $review['reply'] ) ) );
		return ShortcodeGuard::without_shortcodes( sprintf( '<figure class="fr-review">%s%s</figure>', $html, self::byline( $review ) ) );
	}

	/** @param Review $review */
	private static function byline( array $review ): string {
		$author = '' === $review['author'] ? '' : esc_html( $review['author'] );
		if ( '' !== $author && '' !== $review['url'] ) {
			$author = sprintf( '<a href="%s" rel="noopener">%s</a>', esc_url( $review['url'] ), $author );
		}
		$parts = [
			'' === $author ? '' : "<span class=\"fr-review__author\">$author</span>",
			'' === $review['date'] ? '' : sprintf( '<time datetime="%s">%s</time>', esc_attr( $review['date'] ), esc_html( (string) mysql2date( self::format(), $review['date'] . ' 00:00:00' ) ) ),
			$review['verified'] ? sprintf( '<span>%s</span>', esc_html__( 'Verified', 'frontage-site' ) ) : '',
		];
		$parts = array_filter( $parts );
		return $parts ? '<figcaption class="fr-review__by">' . implode( ' ', $parts ) . '</figcaption>' : '';
	}

	/** One image with a text alternative: five faint stars, overlaid with the given ones. */
	private static function stars( float $rating ): string {
		if ( ! $rating ) {
			return '';
		}
		$five = '';
		for ( $at = 0; $at < ReviewResult::BEST; $at++ ) {
			$five .= sprintf( '<path transform="translate(%d)" d="%s"/>', 24 * $at, self::STAR );
		}
		return sprintf(
			'<svg class="fr-stars" role="img" aria-label="%s" viewBox="0 0 120 24" width="120" height="24" fill="currentColor" focusable="false"><g opacity=".25">%s</g><svg width="%s" height="24" viewBox="0 0 %3$s 24" preserveAspectRatio="xMinYMin slice">%2$s</svg></svg>',
			/* translators: 1: a number of stars such as 4.5. 2: how many there can be. */
			esc_attr( sprintf( __( '%1$s out of %2$s', 'frontage-site' ), number_format_i18n( $rating, fmod( $rating, 1 ) ? 1 : 0 ), number_format_i18n( ReviewResult::BEST ) ) ),
			$five,
			esc_attr( (string) round( 24 * $rating, 1 ) )
		);
	}

	private static function format(): string {
		$format = get_option( 'date_format' );
		return is_string( $format ) && '' !== $format ? $format : 'Y-m-d';
	}
}
