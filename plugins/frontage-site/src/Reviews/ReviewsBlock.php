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
		$settings = new BlockAttributes( $attributes );
		return 'frame' === $settings->choice( 'mode', [ 'native', 'frame' ] ) ? self::frame( $settings ) : self::native( $attributes );
	}

	private static function frame( BlockAttributes $settings ): string {
		$url  = $settings->address( 'url' );
		$text = esc_html( $settings->text( 'linkText' ) ?: __( 'Our reviews on Trustpilot', 'frontage-site' ) );
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
			$value         = trim( $settings->text( $attribute ) );
			$data[ $name ] = in_array( $name, [ 'template-id', 'businessunit-id' ], true ) ? strtolower( $value ) : $value;
		}
		if ( $settings->is_true( 'structuredData' ) && TrustpilotWidgetFrame::is_valid( $data ) ) {
			ReviewSchema::add_product_widget_rating( $data );
		}
		$link = '' === $url ? '' : sprintf( '<a class="fr-reviews__away" href="%s" rel="noopener">%s</a>', $url, $text );
		return '' === $link && ! TrustpilotWidgetFrame::is_valid( $data ) ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-reviews' ] ), TrustpilotWidgetFrame::markup( $data, $link, $settings->is_true( 'tracking' ) ) );
	}

	/** @param array<string, mixed> $attributes */
	private static function native( array $attributes ): string {
		$settings = new BlockAttributes( $attributes );
		$query    = self::query( $settings );
		$result   = ReviewCache::get( $query );
		if ( ! $result ) {
			return '';
		}
		$reviews = array_slice( $result->reviews, 0, $settings->integer( 'count', 6, 1, ReviewResult::MOST ) );
		$layout  = $settings->choice( 'layout', self::LAYOUTS );
		$head    = $settings->is_true( 'showSummary' ) ? ReviewCard::summary( $result ) : '';
		ReviewSchema::add_product_rating( $settings->nested( 'product' ), '' === $head ? null : $result, 'woocommerce' === $query->provider );
		if ( 'carousel' === $layout && $reviews ) {
			$named = new BlockAttributes( [ 'ariaLabel' => $settings->text( 'ariaLabel' ) ?: __( 'Reviews', 'frontage-site' ) ] + $attributes );
			$items = implode( '', array_map( static fn ( array $review ): string => CarouselRenderer::item( ReviewCard::render( $review ) ), $reviews ) );
			return sprintf( '<div %s>%s%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-reviews' ] ), $head, CarouselRenderer::render( $named, $items, '', false ) );
		}
		$columns = 'grid' === $layout ? $settings->columns( CarouselRenderer::columns( $settings ) ) : '';
		$items   = implode( '', array_map( static fn ( array $review ): string => '<li>' . ReviewCard::render( $review ) . '</li>', $reviews ) );
		return sprintf(
			'<div %s>%s%s</div>',
			get_block_wrapper_attributes(
				[
					'class' => "fr-reviews fr-reviews--$layout",
					'style' => $columns . $settings->gap(),
				]
			),
			$head,
			'' === $items ? '' : "<ul class=\"fr-reviews__list\">$items</ul>"
		);
	}

	private static function query( BlockAttributes $settings ): ReviewQuery {
		$provider = $settings->text( 'provider', 'testimonials' );
		$of       = $settings->integer( 'of', 0, 0, PHP_INT_MAX );
		return match ( $provider ) {
			'testimonials' => new ReviewQuery( $provider, $of ? [ 'page' => (string) $of ] : [] ),
			'woocommerce'  => new ReviewQuery( $provider, self::product( $of ) ),
			default        => ReviewQuery::for_business( $provider ),
		};
	}

	/** @return array<string, string> The chosen product, or the product of the current page. */
	private static function product( int $product_id ): array {
		$id = $product_id ?: ( is_singular( 'product' ) ? (int) get_queried_object_id() : 0 );
		return $id ? [ 'product' => (string) $id ] : [];
	}
}
