<?php

namespace Frontage\Slider\Rendering;

use Frontage\Slider\PluginFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Cache of compiled sliders, in the meta of the post that contains them, or in a table if there is none. Compiling a
 * slider with forty layers takes PHP longer than the rest of the page.
 *
 * An entry is valid only under the hash of all its inputs, keyed and signed with the site's secret. So an import cannot
 * inject markup, and any change of the document, plugin, texts or site URL compiles it again. The document contains all
 * data about images and their sizes. The meta of the current page is already loaded, so reading it needs no query. The
 * table needs one query, and is only used for long documents.
 *
 * @phpstan-type CompiledSlider array{ html: string, id: string, anchor: string, alias: string, rules: array<string, string>, modules: list<string>, layout: string, narrow: bool }
 */
final class CompiledSliderCache {

	public const META = '_frontage_slider_compiled';

	/** Without a post, a site with a persistent object cache uses it instead of the table. */
	private const GROUP = 'frontage_slider_compiled';

	/** Placeholder for the id of the slider's element, which depends on the page. */
	public const ID = 'fr-0-the-id-of-the-slider';

	/** Minimum size in bytes of the markup, or of a document: shorter ones are compiled as fast as they are read. */
	private const MIN_BYTES = 8 * KB_IN_BYTES;

	/** Maximum size in bytes of all entries of one post, since WordPress loads the whole meta of a post. */
	private const MAX_BYTES_PER_POST = 512 * KB_IN_BYTES;

	private const HASH = 64;

	/** Length of the timestamp behind the hash of an entry. */
	private const TIME = 10;

	/** @param int $post Post that contains it; 0 if there is none. */
	private function __construct( private readonly string $key, private readonly int $post ) {}

	/**
	 * Cache entry of this slider; null if it is not cached.
	 *
	 * @param array<mixed>|string $document A block in a page, or the content of the slider's own post.
	 * @param int                 $post     That post; 0 for a block in a page.
	 * @param array<mixed>        $besides  All other inputs of the result.
	 */
	public static function for_document( array|string $document, int $post, array $besides ): ?self {
		if ( wp_is_development_mode( 'plugin' ) || is_preview() ) {
			return null;
		}
		$post = is_array( $document ) && 0 === $post ? self::containing_post( $document ) : $post;
		// Written to be hashed, and never read.
		$all = serialize( [ $document, $besides, self::version() ] );
		if ( 0 === $post && strlen( $all ) < self::MIN_BYTES && ! wp_using_ext_object_cache() ) {
			return null;
		}
		return new self( hash_hmac( 'sha256', $all, self::secret() ), $post );
	}

	/** @return CompiledSlider|null */
	public function read(): ?array {
		if ( 0 === $this->post ) {
			return self::decode( wp_using_ext_object_cache() ? wp_cache_get( $this->key, self::GROUP ) : CompiledSliderTable::read( $this->key ) );
		}
		foreach ( $this->rows() as $row ) {
			if ( str_starts_with( $row, $this->key ) ) {
				return self::decode( substr( $row, self::HASH + self::TIME ) );
			}
		}
		return null;
	}

	/** @param CompiledSlider $slider */
	public function store( array $slider ): void {
		if ( strlen( $slider['html'] ) < self::MIN_BYTES ) {
			return;
		}
		$sealed = self::sign( $slider );
		if ( 0 === $this->post && wp_using_ext_object_cache() ) {
			wp_cache_set( $this->key, $sealed, self::GROUP, WEEK_IN_SECONDS );
		} elseif ( 0 === $this->post ) {
			// While editing, every change would be another document, and the table is limited.
			if ( strlen( $sealed ) <= self::MAX_BYTES_PER_POST && ! is_user_logged_in() ) {
				CompiledSliderTable::store( $this->key, $sealed );
			}
		} elseif ( $this->make_room( strlen( $sealed ) + self::HASH + self::TIME ) ) {
			add_post_meta( $this->post, self::META, wp_slash( $this->key . sprintf( '%0' . self::TIME . 'd', time() ) . $sealed ) );
			$this->store_one();
			update_meta_cache( 'post', [ $this->post ] ); // For the page's next slider.
		}
	}

	/**
	 * Whether there is space for an entry. Entries of other salts, URLs or code versions cannot be told from those of
	 * other languages. So all entries older than a day are deleted; sliders still in use are compiled again, at most
	 * once a day.
	 */
	private function make_room( int $bytes ): bool {
		$fresh = static fn ( string $row ): bool => (int) substr( $row, self::HASH, self::TIME ) > time() - DAY_IN_SECONDS;
		$bytes = array_sum( array_map( strlen( ... ), array_filter( $this->rows(), $fresh ) ) ) + $bytes;
		if ( $bytes > self::MAX_BYTES_PER_POST ) {
			return false;
		}
		wp_cache_delete( $this->post, 'post_meta' ); // Another request may have stored it meanwhile.
		if ( null !== $this->read() ) {
			return false;
		}
		$rows = $this->rows();
		if ( array_filter( $rows, fn ( string $row ): bool => ! $fresh( $row ) || str_starts_with( $row, $this->key ) ) ) {
			delete_post_meta( $this->post, self::META );
		}
		return true;
	}

	/** If two requests stored it at the same time, the first one stays. */
	private function store_one(): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- WordPress's own functions tell no two rows of one key apart.
		$found = $wpdb->get_col( $wpdb->prepare( 'SELECT meta_id FROM %i WHERE post_id = %d AND meta_key = %s AND meta_value LIKE %s ORDER BY meta_id', $wpdb->postmeta, $this->post, self::META, $this->key . '%' ) );
		// phpcs:enable
		foreach ( array_slice( $found, 1 ) as $row ) {
			delete_metadata_by_mid( 'post', (int) $row );
		}
	}

	/** On `wp_after_insert_post`: deletes the compiled sliders of a changed document. */
	public static function delete_for_post( int $post ): void {
		if ( metadata_exists( 'post', $post, self::META ) ) {
			delete_post_meta( $post, self::META );
		}
	}

	/** On `upgrader_process_complete`: other code produces other markup, and the space is limited. */
	public static function delete_all(): void {
		delete_post_meta_by_key( self::META );
		CompiledSliderTable::delete_all();
	}

	/** For `wxr_export_skip_postmeta`: another site compiles its own. */
	public static function skip_in_export( bool $skip, string $key ): bool {
		return $skip || self::META === $key;
	}

	/**
	 * Post whose content contains the block, if its meta is already loaded; 0 for a block of a template, a widget or a
	 * pattern.
	 *
	 * @param array<mixed> $block
	 */
	private static function containing_post( array $block ): int {
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

	/** @param CompiledSlider $slider */
	private static function sign( array $slider ): string {
		$text = (string) wp_json_encode( [ 'html' => '' ] + $slider ) . "\n" . $slider['html'];
		return hash_hmac( 'sha256', $text, self::secret() ) . $text;
	}

	/** @return CompiledSlider|null */
	private static function decode( mixed $sealed ): ?array {
		if ( ! is_string( $sealed ) || ! hash_equals( hash_hmac( 'sha256', substr( $sealed, self::HASH ), self::secret() ), substr( $sealed, 0, self::HASH ) ) ) {
			return null;
		}
		[ $rest, $html ] = explode( "\n", substr( $sealed, self::HASH ), 2 );
		/** @var CompiledSlider $slider */
		$slider = json_decode( $rest, true );
		return [ 'html' => $html ] + $slider;
	}

	private static function secret(): string {
		return wp_salt( 'auth' ) . self::GROUP;
	}

	/** Hash of the code, which the build writes: the time of a file differs from server to server. */
	private static function version(): string {
		$hash = require PluginFiles::file( 'build/compiler-hash.php' );
		return is_string( $hash ) ? $hash : '';
	}
}
