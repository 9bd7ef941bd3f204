<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration\Parts;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Migration\IdMap;
use Frontage\Kit\Migration\ImportPreview;
use Frontage\Kit\Migration\MigrationParts;
use Frontage\Kit\Migration\RevertibleMigrationPart;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Portfolio\PortfolioPostType;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Settings that define a site: its name, its front page, this plugin's settings. No API keys, no personal data. */
final class SettingsPart implements RevertibleMigrationPart {

	public const NAME = MigrationParts::LAST;

	/** Also written before portfolio entries. */
	public const PORTFOLIO = 'portfolio';

	/** The options of each item; some contain post IDs. */
	private const OPTIONS = [
		'identity'      => [ 'blogname', 'blogdescription', 'site_logo', 'site_icon' ],
		'front'         => [ 'show_on_front', 'page_on_front', 'page_for_posts' ],
		'behaviors'    => [ SiteBehaviors::OPTION ],
		'business'      => [ BusinessProfile::OPTION ],
		self::PORTFOLIO => [ PortfolioPostType::OPTION ],
	];

	private const POSTS = [ 'site_logo', 'site_icon', 'page_on_front', 'page_for_posts' ];

	public function title(): string {
		return __( 'Settings', 'frontage-site' );
	}

	public function may(): bool {
		return current_user_can( 'manage_options' );
	}

	public function schema(): array {
		return [
			'options' => [
				'type'                 => 'object',
				'properties'           => array_fill_keys( array_merge( ...array_values( self::OPTIONS ) ), [ 'type' => [ 'string', 'integer', 'boolean', 'object', 'array' ] ] ),
				'additionalProperties' => false,
			],
		];
	}

	public function describe(): array {
		return [
			'identity'      => __( 'Title, tagline, logo, and icon', 'frontage-site' ),
			'front'         => __( 'Homepage', 'frontage-site' ),
			'behaviors'    => __( 'Behaviors', 'frontage-site' ),
			'business'      => __( 'Business', 'frontage-site' ),
			self::PORTFOLIO => __( 'Portfolio status', 'frontage-site' ),
		];
	}

	public function export( array $keys ): array {
		$items = [];
		foreach ( array_intersect_key( $this->describe(), array_flip( $keys ) ) as $key => $title ) {
			$options = $this->options( $key );
			$items[] = [
				'key'     => $key,
				'title'   => $title,
				'options' => $options,
				'media'   => array_values( array_filter( [ (int) ( $options['site_logo'] ?? 0 ), (int) ( $options['site_icon'] ?? 0 ), 'business' === $key ? BusinessProfile::facts()['logo'] : 0 ] ) ), // @phpstan-ignore cast.int, cast.int (numbers, as text)
			];
		}
		return $items;
	}

	public function find( array $item ): int {
		return 0;
	}

	public function look( array $item, int $id, IdMap $map ): ImportPreview {
		$key = is_string( $item['key'] ?? null ) ? $item['key'] : '';
		if ( ! isset( self::OPTIONS[ $key ] ) ) {
			return ImportPreview::skipped( __( 'This setting is not supported by this version of Frontage Site.', 'frontage-site' ) );
		}
		return ImportPreview::of( true, $this->options( $key ) == $this->mapped_options( $item, $map ) + $this->options( $key ) ); // WordPress keeps numbers as text.
	}

	public function reserve( array $item ): int {
		return 0;
	}

	public function keep( array $item, int $id ): array {
		$kept = [];
		foreach ( self::OPTIONS[ is_string( $item['key'] ?? null ) ? $item['key'] : '' ] ?? [] as $option ) {
			$kept[ $option ] = get_option( $option, null ); // Null: the option does not exist.
		}
		return $kept;
	}

	public function import( array $item, int $id, IdMap $map ): ?WP_Error {
		foreach ( $this->mapped_options( $item, $map ) as $option => $value ) {
			$refused = VerifiedWrite::option( $option, $value );
			if ( $refused ) {
				return $refused;
			}
		}
		return null;
	}

	public function undo( string $key, int $id, ?array $kept ): void {
		$this->put_back( $key, $id, $kept );
	}

	public function put_back( string $key, int $id, ?array $kept ): ?WP_Error {
		$refused = null;
		foreach ( array_intersect_key( $kept ?? [], array_flip( self::OPTIONS[ $key ] ?? [] ) ) as $option => $value ) {
			if ( null !== $value ) {
				$error = VerifiedWrite::option( $option, $value );
			} else {
				$error = delete_option( $option ) || null === get_option( $option, null ) ? null : VerifiedWrite::refusal_error( $option );
			}
			$refused ??= $error;
		}
		return $refused;
	}

	/** @return array<string, mixed> */
	private function options( string $key ): array {
		$options = [];
		foreach ( self::OPTIONS[ $key ] ?? [] as $option ) {
			$options[ $option ] = self::clean( $option, get_option( $option, in_array( $option, self::POSTS, true ) ? 0 : '' ) );
		}
		return $options;
	}

	/**
	 * The options of an item, as they are stored on this site.
	 *
	 * @param array<string, mixed> $item
	 * @return array<string, mixed>
	 */
	private function mapped_options( array $item, IdMap $map ): array {
		$key     = is_string( $item['key'] ?? null ) ? $item['key'] : '';
		$options = array_intersect_key( is_array( $item['options'] ?? null ) ? $item['options'] : [], array_flip( self::OPTIONS[ $key ] ?? [] ) );
		foreach ( self::POSTS as $option ) {
			if ( isset( $options[ $option ] ) ) {
				$options[ $option ] = $map->post( is_numeric( $options[ $option ] ) ? (int) $options[ $option ] : 0 );
			}
		}
		if ( is_array( $options[ BusinessProfile::OPTION ] ?? null ) && is_numeric( $options[ BusinessProfile::OPTION ]['logo'] ?? null ) ) {
			$options[ BusinessProfile::OPTION ]['logo'] = $map->post( (int) $options[ BusinessProfile::OPTION ]['logo'] );
		}
		if ( 'page' === ( $options['show_on_front'] ?? '' ) && 0 === $options['page_on_front'] ) {
			return []; // The page was left out.
		}
		/** @var array<string, mixed> $options */
		foreach ( $options as $option => $value ) {
			$options[ $option ] = self::clean( $option, $value );
		}
		return $options;
	}

	private static function clean( string $option, mixed $value ): mixed {
		return match ( true ) {
			SiteBehaviors::OPTION === $option            => SiteBehaviors::clean( $value ),
			BusinessProfile::OPTION === $option           => [] === $value || '' === $value ? [] : BusinessProfile::clean( $value ),
			PortfolioPostType::OPTION === $option          => PortfolioPostType::clean( $value ),
			in_array( $option, self::POSTS, true ) => is_numeric( $value ) ? (int) $value : 0,
			'show_on_front' === $option            => 'page' === $value ? 'page' : 'posts',
			default                                => sanitize_option( $option, is_scalar( $value ) ? (string) $value : '' ),
		};
	}
}
