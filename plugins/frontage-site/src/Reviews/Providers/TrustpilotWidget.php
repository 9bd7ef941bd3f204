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

/** Trustpilot without a key: what its own widgets read. Nobody promises that this stays or answers, so an owner ticks it first. */
final class TrustpilotWidget implements Provider {

	private const HOST = 'https://widget.trustpilot.com';

	/** The widget that lists reviews: whose data hold both. */
	private const LIST = '539ad0ffdec7e10e686debd7';

	public function __construct( private readonly Fetch $fetch = new Fetch() ) {}

	public function name(): string {
		return __( 'Trustpilot, without a key', 'frontage-site' );
	}

	public function is_ready(): bool {
		return '' !== Connection::text( 'trustpilot-widget', 'on' ) && preg_match( Connection::ID, Connection::text( 'trustpilot', 'firm' ) );
	}

	public function is_local(): bool {
		return false;
	}

	public function fetch( Query $query ): array|WP_Error {
		$firm   = Connection::text( 'trustpilot', 'firm' );
		$locale = str_replace( '_', '-', get_locale() );
		$answer = $this->fetch->json( self::HOST . '/trustbox-data/' . self::LIST . "?businessUnitId=$firm&locale=" . rawurlencode( preg_match( '/^[a-z]{2}-[A-Z]{2}$/D', $locale ) ? $locale : 'en-US' ) . '&includeReviews=true&reviewsPerPage=15' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$given = new Attributes( $answer );
		$unit  = $given->within( 'businessUnit' );
		return [
			'summary' => [
				'score' => Trustpilot::score( $unit ),
				'count' => $unit->within( 'numberOfReviews' )->integer( 'total', 0, 0, PHP_INT_MAX ),
				'label' => 'Trustpilot',
				'url'   => "https://www.trustpilot.com/review/$firm",
			],
			'reviews' => array_map( Trustpilot::one( ... ), $given->all( 'reviews', Result::MOST ) ),
			'lost'    => $given->lost( 'reviews' ),
		];
	}
}
