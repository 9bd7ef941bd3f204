<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration\Parts;

use Frontage\Kit\Migration\IdMap;
use Frontage\Kit\Migration\ImportPreview;
use Frontage\Kit\Migration\PostRestoration;
use Frontage\Kit\Migration\PostTransfer;
use Frontage\Kit\Migration\RevertibleMigrationPart;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The global styles of the site: colors, fonts and custom styles. */
final class StylesPart implements RevertibleMigrationPart {

	use PostRestoration;

	private const TYPE = 'wp_global_styles';

	private const KEY = 'styles';

	/** Custom CSS must not end the style element, nor load from other servers. */
	private const CSS = '~<|@import|[/\\\\]{2}~i';

	private const ENDS = '/[<{}]/';

	public function __construct() {
		$this->posts = new PostTransfer( [], [ 'wp_theme' ] );
	}

	public function title(): string {
		return __( 'Styles', 'frontage-site' );
	}

	public function may(): bool {
		return current_user_can( 'edit_theme_options' );
	}

	public function schema(): array {
		return $this->posts->schema();
	}

	public function describe(): array {
		return $this->global_styles_post() ? [ self::KEY => __( 'Site colors, fonts, and styles', 'frontage-site' ) ] : [];
	}

	public function export( array $keys ): array {
		$post = in_array( self::KEY, $keys, true ) ? $this->global_styles_post() : null;
		$item = $post ? $this->posts->export( $post ) : [];
		return $post ? [ [ 'key' => self::KEY, 'title' => __( 'Site colors, fonts, and styles', 'frontage-site' ), 'content' => self::with_unescaped_slashes( $post->post_content ) ] + $item ] : [];
	}

	public function find( array $item ): int {
		return $this->global_styles_post()->ID ?? 0;
	}

	public function look( array $item, int $id, IdMap $map ): ImportPreview {
		$post   = get_post( $id );
		$stored = json_decode( $this->clean( $item, $map ), true );
		return CoreParts::other_theme_preview( $item ) ?? ImportPreview::of( $id > 0, $post instanceof WP_Post && json_decode( $post->post_content, true ) == $stored, '', [], $stored ); // In whatever order.
	}

	public function import( array $item, int $id, IdMap $map ): ?WP_Error {
		$clean = [
			'title'   => 'Custom Styles', // WordPress's own title for it, which is never displayed.
			'slug'    => sprintf( 'wp-global-styles-%s', rawurlencode( get_stylesheet() ) ),
			'content' => $this->clean( $item, $map ),
			'terms'   => [ 'wp_theme' => [ [ 'slug' => get_stylesheet(), 'name' => get_stylesheet() ] ] ],
		];
		$wrong = $this->posts->write( $clean, $id, self::TYPE, new IdMap( '', '' ) );
		wp_clean_theme_json_cache();
		return $wrong;
	}

	public function put_back( string $key, int $id, ?array $kept ): ?WP_Error {
		$refused = $this->posts->undo( $id, $kept );
		wp_clean_theme_json_cache();
		return $refused;
	}

	private function global_styles_post(): ?WP_Post {
		$found = \WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		$post  = is_numeric( $found['ID'] ?? null ) ? get_post( (int) $found['ID'] ) : null;
		return $post instanceof WP_Post ? $post : null;
	}

	/**
	 * Reduces the styles to what a user without unfiltered_html may store, whoever imports them; custom CSS needs the
	 * capability for it.
	 *
	 * @param array<string, mixed> $item
	 */
	private function clean( array $item, IdMap $map ): string {
		$read = json_decode( $map->content( self::with_unescaped_slashes( is_string( $item['content'] ?? null ) ? $item['content'] : '' ) ), true );
		$read = is_array( $read ) ? $read : [];
		$css  = [];
		// Handled separately: for users who may edit CSS, WordPress does not sanitize other properties beside custom CSS.
		foreach ( self::css_locations( $read ) as $place ) {
			$rules = _wp_array_get( $read, $place, '' );
			_wp_array_set( $read, $place, null );
			if ( is_string( $rules ) && '' !== $rules && current_user_can( 'edit_css' ) && self::is_own( $rules ) ) {
				$css[] = [ $place, $rules ];
			}
		}
		/** @var array<string, mixed> $safe */
		$safe = \WP_Theme_JSON::remove_insecure_properties( self::within_rules( $read ), 'custom' );
		foreach ( $css as [ $place, $rules ] ) {
			_wp_array_set( $safe, $place, $rules );
		}
		return (string) wp_json_encode( [ 'isGlobalStylesUserThemeJSON' => true, 'version' => \WP_Theme_JSON::LATEST_SCHEMA ] + $safe, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** WordPress stores slashes escaped, which would hide URLs. */
	private static function with_unescaped_slashes( string $content ): string {
		return (string) wp_json_encode( json_decode( $content ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** Whether CSS stays within its element and loads from this site only, with escapes decoded as browsers do. */
	private static function is_own( string $rules ): bool {
		$read = preg_replace_callback( '/\\\\(?:([0-9a-f]{1,6})\s?|(.))/is', static fn ( array $sign ): string => $sign[2] ?? (string) mb_chr( (int) hexdec( $sign[1] ), 'UTF-8' ), $rules );
		if ( null === $read ) {
			return false; // PCRE failed, so it cannot be judged.
		}
		$hosts = array_map( static fn ( string $url ): string => preg_quote( (string) preg_replace( '~^(?:https?:)?(//[^/]+).*$~i', '$1', $url ), '~' ), [ home_url(), wp_get_upload_dir()['baseurl'] ] );
		$rest  = preg_replace( '~data:[^"\')]*+|(?:https?:)?(?:' . implode( '|', $hosts ) . ')(?=[/?#"\')\s]|$)~i', '', $read );
		return null !== $rest && 0 === preg_match( self::CSS, $rest );
	}

	/**
	 * Removes values and names that could end the rule or the element that they are printed in: WordPress accepts values
	 * with a valid beginning.
	 *
	 * @param array<mixed> $read
	 * @return array<mixed>
	 */
	private static function within_rules( array $read ): array {
		$css_rules = [];
		foreach ( $read as $key => $value ) {
			if ( 1 !== preg_match( self::ENDS, (string) $key ) && ! ( is_string( $value ) && preg_match( self::ENDS, $value ) ) ) {
				$css_rules[ $key ] = is_array( $value ) ? self::within_rules( $value ) : $value;
			}
		}
		return $css_rules;
	}

	/**
	 * @param array<mixed> $read
	 * @return list<list<string>>
	 */
	private static function css_locations( array $read ): array {
		$styles = is_array( $read['styles'] ?? null ) ? $read['styles'] : [];
		$blocks = array_keys( array_filter( is_array( $styles['blocks'] ?? null ) ? $styles['blocks'] : [], static fn ( mixed $block ): bool => is_array( $block ) && isset( $block['css'] ) ) );
		return [ ...( isset( $styles['css'] ) ? [ [ 'styles', 'css' ] ] : [] ), ...array_map( static fn ( int|string $block ): array => [ 'styles', 'blocks', (string) $block, 'css' ], $blocks ) ];
	}
}
