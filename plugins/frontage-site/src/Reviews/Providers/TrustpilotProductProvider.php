<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews\Providers;

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Reviews\ProviderCredentials;
use Frontage\Site\Reviews\RemoteRequest;
use Frontage\Site\Reviews\ReviewProvider;
use Frontage\Site\Reviews\ReviewQuery;
use Frontage\Site\Reviews\ReviewResult;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Structured data of Trustpilot's product widgets for one product, fetched by the server, if an editor turned that on. */
final class TrustpilotProductProvider implements ReviewProvider {

	private const DATA = 'https://widget.trustpilot.com/data/jsonld/business-unit/';

	/** Widget templates with reviews imported from other shops, which have their own endpoint. */
	private const IMPORTED = '5763bccae0a06d08e809ecbb';

	public function __construct( private readonly RemoteRequest $fetch = new RemoteRequest() ) {}

	public function name(): string {
		return __( 'Trustpilot (structured data)', 'frontage-site' );
	}

	public function is_ready(): bool {
		return true;
	}

	public function is_local(): bool {
		return false;
	}

	public function fetch( ReviewQuery $query ): array|WP_Error {
		$firm = $query->text( 'firm' );
		if ( ! preg_match( ProviderCredentials::ID, $firm ) || '' === $query->text( 'sku' ) ) {
			return [];
		}
		$parameters = [
			'sku'             => $query->text( 'sku' ),
			'numberOfReviews' => (string) min( ReviewResult::MOST, $query->number( 'reviewnumber' ) ?: 10 ),
			'productName'     => $query->text( 'name' ),
			'language'        => $query->text( 'language' ),
			'templateId'      => $query->text( 'template' ),
			'url'             => $query->text( 'url' ),
		];
		$answer     = $this->fetch->json( self::DATA . $firm . ( self::IMPORTED === $query->text( 'template' ) ? '/product-imported?' : '/product?' ) . http_build_query( $parameters, '', '&', PHP_QUERY_RFC3986 ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$thing  = new BlockAttributes( $answer );
		$rating = $thing->nested( 'aggregateRating' );
		return [
			'summary' => [
				'score' => $rating->number( 'ratingValue', 0 ),
				'count' => $rating->integer( 'reviewCount', $rating->integer( 'ratingCount', 0, 0, PHP_INT_MAX ), 0, PHP_INT_MAX ),
				'label' => 'Trustpilot',
			],
			'reviews' => array_map( self::convert_review( ... ), $thing->objects( 'review', ReviewResult::MOST ) ),
			'lost'    => $thing->invalid_count( 'review' ),
		];
	}

	/** @return array<string, mixed> */
	private static function convert_review( BlockAttributes $review ): array {
		return [
			'author' => $review->nested( 'author' )->text( 'name', $review->text( 'author' ) ),
			'stars'  => $review->nested( 'reviewRating' )->number( 'ratingValue', 0 ),
			'title'  => $review->text( 'headline' ),
			'text'   => $review->text( 'reviewBody' ),
			'date'   => $review->text( 'datePublished' ),
		];
	}
}
