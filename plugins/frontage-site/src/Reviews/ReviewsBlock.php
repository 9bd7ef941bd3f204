<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\CarouselRenderer;

defined( 'ABSPATH' ) || exit;

/** The reviews block: reviews rendered by this site, or the provider's own widget. */
final class ReviewsBlock {

	private const LAYOUTS = [ 'grid', 'list', 'carousel' ];

	/** @param array<string, mixed> $attributes Not validated yet. */
	public static function markup( array $attributes ): string {
		$given = new BlockAttributes( $attributes );
		return 'frame' === $given->choice( 'mode', [ 'native', 'frame' ] ) ? self::frame( $given ) : self::native( $attributes );
	}

	private static function frame( BlockAttributes $given ): string {
		$url  = $given->address( 'url' );
		$text = esc_html( $given->text( 'linkText' ) ?: __( 'Our reviews on Trustpilot', 'frontage-site' ) );
		$data = [];
		foreach ( [
			'locale'           => 'locale',
			'template'         => 'template-id',
			'businessUnit'     => 'businessunit-id',
			'height'           => 'style-height',
			'width'            => 'style-width',
			'theme'            => 'theme',
			'stars'            => 'stars',
			'sku'              => 'sku',
			'productName'      => 'name',
			'reviewNumber'     => 'reviewnumber',
			'reviewLanguages'  => 'review-languages',
			'tags'             => 'tags',
			'location'         => 'location',
		] as $attribute => $name ) {
			$value         = trim( $given->text( $attribute ) );
			$data[ $name ] = in_array( $name, [ 'template-id', 'businessunit-id' ], true ) ? strtolower( $value ) : $value;
		}
		if ( $given->is( 'structuredData' ) && TrustpilotWidgetFrame::is_right( $data ) ) {
			ReviewSchema::of_product_widget( $data );
		}
		$link = '' === $url ? '' : sprintf( '<a class="fr-reviews__away" href="%s" rel="noopener">%s</a>', $url, $text );
		return '' === $link && ! TrustpilotWidgetFrame::is_right( $data ) ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-reviews' ] ), TrustpilotWidgetFrame::markup( $data, $link, $given->is( 'tracking' ) ) );
	}

	/** @param array<string, mixed> $attributes */
	private static function native( array $attributes ): string {
		$given  = new BlockAttributes( $attributes );
		$query  = self::query( $given );
		$result = ReviewCache::get( $query );
		if ( ! $result ) {
			return '';
		}
		$reviews = array_slice( $result->reviews, 0, $given->integer( 'count', 6, 1, ReviewResult::MOST ) );
		$layout  = $given->choice( 'layout', self::LAYOUTS );
		$head    = $given->is( 'showSummary' ) ? ReviewCard::summary( $result ) : '';
		ReviewSchema::of_product( $given->within( 'product' ), '' === $head ? null : $result, 'woocommerce' === $query->provider );
		if ( 'carousel' === $layout && $reviews ) {
			$named = new BlockAttributes( [ 'ariaLabel' => $given->text( 'ariaLabel' ) ?: __( 'Reviews', 'frontage-site' ) ] + $attributes );
			$items = implode( '', array_map( static fn ( array $review ): string => CarouselRenderer::item( ReviewCard::one( $review ) ), $reviews ) );
			return sprintf( '<div %s>%s%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-reviews' ] ), $head, CarouselRenderer::printed( $named, $items, '', false ) );
		}
		$columns = 'grid' === $layout ? $given->columns( CarouselRenderer::columns( $given ) ) : '';
		$items   = implode( '', array_map( static fn ( array $review ): string => '<li>' . ReviewCard::one( $review ) . '</li>', $reviews ) );
		return sprintf(
			'<div %s>%s%s</div>',
			get_block_wrapper_attributes(
				[
					'class' => "fr-reviews fr-reviews--$layout",
					'style' => $columns . $given->gap(),
				]
			),
			$head,
			'' === $items ? '' : "<ul class=\"fr-reviews__list\">$items</ul>"
		);
	}

	private static function query( BlockAttributes $given ): ReviewQuery {
		$provider = $given->text( 'provider', 'testimonials' );
		$of       = $given->integer( 'of', 0, 0, PHP_INT_MAX );
		return match ( $provider ) {
			'testimonials' => new ReviewQuery( $provider, $of ? [ 'page' => (string) $of ] : [] ),
			'woocommerce'  => new ReviewQuery( $provider, self::product( $of ) ),
			default        => ReviewQuery::of_firm( $provider ),
		};
	}

	/** @return array<string, string> The chosen product, or the product of the current page. */
	private static function product( int $chosen ): array {
		$id = $chosen ?: ( is_singular( 'product' ) ? (int) get_queried_object_id() : 0 );
		return $id ? [ 'product' => (string) $id ] : [];
	}
}
