<?php

namespace Frontage\Slider\Rendering;

use Frontage\Slider\PluginFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Sliders as they were made for a page, kept with the post that holds them, or in a table of their own where none does: making one
 * of forty layers takes PHP longer than all else of the page.
 *
 * What is found counts only under the hash of everything it was made from, keyed with the site's secret, and signed with it. So
 * nobody brings markup in by an import, and a change of the document, of the plugin, of a word or of the site's address makes it
 * anew. What a page needs to know of pictures and their sizes stands in the document. The meta of a page that is shown is there
 * already, so reading costs no query; the table is asked with one, for long documents alone.
 *
 * @phpstan-type Made array{ html: string, id: string, anchor: string, alias: string, rules: array<string, string>, modules: list<string>, layout: string, narrow: bool }
 */
final class CompiledSliderCache {

	public const META = '_frontage_slider_compiled';

	/** Where no post holds it, a site with an object cache keeps it there, and not in the table. */
	private const GROUP = 'frontage_slider_compiled';

	/** Stands for the id of the slider's element, which depends on the page. */
	public const ID = 'fr-0-the-id-of-the-slider';

	/** Bytes of markup, or of a document: what is shorter is made as fast as it is read. */
	private const LEAST = 8 * KB_IN_BYTES;

	/** Bytes of all that are kept of one post: WordPress reads a post's meta in one piece. */
	private const MOST = 512 * KB_IN_BYTES;

	private const HASH = 64;

	/** Seconds since 1970, behind the hash of a row. */
	private const TIME = 10;

	/** @param int $post The one that holds it; 0 where none does. */
	private function __construct( private readonly string $key, private readonly int $post ) {}

	/**
	 * Where this slider is kept; null when it is not.
	 *
	 * @param array<mixed>|string $document A block that stands in a page, or the content of the slider's own post.
	 * @param int                 $post     That post; 0 for one that stands in a page.
	 * @param array<mixed>        $besides  What else it is made from.
	 */
	public static function of( array|string $document, int $post, array $besides ): ?self {
		if ( wp_is_development_mode( 'plugin' ) || is_preview() ) {
			return null;
		}
		$post = is_array( $document ) && 0 === $post ? self::holder( $document ) : $post;
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Written to be hashed, and never read.
		$all = serialize( [ $document, $besides, self::version() ] );
		if ( 0 === $post && strlen( $all ) < self::LEAST && ! wp_using_ext_object_cache() ) {
			return null;
		}
		return new self( hash_hmac( 'sha256', $all, self::secret() ), $post );
	}

	/** @return Made|null */
	public function read(): ?array {
		if ( 0 === $this->post ) {
			return self::opened( wp_using_ext_object_cache() ? wp_cache_get( $this->key, self::GROUP ) : CompiledSliderTable::read( $this->key ) );
		}
		foreach ( $this->rows() as $row ) {
			if ( str_starts_with( $row, $this->key ) ) {
				return self::opened( substr( $row, self::HASH + self::TIME ) );
			}
		}
		return null;
	}

	/** @param Made $made */
	public function keep( array $made ): void {
		if ( strlen( $made['html'] ) < self::LEAST ) {
			return;
		}
		$sealed = self::sealed( $made );
		if ( 0 === $this->post && wp_using_ext_object_cache() ) {
			wp_cache_set( $this->key, $sealed, self::GROUP, WEEK_IN_SECONDS );
		} elseif ( 0 === $this->post ) {
			// What editors try out is another document with every letter, and the table has an end.
			if ( strlen( $sealed ) <= self::MOST && ! is_user_logged_in() ) {
				CompiledSliderTable::keep( $this->key, $sealed );
			}
		} elseif ( $this->makes_room( strlen( $sealed ) + self::HASH + self::TIME ) ) {
			add_post_meta( $this->post, self::META, wp_slash( $this->key . sprintf( '%0' . self::TIME . 'd', time() ) . $sealed ) );
			$this->keep_one();
			update_meta_cache( 'post', [ $this->post ] ); // For the page's next slider.
		}
	}

	/**
	 * Whether there is room for a row. Rows of other salts, another address or other code are not known from those of other
	 * languages, so all of yesterday's go: what is still shown is made anew at its next view, once a day at most.
	 */
	private function makes_room( int $bytes ): bool {
		$fresh = static fn ( string $row ): bool => (int) substr( $row, self::HASH, self::TIME ) > time() - DAY_IN_SECONDS;
		$bytes = array_sum( array_map( strlen( ... ), array_filter( $this->rows(), $fresh ) ) ) + $bytes;
		if ( $bytes > self::MOST ) {
			return false;
		}
		wp_cache_delete( $this->post, 'post_meta' ); // Another view may have kept it meanwhile.
		if ( null !== $this->read() ) {
			return false;
		}
		$rows = $this->rows();
		if ( array_filter( $rows, fn ( string $row ): bool => ! $fresh( $row ) || str_starts_with( $row, $this->key ) ) ) {
			delete_post_meta( $this->post, self::META );
		}
		return true;
	}

	/** Of two views that kept it at the same moment the first one's stays. */
	private function keep_one(): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- WordPress's own functions tell no two rows of one key apart.
		$found = $wpdb->get_col( $wpdb->prepare( 'SELECT meta_id FROM %i WHERE post_id = %d AND meta_key = %s AND meta_value LIKE %s ORDER BY meta_id', $wpdb->postmeta, $this->post, self::META, $this->key . '%' ) );
		// phpcs:enable
		foreach ( array_slice( $found, 1 ) as $row ) {
			delete_metadata_by_mid( 'post', (int) $row );
		}
	}

	/** On `wp_after_insert_post`: what was made of a document goes with it. */
	public static function forget( int $post ): void {
		if ( metadata_exists( 'post', $post, self::META ) ) {
			delete_post_meta( $post, self::META );
		}
	}

	/** On `upgrader_process_complete`: other code makes other markup, and the room is limited. */
	public static function forget_all(): void {
		delete_post_meta_by_key( self::META );
		CompiledSliderTable::forget_all();
	}

	/** For `wxr_export_skip_postmeta`: another site makes its own. */
	public static function stays_here( bool $skip, string $key ): bool {
		return $skip || self::META === $key;
	}

	/**
	 * The post in whose content the block stands, if its meta was read with it; 0 for a block of a template, a widget, a pattern.
	 *
	 * @param array<mixed> $block
	 */
	private static function holder( array $block ): int {
		$post  = get_post();
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		if ( null === $post || ! $attrs || 'publish' !== $post->post_status || false === wp_cache_get( $post->ID, 'post_meta' ) ) {
			return 0;
		}
		return str_contains( $post->post_content, '<!-- wp:frontage/slider ' . serialize_block_attributes( $attrs ) ) ? $post->ID : 0;
	}

	/** @return list<string> */
	private function rows(): array {
		$rows = get_post_meta( $this->post, self::META );
		return is_array( $rows ) ? array_values( array_filter( $rows, is_string( ... ) ) ) : [];
	}

	/** @param Made $made */
	private static function sealed( array $made ): string {
		$text = (string) wp_json_encode( [ 'html' => '' ] + $made ) . "\n" . $made['html'];
		return hash_hmac( 'sha256', $text, self::secret() ) . $text;
	}

	/** @return Made|null */
	private static function opened( mixed $sealed ): ?array {
		if ( ! is_string( $sealed ) || ! hash_equals( hash_hmac( 'sha256', substr( $sealed, self::HASH ), self::secret() ), substr( $sealed, 0, self::HASH ) ) ) {
			return null;
		}
		[ $rest, $html ] = explode( "\n", substr( $sealed, self::HASH ), 2 );
		/** @var Made $made */
		$made = json_decode( $rest, true );
		return [ 'html' => $html ] + $made;
	}

	private static function secret(): string {
		return wp_salt( 'auth' ) . self::GROUP;
	}

	/** Of the code: what its header says, and when it came to this server. */
	private static function version(): string {
		static $version = '';
		if ( '' === $version ) {
			$version = get_file_data( PluginFiles::file( 'frontage-slider.php' ), [ 'version' => 'Version' ] )['version'] . ' ' . (int) filemtime( PluginFiles::file( 'build/model/Compiler/SliderCompiler.php' ) );
		}
		return $version;
	}
}
