<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Sanitizer;

use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/**
 * The only HTML sanitizer of a slider: on save, on import and again on output (docs/reference/slider.md E). The result
 * contains only allowed elements and attributes, and sanitizing it again changes nothing.
 */
final class HtmlSanitizer {

	private const SCHEMES = [ 'http', 'https', 'mailto', 'tel' ];

	private const URLS = [ 'href', 'src', 'poster', 'cite' ];

	private const FLAGS = [ 'autoplay', 'controls', 'default', 'download', 'hidden', 'loop', 'muted', 'noshade', 'nowrap', 'open', 'playsinline', 'reversed' ];

	private const VOID = [ 'br', 'col', 'hr', 'img', 'track', 'wbr' ];

	/** Elements that are removed with their content; for other disallowed elements the content stays. */
	private const GONE = [
		'applet', 'base', 'button', 'canvas', 'datalist', 'embed', 'form', 'frame', 'frameset', 'head', 'iframe', 'input', 'link', 'math', 'meta', 'noembed', 'noframes', 'noscript',
		'object', 'optgroup', 'option', 'param', 'plaintext', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'xmp',
	];

	private const DEPTH = 60;

	/** @var array<string, list<string>>|null */
	private static ?array $allowed = null;

	/** @var list<string> */
	private array $dropped = [];

	/**
	 * Sanitizes HTML of a text layer.
	 *
	 * @param list<string>|null $dropped Receives what was removed: `script`, `a[onclick]`, `p[style] position`.
	 */
	public static function html( string $html, ?array &$dropped = null ): string {
		$sanitiser = new self();
		if ( 1 !== preg_match( '/[<>&\x00-\x08\x0B-\x1F\x7F]/', $html ) ) {
			return mb_scrub( $html, 'UTF-8' );
		}
		// The parser may move misplaced elements. Two rounds are enough for all known cases; the limit covers unknown
		// ones.
		for ( $round = 0; $round < 4; $round++ ) {
			$clean = $sanitiser->sanitize_once( $html );
			if ( $clean === $html ) {
				break;
			}
			$html = $clean;
		}
		$dropped = array_values( array_unique( $sanitiser->dropped ) );
		return $html;
	}

	/** A URL as allowed in a slider, or null: http, https, mailto, tel, relative. */
	public static function url( string $url ): ?string {
		$url = (string) preg_replace( '/[\x00-\x20\x7F]+/', ' ', trim( mb_scrub( $url, 'UTF-8' ), "\x00..\x20" ) );
		$url = str_replace( ' ', '%20', $url );
		if ( strlen( $url ) > 4096 || 1 === preg_match( '/["<>`\\\\]|&(?:#0*58|#x0*3a|colon)\b/i', $url ) ) {
			return null;
		}
		if ( 1 === preg_match( '~^([^/?#]*?):~', $url, $found ) ) {
			return in_array( strtolower( $found[1] ), self::SCHEMES, true ) ? strtolower( $found[1] ) . substr( $url, strlen( $found[1] ) ) : null;
		}
		// WordPress treats any colon as the end of a scheme.
		return str_contains( $url, ':' ) && str_starts_with( $url, '//' ) ? "https:$url" : str_replace( ':', '%3A', $url );
	}

	private function sanitize_once( string $html ): string {
		// Nothing may end the document early.
		$html = (string) preg_replace( '~</(?:html|body|head|fr-root)\b[^>]*>~i', '', $html );
		// Older parsers read "< 5" as an element and remove it. A < that starts no tag is text.
		$html = (string) preg_replace( '/<(?=[\s\d=])/', '&lt;', $html );
		$page = HtmlParser::page( "<fr-root>$html</fr-root>" );
		$body = $page->getElementsByTagName( 'body' )->item( 0 );
		return $body instanceof \DOMElement ? $this->children_html( $body, 0 ) : '';
	}

	private function children_html( \DOMNode $node, int $depth ): string {
		$html = '';
		foreach ( $node->childNodes as $child ) {
			if ( $child instanceof \DOMText ) {
				$html .= str_replace( [ '&', '<', '>' ], [ '&amp;', '&lt;', '&gt;' ], self::without_control_characters( $child->data ) );
			} elseif ( $child instanceof \DOMElement ) {
				$html .= $this->element( $child, $depth + 1 );
			} elseif ( ! $child instanceof \DOMComment ) {
				$this->dropped[] = $child->nodeName;
			}
		}
		return $html;
	}

	private function element( \DOMElement $element, int $depth ): string {
		$name    = strtolower( $element->nodeName );
		$allowed = self::allowed();
		$icon    = 'svg' === $name && $depth <= self::DEPTH ? InlineIcon::from_element( $element ) : null;
		if ( null !== $icon ) {
			return $icon;
		}
		if ( self::DEPTH < $depth || in_array( $name, self::GONE, true ) ) {
			$this->dropped[] = $name;
			return '';
		}
		if ( ! isset( $allowed[ $name ] ) ) {
			if ( ! in_array( $name, [ 'fr-root', 'html', 'body' ], true ) ) {
				$this->dropped[] = $name;
			}
			return $this->children_html( $element, $depth );
		}
		$open = $name . $this->attributes( $element, $name, [ ...$allowed[''], ...$allowed[ $name ] ] );
		return in_array( $name, self::VOID, true ) ? "<$open>" : "<$open>" . $this->children_html( $element, $depth ) . "</$name>";
	}

	/** @param list<string> $allowed */
	private function attributes( \DOMElement $element, string $name, array $allowed ): string {
		$allowed_values = [];
		foreach ( HtmlParser::attributes( $element ) as $key => $value ) {
			$clean = in_array( $key, $allowed, true ) ? $this->attribute( $name, $key, $value ) : null;
			if ( null === $clean ) {
				$this->dropped[] = "{$name}[$key]";
			} else {
				$allowed_values[ $key ] = $clean;
			}
		}
		if ( 'a' === $name && '_blank' === ( $allowed_values['target'] ?? '' ) && ! preg_match( '/\bnoopener\b/', $allowed_values['rel'] ?? '' ) ) {
			$allowed_values['rel'] = trim( ( $allowed_values['rel'] ?? '' ) . ' noopener' );
		}
		$html = '';
		foreach ( $allowed_values as $key => $value ) {
			$html .= in_array( $key, self::FLAGS, true ) ? " $key" : " $key=\"" . htmlspecialchars( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) . '"';
		}
		return $html;
	}

	private function attribute( string $element, string $key, string $value ): ?string {
		$value = self::without_control_characters( $value );
		if ( in_array( $key, self::URLS, true ) ) {
			return self::url( $value );
		}
		if ( 'style' === $key ) {
			$dropped       = [];
			$style         = CssSanitizer::style( $value, $dropped );
			$this->dropped = [ ...$this->dropped, ...array_map( static fn( string $one ): string => "{$element}[style] $one", $dropped ) ];
			return '' === $style ? null : $style;
		}
		return match ( $key ) {
			'id'     => 1 === preg_match( '/^[\w-]{1,200}$/', $value ) ? $value : null,
			'class'  => self::classes( $value ),
			'target' => in_array( strtolower( $value ), [ '_blank', '_self', '_parent', '_top' ], true ) ? strtolower( $value ) : null,
			'rel'    => strtolower( self::classes( $value ) ?? '' ),
			default  => $value,
		};
	}

	private static function classes( string $value ): ?string {
		$classes = array_filter( preg_split( '/\s+/', $value ) ?: [], static fn( string $one ): bool => 1 === preg_match( '/^[\w-]+$/', $one ) );
		return $classes ? implode( ' ', $classes ) : null;
	}

	private static function without_control_characters( string $text ): string {
		return (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', mb_scrub( $text, 'UTF-8' ) );
	}

	/** @return array<string, list<string>> Element => attributes; '' has the attributes of all elements. */
	private static function allowed(): array {
		if ( null === self::$allowed ) {
			$list          = json_decode( (string) LocalFile::read( self::list_file() ), true );
			$read          = is_array( $list ) ? $list : [];
			$all           = [ '' => $read['everywhere'] ?? [], ...( is_array( $read['elements'] ?? null ) ? $read['elements'] : [] ) ];
			self::$allowed = [];
			foreach ( $all as $name => $attributes ) {
				self::$allowed[ (string) $name ] = array_values( array_filter( is_array( $attributes ) ? $attributes : [], 'is_string' ) );
			}
		}
		return self::$allowed;
	}

	/** The plugin has the list in the parent folder, the package two folders up. */
	private static function list_file(): string {
		return is_file( dirname( __DIR__ ) . '/allowed-html.json' ) ? dirname( __DIR__ ) . '/allowed-html.json' : dirname( __DIR__, 2 ) . '/allowed-html.json';
	}
}
