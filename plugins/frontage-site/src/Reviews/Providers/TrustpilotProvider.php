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

/** Trustpilot, through its official API and the owner's key. */
final class TrustpilotProvider implements ReviewProvider {

	private const API = 'https://api.trustpilot.com/v1/business-units';

	public function __construct( private readonly RemoteRequest $fetch = new RemoteRequest() ) {}

	public function name(): string {
		return 'Trustpilot';
	}

	public function is_ready(): bool {
		return '' !== ProviderCredentials::text( 'trustpilot', 'firm' ) && '' !== ProviderCredentials::text( 'trustpilot', 'key' );
	}

	public function is_local(): bool {
		return false;
	}

	public function fetch( ReviewQuery $query ): array|WP_Error {
		$firm = ProviderCredentials::text( 'trustpilot', 'firm' );
		if ( ! preg_match( ProviderCredentials::ID, $firm ) ) {
			$found = $this->request( '/find?name=' . rawurlencode( $firm ) );
			if ( is_wp_error( $found ) ) {
				return $found;
			}
			$firm = $found->text( 'id' );
			if ( ! preg_match( ProviderCredentials::ID, $firm ) ) {
				return new WP_Error( 'frontage_reviews_firm', __( 'No business was found at this address.', 'frontage-site' ) );
			}
		}
		$unit = $this->request( "/$firm" );
		if ( is_wp_error( $unit ) ) {
			return $unit;
		}
		$list = $this->request( "/$firm/reviews?perPage=" . ReviewResult::MOST );
		if ( is_wp_error( $list ) ) {
			return $list;
		}
		$domain = $unit->nested( 'name' )->text( 'identifying' );
		return [
			'summary' => [
				'score' => self::score( $unit ),
				'count' => $unit->nested( 'numberOfReviews' )->integer( 'total', 0, 0, PHP_INT_MAX ),
				'label' => $this->name(),
				'url'   => 'https://www.trustpilot.com/review/' . rawurlencode( '' === $domain ? $firm : $domain ),
			],
			'reviews' => array_map( self::convert_review( ... ), $list->objects( 'reviews', ReviewResult::MOST ) ),
			'lost'    => $list->invalid_count( 'reviews' ),
		];
	}

	/** The API has returned it in two places. */
	public static function score( BlockAttributes $unit ): float {
		return $unit->nested( 'score' )->number( 'trustScore', $unit->number( 'trustScore', 0 ) );
	}

	/** @return array<string, mixed> */
	public static function convert_review( BlockAttributes $review ): array {
		$id = $review->text( 'id' );
		return [
			'id'       => $id,
			'author'   => $review->nested( 'consumer' )->text( 'displayName' ),
			'stars'    => $review->number( 'stars', 0 ),
			'title'    => $review->text( 'title' ),
			'text'     => $review->text( 'text' ),
			'date'     => $review->text( 'createdAt' ),
			'language' => $review->text( 'language' ),
			'verified' => $review->is_true( 'isVerified' ),
			'url'      => '' === $id ? '' : 'https://www.trustpilot.com/reviews/' . rawurlencode( $id ),
			'reply'    => $review->nested( 'companyReply' )->text( 'text' ),
		];
	}

	private function request( string $what ): BlockAttributes|WP_Error {
		$answer = $this->fetch->json( self::API . $what, [ 'apikey' => ProviderCredentials::text( 'trustpilot', 'key' ) ] );
		return is_wp_error( $answer ) ? $answer : new BlockAttributes( $answer );
	}
}
