<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

defined( 'ABSPATH' ) || exit;

/**
 * Finds references in block content to other items of its site: IDs of posts and terms, and URLs. Everything else stays
 * byte-identical.
 */
final class ContentReferences {

	private const POST = 'post';
	private const TERM = 'term';

	/**
	 * Attributes with IDs of posts or terms, by block; a dot descends, a star means each item. An object with `id` and `url`
	 * is treated as a file without being listed.
	 */
	private const IN_BLOCKS = [
		'core/image'         => [ 'id' => self::POST ],
		'core/cover'         => [ 'id' => self::POST ],
		'core/file'          => [ 'id' => self::POST ],
		'core/video'         => [ 'id' => self::POST ],
		'core/audio'         => [ 'id' => self::POST ],
		'core/media-text'    => [ 'mediaId' => self::POST ],
		'core/gallery'       => [ 'ids.*' => self::POST ],
		'core/navigation'    => [ 'ref' => self::POST ],
		'core/block'         => [ 'ref' => self::POST ],
		'core/page-list'     => [ 'parentPageID' => self::POST ],
		'core/latest-posts'  => [ 'categories.*.id' => self::TERM ],
		'core/query'         => [
			'query.parents.*'       => self::POST,
			'query.exclude.*'       => self::POST,
			'query.taxQuery.*.*'    => self::TERM,
			'query.taxQuery.*.*.*'  => self::TERM,
		],
		'frontage/menu'      => [ 'ref' => self::POST ],
		'frontage/slider'    => [ 'ref' => self::POST ],
	];

	/** The start or end delimiter of a block, as WordPress's parser finds it. */
	private const COMMENT = '/<!--\s+wp:(?P<name>(?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)\s+(?P<attrs>{(?:(?:[^}]+|}+(?=})|(?!}\s+\/?-->).)*+)?}\s+)(?P<void>\/)?-->/s';

	/** Shortcodes whose `id` or `ids` are posts. */
	private const SHORTCODES = '/\[(?:gallery|playlist|caption|frontage_slider|contact-form-7|contact-form)\b[^\[\]]*+\]/';

	/**
	 * @param \Closure( int ): int       $post Returns the new ID; 0 removes the reference.
	 * @param \Closure( int ): int       $term
	 * @param \Closure( string ): string $url  Gets a URL as written: absolute, protocol-relative, or root-relative.
	 */
	public function __construct( private readonly \Closure $post, private readonly \Closure $term, private readonly \Closure $url ) {}

	/** The content with the references replaced by the closures' results. */
	public function replace_in( string $content ): string {
		// PCRE gives up on very long attributes and returns null: the content then keeps its old IDs, and is never lost.
		$content = preg_replace_callback( self::COMMENT, $this->replace_in_comment( ... ), $content ) ?? $content;
		$content = preg_replace_callback( '/\b(wp-image-|wp-att-|data-id=")(\d{1,18})\b/', fn ( array $found ): string => $found[1] . ( ( $this->post )( (int) $found[2] ) ?: $found[2] ), $content ) ?? $content;
		$content = preg_replace_callback( self::SHORTCODES, $this->replace_in_shortcode( ... ), $content ) ?? $content;
		return $this->replace_urls( $content );
	}

	/** Replaces the URLs in a text without block markup. */
	public function replace_urls( string $text ): string {
		$text = preg_replace_callback( '~(?<![\w:/])(?:https?:)?//[^\s"\'<>()\\\\]+~i', fn ( array $found ): string => ( $this->url )( $found[0] ), $text ) ?? $text;
		return preg_replace_callback( '~(?<=["\'(])/(?![/\s>])[^\s"\'<>()\\\\]*~', fn ( array $found ): string => ( $this->url )( $found[0] ), $text ) ?? $text;
	}

	/** @param array<string> $found */
	private function replace_in_comment( array $found ): string {
		$name       = str_contains( $found['name'], '/' ) ? $found['name'] : "core/{$found['name']}";
		$attributes = json_decode( $found['attrs'] );
		if ( ! $attributes instanceof \stdClass ) {
			return $found[0];
		}
		$before = wp_json_encode( $attributes );
		if ( in_array( $name, [ 'core/navigation-link', 'core/navigation-submenu' ], true ) ) {
			self::change_at_path( $attributes, [ 'id' ], 'taxonomy' === ( $attributes->kind ?? '' ) ? $this->term : $this->post );
		} else {
			foreach ( self::IN_BLOCKS[ $name ] ?? [] as $path => $kind ) {
				self::change_at_path( $attributes, explode( '.', $path ), self::TERM === $kind ? $this->term : $this->post );
			}
			$this->files( $attributes, isset( self::IN_BLOCKS[ $name ]['id'] ) );
		}
		if ( wp_json_encode( $attributes ) === $before ) {
			return $found[0];
		}
		$json = strtr( (string) wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), [ '--' => '\u002d\u002d', '<' => '\u003c', '>' => '\u003e', '&' => '\u0026', '\\"' => '\u0022' ] ); // As serialize_block_attributes() writes it, which accepts arrays only.
		return "<!-- wp:{$found['name']} " . ( '{}' === $json ? '' : "$json " ) . ( $found['void'] ?? '' ) . '-->';
	}

	/**
	 * @param list<string>         $path
	 * @param \Closure( int ): int $change
	 */
	private static function change_at_path( mixed &$in, array $path, \Closure $change ): void {
		$key = array_shift( $path );
		foreach ( $in instanceof \stdClass || is_array( $in ) ? array_keys( (array) $in ) : [] as $name ) {
			if ( '*' !== $key && (string) $name !== $key ) {
				continue;
			}
			$value = is_array( $in ) ? $in[ $name ] : $in->{$name};
			if ( $path ) {
				self::change_at_path( $value, $path, $change );
			} elseif ( is_int( $value ) || ( is_string( $value ) && ctype_digit( $value ) ) ) {
				$value = $change( (int) $value );
			} else {
				continue;
			}
			self::set_value( $in, $name, $value );
		}
		if ( is_array( $in ) && '*' === $key && ! $path ) {
			$in = array_values( array_filter( $in ) );
		}
	}

	private static function set_value( mixed &$in, int|string $name, mixed $value ): void {
		if ( is_array( $in ) ) {
			$in[ $name ] = $value;
		} elseif ( $in instanceof \stdClass && 0 === $value ) {
			unset( $in->{$name} );
		} elseif ( $in instanceof \stdClass ) {
			$in->{$name} = $value;
		}
	}

	/** Objects with an ID and a URL: images and videos, at any depth. */
	private function files( mixed &$in, bool $is_done ): void {
		if ( ! $is_done && $in instanceof \stdClass && is_string( $in->url ?? null ) && is_int( $in->id ?? null ) ) {
			self::set_value( $in, 'id', ( $this->post )( $in->id ) );
		}
		foreach ( $in instanceof \stdClass || is_array( $in ) ? array_keys( (array) $in ) : [] as $name ) {
			$value = is_array( $in ) ? $in[ $name ] : $in->{$name};
			if ( $value instanceof \stdClass || is_array( $value ) ) {
				$this->files( $value, false );
				self::set_value( $in, $name, $value );
			}
		}
	}

	/** @param array<string> $found */
	private function replace_in_shortcode( array $found ): string {
		$numbers = fn ( array $value ): string => $value[1] . implode( ',', array_map( fn ( string $number ): string => (string) ( ( $this->post )( (int) $number ) ?: $number ), explode( ',', $value[2] ) ) );
		return (string) preg_replace_callback( '/(\b(?:id|ids)=["\']?(?:attachment_)?)(\d{1,18}(?:,\d{1,18})*)(?![\da-f])/', $numbers, $found[0] );
	}
}
