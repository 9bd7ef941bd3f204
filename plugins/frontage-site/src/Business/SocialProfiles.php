<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/**
 * The business's social profiles, collected from core's social icons blocks that are marked so, when posts, templates and
 * template parts are saved.
 */
final class SocialProfiles {

	public const OPTION = 'frontage_site_profiles';

	private const MARK = '"frProfiles":true';

	private const MOST = 20;

	/** @return list<string> Of all blocks together. */
	public static function all(): array {
		return array_values( array_unique( array_merge( ...array_values( self::stored_profiles() ) ) ) );
	}

	/** On `wp_after_insert_post`. Posts that are unpublished or no longer marked are removed. */
	public static function handle_save( int $id, \WP_Post $post ): void {
		$profiles = self::stored_profiles();
		if ( 'revision' === $post->post_type || ( ! isset( $profiles[ $id ] ) && ! str_contains( $post->post_content, self::MARK ) ) ) {
			return;
		}
		$found = 'publish' === $post->post_status ? self::find_profiles( parse_blocks( $post->post_content ) ) : [];
		// Only users who may edit others' pages speak for the business. A scheduled post is published without a user, so its
		// author counts.
		if ( ! user_can( get_current_user_id() ?: (int) $post->post_author, 'edit_others_pages' ) ) {
			$found = array_intersect( $found, $profiles[ $id ] ?? [] );
		}
		$profiles[ $id ] = array_slice( array_values( array_unique( $found ) ), 0, self::MOST );
		self::store_profiles( $profiles );
	}

	/** On `after_delete_post`. */
	public static function remove( int $id ): void {
		$profiles = self::stored_profiles();
		if ( isset( $profiles[ $id ] ) ) {
			unset( $profiles[ $id ] );
			self::store_profiles( $profiles );
		}
	}

	/**
	 * @param array<array<mixed>> $blocks
	 * @return list<string>
	 */
	private static function find_profiles( array $blocks, bool $ticked = false ): array {
		$found = [];
		foreach ( $blocks as $block ) {
			$settings = new BlockAttributes( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [] );
			$name     = $block['blockName'] ?? '';
			$url      = $ticked && 'core/social-link' === $name ? self::address( $settings ) : '';
			$inner    = array_filter( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [], 'is_array' );
			array_push( $found, ...( '' === $url ? [] : [ $url ] ), ...self::find_profiles( $inner, 'core/social-links' === $name && $settings->is_true( 'frProfiles' ) ) );
		}
		return $found;
	}

	/** A web URL; core adds `https://` to URLs without a scheme. Email addresses and feeds are no profiles. */
	private static function address( BlockAttributes $link ): string {
		$url = trim( $link->text( 'url' ) );
		if ( '' === $url || in_array( $link->text( 'service' ), [ 'mail', 'feed' ], true ) || str_starts_with( $url, '#' ) || str_starts_with( $url, '/' ) ) {
			return '';
		}
		$url = esc_url_raw( wp_parse_url( $url, PHP_URL_SCHEME ) ? $url : "https://$url", [ 'http', 'https' ] );
		return str_contains( (string) wp_parse_url( $url, PHP_URL_HOST ), '.' ) ? $url : '';
	}

	/** @return array<int, list<string>> By post ID. */
	private static function stored_profiles(): array {
		$profiles = [];
		foreach ( (array) get_option( self::OPTION, [] ) as $id => $urls ) {
			$profiles[ (int) $id ] = array_values( array_filter( (array) $urls, 'is_string' ) );
		}
		return $profiles;
	}

	private static function encoded( string $url ): string {
		return (string) preg_replace_callback( '/[^\x00-\x7F]+/', static fn ( array $found ): string => rawurlencode( $found[0] ), $url );
	}

	/** @param array<int, list<string>> $profiles */
	private static function store_profiles( array $profiles ): void {
		$profiles = array_filter( $profiles );
		if ( VerifiedWrite::option( self::OPTION, $profiles, false ) ) {
			// Percent-encoded, which is equivalent: old tables refuse some characters, and with them the whole option.
			VerifiedWrite::option( self::OPTION, array_map( static fn ( array $urls ): array => array_map( self::encoded( ... ), $urls ), $profiles ), false );
		}
	}
}
