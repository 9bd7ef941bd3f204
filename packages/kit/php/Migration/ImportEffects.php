<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

defined( 'ABSPATH' ) || exit;

/**
 * The side effects of an import: who gets email, where forms send data, what loads from other sites, what code runs, and
 * what WordPress's HTML filter would change. Screens and commands list them before anything is written.
 *
 * @phpstan-type Line array{ name: string, label: string, values: list<string> }
 */
final class ImportEffects {

	public const MAIL    = 'mail';
	public const SENDS   = 'sends';
	public const LOADS   = 'loads';
	public const CODE    = 'code';
	public const CHANGED = 'changed';

	/** Kinds that are listed even when nothing was found. */
	private const ALWAYS = [ self::MAIL, self::LOADS, self::CODE ];

	/** Maximum values listed per kind, and places listed per value. */
	private const MOST   = 100;
	private const PLACES = 3;

	private const DEPTH = 64;

	/** Attributes from which a browser loads, on any element. */
	private const LOADING = [ 'src', 'srcset', 'poster', 'data', 'background', 'imagesrcset', 'xlink:href' ];

	/** Elements whose href is loaded instead of followed. */
	private const LOADING_HREF = [ 'LINK', 'USE', 'IMAGE', 'FEIMAGE' ];

	private const RUNNING = [ 'SCRIPT', 'OBJECT', 'EMBED', 'APPLET', 'BASE', 'META', 'IFRAME' ];

	/** Blocks whose `url` attribute is a link. The same goes for URLs under attribute names like these. */
	private const LINKS = [ 'core/button', 'core/navigation-link', 'core/navigation-submenu', 'core/social-link', 'core/home-link', 'frontage/contact-item', 'frontage/fancy-box', 'frontage/reviews', 'frontage/team-member', 'frontage/testimonial' ];
	private const LINK  = '/link|href|action|target|permalink|rel$/i';

	private const ADDRESS = '~^\s*+(?:https?:)?//[^\s"\'<>]~i';

	/** URLs in CSS, after its escapes are decoded. */
	private const CSS = '~(?:url\(|src\(|image\(|image-set\(|@import)\s*+["\']?+\s*+((?:https?:)?//[^\s"\'()<>;]++)|["\']((?:https?:)?//[^\s"\'()<>;]++)["\']\s*+(?:\d|type\()~i';

	/** What WordPress turns into an embed: a URL alone in a line or a paragraph. */
	private const EMBEDDED = '~(?:^[^\S\n]*+|>\s*+)(https?://[^\s<>"]++)(?:[^\S\n]*+$|\s*+</p>)~im';

	/** Closes whatever a text leaves open, as the surrounding page would. */
	private const ENDS = '"\'></script></style></iframe></textarea></title></xmp></noembed></noframes>';

	/** Hosts of blocks that embed a third-party frame without having a URL in their attributes. */
	private const FRAMES = [ 'frontage/reviews' => 'widget.trustpilot.com' ];

	private const PLAYERS = [ 'youtube' => 'www.youtube-nocookie.com', 'vimeo' => 'player.vimeo.com' ];

	/** @var array<string, array<string, array<string, true>>> Kind => value => places. */
	private array $effects = [];

	/** @param string $where The item of the import, for display; '' if there is only one. */
	public function add_effect( string $kind, string $value, string $where = '' ): void {
		$value = trim( mb_strimwidth( sanitize_text_field( str_replace( '<', '‹', $value ) ), 0, 200, '…' ) );
		$value = str_replace( '‹', '<', $value );
		if ( '' === $value || ( ! isset( $this->effects[ $kind ][ $value ] ) && count( $this->effects[ $kind ] ?? [] ) >= self::MOST ) ) {
			return;
		}
		$this->effects[ $kind ][ $value ] ??= [];
		if ( '' !== $where ) {
			$this->effects[ $kind ][ $value ][ wp_strip_all_tags( $where ) ] = true;
		}
	}

	/**
	 * Searches a value of an import, at any depth: block content, HTML, CSS, URLs, JSON.
	 *
	 * @param bool $is_content Whether it becomes the content of a post, which WordPress's HTML filter may change.
	 */
	public function add( mixed $value, string $where = '', bool $is_content = false ): void {
		$this->scan_value( $value, '', $where, 0 );
		if ( $is_content && is_string( $value ) ) {
			if ( ! str_contains( $value, '<' ) ) {
				$this->scan_html( $value, $where, 0 );
			}
			foreach ( self::removed_markup( $value ) as $name ) {
				$this->add_effect( self::CHANGED, $name, $where );
			}
		}
	}

	/** @return list<string> Hosts, URLs or pieces of code. */
	public function values( string $kind ): array {
		return array_map( strval( ... ), array_keys( $this->effects[ $kind ] ?? [] ) );
	}

	/**
	 * Labels of the list, in its order, for all imports; each plugin passes them in its own text domain.
	 *
	 * @param string $no_recipients When nobody gets email; likewise `$no_sources` and `$no_code`, when nothing loads or runs.
	 * @param string $changed       '': none of it becomes content that WordPress filters.
	 * @return array<string, array{ 0: string, 1?: string }> As lines() takes them.
	 */
	public static function labels( string $recipients, string $no_recipients, string $form_targets, string $sources, string $no_sources, string $code, string $no_code, string $changed = '' ): array {
		return [
			self::MAIL  => [ $recipients, $no_recipients ],
			self::SENDS => [ $form_targets ],
			self::LOADS => [ $sources, $no_sources ],
			self::CODE  => [ $code, $no_code ],
		] + ( '' === $changed ? [] : [ self::CHANGED => [ $changed ] ] );
	}

	/**
	 * The list of effects for display.
	 *
	 * @param array<string, array{ 0: string, 1?: string }> $labels By kind: its label, and the text when there is nothing.
	 * @return list<Line>
	 */
	public function lines( array $labels ): array {
		$lines = [];
		foreach ( $labels as $kind => $label ) {
			$values = [];
			foreach ( $this->effects[ $kind ] ?? [] as $value => $places ) {
				$places   = array_map( strval( ... ), array_keys( $places ) );
				$more     = count( $places ) > self::PLACES ? ', …' : '';
				$values[] = $value . ( $places ? ' (' . implode( ', ', array_slice( $places, 0, self::PLACES ) ) . "$more)" : '' );
			}
			if ( ! $values && in_array( $kind, self::ALWAYS, true ) ) {
				$values = [ $label[1] ?? '' ];
			}
			if ( $values ) {
				$lines[] = [
					'name'   => $kind,
					'label'  => $label[0],
					'values' => $values,
				];
			}
		}
		return $lines;
	}

	/** @param list<Line> $lines */
	public static function print( array $lines ): void {
		echo '<dl class="frontage-effects">';
		foreach ( $lines as $line ) {
			echo '<dt><strong>' . esc_html( $line['label'] ) . '</strong></dt>';
			foreach ( $line['values'] as $value ) {
				echo '<dd data-effect="' . esc_attr( $line['name'] ) . '">' . esc_html( $value ) . '</dd>';
			}
		}
		echo '</dl>';
	}

	private function scan_value( mixed $value, string $path, string $where, int $depth ): void {
		if ( is_array( $value ) && $depth < self::DEPTH ) {
			if ( is_string( $value['provider'] ?? null ) && isset( self::PLAYERS[ $value['provider'] ] ) ) {
				$this->add_effect( self::LOADS, self::PLAYERS[ $value['provider'] ], $where );
			}
			foreach ( $value as $key => $one ) {
				$this->scan_value( $one, is_int( $key ) ? $path : "$path/$key", $where, $depth + 1 );
			}
		} elseif ( is_string( $value ) && '' !== $value ) {
			$this->scan_text( $value, $path, $where, $depth );
		}
	}

	private function scan_text( string $text, string $path, string $where, int $depth ): void {
		if ( str_contains( $text, '<!-- wp:' ) && $depth < self::DEPTH ) {
			foreach ( parse_blocks( $text ) as $block ) {
				$this->scan_block( $block, $where, $depth + 1 );
			}
			return;
		}
		$json = 1 === preg_match( '/^\s*+[{[]/', $text ) ? json_decode( $text, true, self::DEPTH ) : null;
		if ( is_array( $json ) ) {
			$this->scan_value( $json, $path, $where, $depth + 1 );
		} elseif ( preg_match( self::ADDRESS, $text ) && ! preg_match( self::LINK, $path ) ) {
			$this->add_load( $text, $where );
		}
		if ( str_contains( $text, '<' ) ) {
			$this->scan_html( $text, $where, $depth );
		}
		$this->scan_css( $text, $where );
	}

	/** @param array<mixed> $block As parse_blocks() returns it. */
	private function scan_block( array $block, string $where, int $depth ): void {
		$name  = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$this->scan_value( in_array( $name, self::LINKS, true ) ? [ 'link' => $attrs['url'] ?? '' ] + array_diff_key( $attrs, [ 'url' => '' ] ) : $attrs, '', $where, $depth );
		if ( 'frame' === ( $attrs['mode'] ?? '' ) ) {
			$this->add_effect( self::LOADS, self::FRAMES[ $name ] ?? '', $where );
		}
		foreach ( is_array( $block['innerContent'] ?? null ) ? array_filter( $block['innerContent'], is_string( ... ) ) : [] as $html ) {
			$this->scan_html( $html, $where, $depth );
			$this->scan_css( $html, $where ); // A style may begin before a block and end after it.
		}
		if ( 'core/embed' === $name && is_string( $attrs['url'] ?? null ) ) {
			$this->add_load( $attrs['url'], $where );
		}
		foreach ( is_array( $block['innerBlocks'] ?? null ) && $depth < self::DEPTH ? $block['innerBlocks'] : [] as $inner ) {
			$this->scan_block( is_array( $inner ) ? $inner : [], $where, $depth + 1 );
		}
	}

	private function scan_html( string $html, string $where, int $depth ): void {
		foreach ( preg_match_all( self::EMBEDDED, $html, $embedded ) ? $embedded[1] : [] as $address ) {
			$this->add_load( $address, $where );
		}
		$tags = new \WP_HTML_Tag_Processor( $html . self::ENDS );
		while ( $tags->next_tag() ) {
			$tag = (string) $tags->get_tag();
			if ( in_array( $tag, self::RUNNING, true ) ) {
				$this->add_effect( self::CODE, '<' . strtolower( $tag ) . '>', $where );
			}
			if ( 'STYLE' === $tag ) {
				$this->scan_css( $tags->get_modifiable_text(), $where );
			}
			if ( 'FORM' === $tag ) {
				$action = $tags->get_attribute( 'action' );
				$this->add_effect( self::SENDS, is_string( $action ) && '' !== trim( $action ) ? self::host( $action ) ?: trim( $action ) : '<form>', $where );
			}
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value = $tags->get_attribute( $name );
				$value = is_string( $value ) ? $value : '';
				$bare  = (string) preg_replace( '/[\x00-\x20]+/', '', $value );
				if ( str_starts_with( $name, 'on' ) || 'srcdoc' === $name || preg_match( '~^(?:javascript|vbscript):|^data:text/html~i', $bare ) ) {
					$this->add_effect( self::CODE, '<' . strtolower( $tag ) . " $name>", $where );
				} elseif ( 'formaction' === $name ) {
					$this->add_effect( self::SENDS, self::host( $value ) ?: trim( $value ), $where );
				} elseif ( 'style' === $name ) {
					$this->scan_css( $value, $where );
				} elseif ( in_array( $name, self::LOADING, true ) || ( 'href' === $name && in_array( $tag, self::LOADING_HREF, true ) ) ) {
					foreach ( str_ends_with( $name, 'srcset' ) ? explode( ',', $value ) : [ $value ] as $address ) {
						$this->add_load( $address, $where );
					}
				} elseif ( $depth < self::DEPTH && preg_match( '/^\s*+[{[]/', $value ) ) {
					$this->scan_text( $value, $name, $where, $depth + 1 );
				}
			}
		}
	}

	private function scan_css( string $css, string $where ): void {
		$read = str_contains( $css, '\\' ) ? (string) preg_replace_callback( '/\\\\(?:([0-9a-f]{1,6})\s?|(.))/is', static fn ( array $sign ): string => $sign[2] ?? (string) mb_chr( (int) hexdec( $sign[1] ), 'UTF-8' ), $css ) : $css;
		$read = (string) preg_replace( '~/\*.*?(?:\*/|\z)~s', '', $read );
		foreach ( preg_match_all( self::CSS, $read, $found, PREG_SET_ORDER ) ? $found : [] as $one ) {
			$this->add_load( $one[2] ?? $one[1] ?? '', $where );
		}
	}

	private function add_load( string $address, string $where ): void {
		$this->add_effect( self::LOADS, self::host( $address ), $where );
	}

	/** The other host that a URL points to; '' for this site, and for what is no URL. */
	private static function host( string $address ): string {
		$address = str_replace( '\\', '/', (string) preg_replace( '/[\x00-\x20]+/', '', html_entity_decode( $address, ENT_QUOTES | ENT_HTML5 ) ) );
		$host    = preg_match( '~^(?:https?:)?//+(?:[^/?#@]*@)?([^/?#:]+)~i', $address, $found ) ? strtolower( $found[1] ) : '';
		return strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host ? '' : $host;
	}

	/**
	 * What WordPress would remove from content whose author may not publish unfiltered HTML.
	 *
	 * @return list<string> Elements and attributes, such as `<form>` or `<p style>`.
	 */
	private static function removed_markup( string $content ): array {
		$names = [];
		foreach ( parse_blocks( $content ) as $block ) {
			$names += self::removed_block_markup( $block, 0 );
		}
		return array_keys( $names );
	}

	/**
	 * @param array<mixed> $block
	 * @return array<string, true>
	 */
	private static function removed_block_markup( array $block, int $depth ): array {
		$texts = is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [];
		$attrs = [ $block['attrs'] ?? [] ];
		array_walk_recursive(
			$attrs,
			static function ( mixed $value ) use ( &$texts ): void {
				$texts[] = is_string( $value ) && str_contains( $value, '<' ) ? $value : null;
			}
		);
		$names = [];
		foreach ( array_filter( $texts, is_string( ... ) ) as $html ) {
			$allowed_tokens = self::tokens( wp_kses( $html, 'post' ) );
			foreach ( self::tokens( $html ) as $token => $count ) {
				$names += $count > ( $allowed_tokens[ $token ] ?? 0 ) ? [ strtok( (string) $token, '=' ) . '>' => true ] : [];
			}
		}
		foreach ( is_array( $block['innerBlocks'] ?? null ) && $depth < self::DEPTH ? $block['innerBlocks'] : [] as $inner ) {
			$names += self::removed_block_markup( is_array( $inner ) ? $inner : [], $depth + 1 );
		}
		return $names;
	}

	/**
	 * @return array<string, int> Number of occurrences of each element and of each attribute with its value; styles by declaration.
	 */
	private static function tokens( string $html ): array {
		$tokens = [];
		$tags   = new \WP_HTML_Tag_Processor( $html . self::ENDS );
		while ( $tags->next_tag() ) {
			$tag      = '<' . strtolower( (string) $tags->get_tag() );
			$tokens[] = $tag;
			foreach ( preg_grep( '/["\']/', $tags->get_attribute_names_with_prefix( '' ) ?? [], PREG_GREP_INVERT ) ?: [] as $name ) {
				$value = $tags->get_attribute( $name );
				$value = is_string( $value ) ? $value : '';
				foreach ( 'style' === $name ? explode( ';', $value ) : [ $value ] as $one ) {
					$one = 'style' === $name ? (string) preg_replace( '/\s+/', '', $one ) : trim( $one );
					if ( '' !== $one || 'style' !== $name ) {
						$tokens[] = "$tag $name=$one";
					}
				}
			}
		}
		return array_count_values( $tokens );
	}
}
