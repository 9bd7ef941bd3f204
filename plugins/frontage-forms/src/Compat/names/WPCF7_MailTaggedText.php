<?php

use Frontage\Forms\Compat\Hooks\MailHooks;
use Frontage\Forms\Mail\MailTag;

defined( 'ABSPATH' ) || exit;

/** A line of text with mail-tags. */
class WPCF7_MailTaggedText {

	private string $content;
	private bool $html;

	/** @var ?callable */
	private $callback;

	/** @var array<string, string> */
	private array $replaced_tags = [];

	/**
	 * @param mixed $content
	 * @param mixed $options `html`; `callback` receives the match of the regular expression.
	 */
	public function __construct( $content, $options = '' ) {
		$options        = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ 'html' => false, 'callback' => null ] );
		$this->content  = is_scalar( $content ) ? (string) $content : '';
		$this->html     = (bool) $options['html'];
		$this->callback = is_callable( $options['callback'] ) ? $options['callback'] : null;
	}

	/** @return array<string, string> By the tag as written. */
	public function get_replaced_tags() {
		return $this->replaced_tags;
	}

	/** @return string */
	public function replace_tags() {
		$callback = $this->callback;
		if ( $callback ) {
			return (string) preg_replace_callback( MailTag::PATTERN, static fn ( array $found ): string => self::text( $callback( $found ) ), $this->content );
		}
		$tags      = MailHooks::create_replacer();
		$separator = 'body' === WPCF7_Mail::get_current_component_name() ? wp_get_list_item_separator() : ', ';
		return MailTag::replace_all(
			$this->content,
			function ( MailTag $tag ) use ( $tags, $separator ): ?string {
				$value = $tags->replacement( $tag, $this->html, $separator );
				if ( null !== $value ) {
					$this->replaced_tags[ $tag->text ] = $value;
				}
				return $value;
			}
		);
	}

	/**
	 * Formats dates; other values stay unchanged.
	 *
	 * @param mixed $original
	 * @param mixed $format
	 * @return array<mixed>
	 */
	public function format( $original, $format ) {
		$day = static fn ( string $value ): string => (string) wp_date( self::text( $format ), ( new DateTimeImmutable( $value, wp_timezone() ) )->getTimestamp() );
		return array_map( static fn ( mixed $value ): mixed => is_string( $value ) && preg_match( '/^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/D', $value ) ? $day( $value ) : $value, (array) $original );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
