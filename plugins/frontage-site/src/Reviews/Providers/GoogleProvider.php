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

/** Google Maps, through its Places API and the owner's key: the rating, and the five reviews that it returns. */
final class GoogleProvider implements ReviewProvider {

	private const API = 'https://places.googleapis.com/v1/places/';

	/** The API bills by requested fields. */
	private const WANTED = 'rating,userRatingCount,googleMapsUri,reviews';

	public function __construct( private readonly RemoteRequest $fetch = new RemoteRequest() ) {}

	public function name(): string {
		return 'Google';
	}

	public function is_ready(): bool {
		return '' !== ProviderCredentials::text( 'google', 'firm' ) && '' !== ProviderCredentials::text( 'google', 'key' );
	}

	public function is_local(): bool {
		return false;
	}

	public function fetch( ReviewQuery $query ): array|WP_Error {
		$language = $query->text( 'language' );
		$answer   = $this->fetch->json(
			self::API . rawurlencode( ProviderCredentials::text( 'google', 'firm' ) ) . ( '' === $language ? '' : '?languageCode=' . rawurlencode( $language ) ),
			[
				'X-Goog-Api-Key'   => ProviderCredentials::text( 'google', 'key' ),
				'X-Goog-FieldMask' => self::WANTED,
			]
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$place = new BlockAttributes( $answer );
		return [
			'summary' => [
				'score' => $place->number( 'rating', 0 ),
				'count' => $place->integer( 'userRatingCount', 0, 0, PHP_INT_MAX ),
				'label' => $this->name(),
				'url'   => $place->text( 'googleMapsUri' ),
			],
			'reviews' => array_map( self::convert_review( ... ), $place->objects( 'reviews', ReviewResult::MOST ) ),
			'lost'    => $place->invalid_count( 'reviews' ),
		];
	}

	/** @return array<string, mixed> */
	private static function convert_review( BlockAttributes $review ): array {
		$text = $review->nested( 'text' );
		return [
			'id'       => basename( $review->text( 'name' ) ),
			'author'   => $review->nested( 'authorAttribution' )->text( 'displayName' ),
			'stars'    => $review->number( 'rating', 0 ),
			'text'     => $text->text( 'text' ),
			'date'     => $review->text( 'publishTime' ),
			'language' => $text->text( 'languageCode' ),
			'url'      => $review->text( 'googleMapsUri' ),
		];
	}
}
