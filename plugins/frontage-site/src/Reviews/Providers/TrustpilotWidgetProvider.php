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

/** Trustpilot without a key: the data of its own widgets. This endpoint is undocumented and may change, so an owner has to turn it on. */
final class TrustpilotWidgetProvider implements ReviewProvider {

	private const HOST = 'https://widget.trustpilot.com';

	/** The list widget, whose data contain both rating and reviews. */
	private const LIST = '539ad0ffdec7e10e686debd7';

	public function __construct( private readonly RemoteRequest $fetch = new RemoteRequest() ) {}

	public function name(): string {
		return __( 'Trustpilot (no API key)', 'frontage-site' );
	}

	public function is_ready(): bool {
		return '' !== ProviderCredentials::text( 'trustpilot-widget', 'on' ) && preg_match( ProviderCredentials::ID, ProviderCredentials::text( 'trustpilot', 'firm' ) );
	}

	public function is_local(): bool {
		return false;
	}

	public function fetch( ReviewQuery $query ): array|WP_Error {
		$firm   = ProviderCredentials::text( 'trustpilot', 'firm' );
		$locale = str_replace( '_', '-', get_locale() );
		$answer = $this->fetch->json( self::HOST . '/trustbox-data/' . self::LIST . "?businessUnitId=$firm&locale=" . rawurlencode( preg_match( '/^[a-z]{2}-[A-Z]{2}$/D', $locale ) ? $locale : 'en-US' ) . '&includeReviews=true&reviewsPerPage=15' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$summary = new BlockAttributes( $answer );
		$unit    = $summary->nested( 'businessUnit' );
		return [
			'summary' => [
				'score' => TrustpilotProvider::score( $unit ),
				'count' => $unit->nested( 'numberOfReviews' )->integer( 'total', 0, 0, PHP_INT_MAX ),
				'label' => 'Trustpilot',
				'url'   => "https://www.trustpilot.com/review/$firm",
			],
			'reviews' => array_map( TrustpilotProvider::convert_review( ... ), $summary->objects( 'reviews', ReviewResult::MOST ) ),
			'lost'    => $summary->invalid_count( 'reviews' ),
		];
	}
}
