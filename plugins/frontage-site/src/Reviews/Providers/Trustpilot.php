<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews\Providers;

use Frontage\Site\Attributes;
use Frontage\Site\Reviews\Connection;
use Frontage\Site\Reviews\Fetch;
use Frontage\Site\Reviews\Provider;
use Frontage\Site\Reviews\Query;
use Frontage\Site\Reviews\Result;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Trustpilot, by its official API and the owner's key. */
final class Trustpilot implements Provider {

	private const API = 'https://api.trustpilot.com/v1/business-units';

	public function __construct( private readonly Fetch $fetch = new Fetch() ) {}

	public function name(): string {
		return 'Trustpilot';
	}

	public function is_ready(): bool {
		return '' !== Connection::text( 'trustpilot', 'firm' ) && '' !== Connection::text( 'trustpilot', 'key' );
	}

	public function is_local(): bool {
		return false;
	}

	public function fetch( Query $query ): array|WP_Error {
		$firm = Connection::text( 'trustpilot', 'firm' );
		if ( ! preg_match( Connection::ID, $firm ) ) {
			$found = $this->ask( '/find?name=' . rawurlencode( $firm ) );
			if ( is_wp_error( $found ) ) {
				return $found;
			}
			$firm = $found->text( 'id' );
			if ( ! preg_match( Connection::ID, $firm ) ) {
				return new WP_Error( 'frontage_reviews_firm', __( 'It does not know a firm of this address.', 'frontage-site' ) );
			}
		}
		$unit = $this->ask( "/$firm" );
		if ( is_wp_error( $unit ) ) {
			return $unit;
		}
		$list = $this->ask( "/$firm/reviews?perPage=" . Result::MOST );
		if ( is_wp_error( $list ) ) {
			return $list;
		}
		$domain = $unit->within( 'name' )->text( 'identifying' );
		return [
			'summary' => [
				'score' => self::score( $unit ),
				'count' => $unit->within( 'numberOfReviews' )->integer( 'total', 0, 0, PHP_INT_MAX ),
				'label' => $this->name(),
				'url'   => 'https://www.trustpilot.com/review/' . rawurlencode( '' === $domain ? $firm : $domain ),
			],
			'reviews' => array_map( self::one( ... ), $list->all( 'reviews', Result::MOST ) ),
			'lost'    => $list->lost( 'reviews' ),
		];
	}

	/** It has stood in two places. */
	public static function score( Attributes $unit ): float {
		return $unit->within( 'score' )->number( 'trustScore', $unit->number( 'trustScore', 0 ) );
	}

	/** @return array<string, mixed> */
	public static function one( Attributes $review ): array {
		$id = $review->text( 'id' );
		return [
			'id'       => $id,
			'author'   => $review->within( 'consumer' )->text( 'displayName' ),
			'stars'    => $review->number( 'stars', 0 ),
			'title'    => $review->text( 'title' ),
			'text'     => $review->text( 'text' ),
			'date'     => $review->text( 'createdAt' ),
			'language' => $review->text( 'language' ),
			'verified' => $review->is( 'isVerified' ),
			'url'      => '' === $id ? '' : 'https://www.trustpilot.com/reviews/' . rawurlencode( $id ),
			'reply'    => $review->within( 'companyReply' )->text( 'text' ),
		];
	}

	private function ask( string $what ): Attributes|WP_Error {
		$answer = $this->fetch->json( self::API . $what, [ 'apikey' => Connection::text( 'trustpilot', 'key' ) ] );
		return is_wp_error( $answer ) ? $answer : new Attributes( $answer );
	}
}
