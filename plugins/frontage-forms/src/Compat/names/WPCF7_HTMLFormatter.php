<?php

use Frontage\Forms\Compat\Functions\TextFunctions;

defined( 'ABSPATH' ) || exit;

/** Builds markup step by step, for panels and dialogs of add-ons, or adds paragraphs to a text. */
class WPCF7_HTMLFormatter {

	const void_elements = [ 'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr' ];

	/** @var array<mixed> */
	private $options;

	/** @var string */
	private $output = '';

	/** @var list<string> Open elements, the outermost first. */
	private $open = [];

	/** @param mixed $options `auto_br`; `allowed_html`: of `wp_kses()`. */
	public function __construct( $options = '' ) {
		$this->options = wp_parse_args(
			is_array( $options ) || is_string( $options ) ? $options : [],
			[
				'auto_br'      => true,
				'auto_indent'  => true,
				'allowed_html' => wpcf7_kses_allowed_html(),
			]
		);
	}

	/**
	 * Our code adds paragraphs to the whole text, so it returns one chunk.
	 *
	 * @param mixed $input
	 * @return list<array<string, mixed>>
	 */
	public function separate_into_chunks( $input ) {
		return [
			[
				'type'     => 0,
				'position' => 0,
				'content'  => TextFunctions::to_text( $input ),
			],
		];
	}

	/**
	 * Adds paragraphs.
	 *
	 * @param mixed $chunks
	 * @return string
	 */
	public function format( $chunks ) {
		$text = '';
		foreach ( is_array( $chunks ) ? $chunks : [] as $chunk ) {
			$text .= TextFunctions::to_text( is_array( $chunk ) ? $chunk['content'] ?? '' : $chunk );
		}
		return wpcf7_autop( $text, $this->options['auto_br'] );
	}

	/**
	 * @param mixed $chunks
	 * @return mixed
	 */
	public function pre_format( $chunks ) {
		return $chunks;
	}

	/**
	 * @param mixed $content Markup, which is used unchanged.
	 * @return void
	 */
	public function append_preformatted( $content ) {
		$this->output .= TextFunctions::to_text( $content );
	}

	/** @return void */
	public function append_whitespace() {
		$this->output .= ' ';
	}

	/**
	 * @param mixed $content
	 * @return void
	 */
	public function append_text( $content ) {
		$this->output .= TextFunctions::to_text( $content );
	}

	/**
	 * @param mixed $tag
	 * @return void
	 */
	public function append_comment( $tag ) {
		$this->output .= TextFunctions::to_text( $tag );
	}

	/**
	 * @param mixed $tag_name
	 * @param mixed $atts
	 * @param mixed $tag
	 * @return bool False for an invalid element name.
	 */
	public function append_start_tag( $tag_name, $atts = [], $tag = '' ) {
		$name = strtolower( TextFunctions::to_text( $tag_name ) );
		if ( ! self::validate_tag_name( $name ) ) {
			return false;
		}
		$attributes    = TextFunctions::render_attributes( is_array( $atts ) ? $atts : [] );
		$is_void       = in_array( $name, self::void_elements, true );
		$this->output .= '<' . $name . ( '' === $attributes ? '' : " $attributes" ) . ( $is_void ? ' />' : '>' );
		if ( ! $is_void ) {
			$this->open[] = $name;
		}
		return true;
	}

	/**
	 * @param mixed $tag Such as `<p class="x">`.
	 * @return void
	 */
	public function start_tag( $tag ) {
		$tag = TextFunctions::to_text( $tag );
		if ( preg_match( '/^<([a-z][0-9a-z-]*)/i', $tag, $found ) ) {
			$this->output .= $tag;
			if ( ! in_array( strtolower( $found[1] ), self::void_elements, true ) && ! str_ends_with( $tag, '/>' ) ) {
				$this->open[] = strtolower( $found[1] );
			}
		}
	}

	/**
	 * Closes the innermost element of that name, with all open elements inside it; does nothing when none is open.
	 *
	 * @param mixed $tag A name, or `</name>`.
	 * @return void
	 */
	public function end_tag( $tag ) {
		$name = strtolower( trim( TextFunctions::to_text( $tag ), '</> ' ) );
		if ( in_array( $name, $this->open, true ) ) {
			do {
				$last          = array_pop( $this->open );
				$this->output .= "</$last>";
			} while ( $last !== $name );
		}
	}

	/**
	 * @param mixed $tag_name
	 * @return void
	 */
	public function append_end_tag( $tag_name ) {
		$this->end_tag( $tag_name );
	}

	/** @return void */
	public function close_all_tags() {
		while ( $this->open ) {
			$this->output .= '</' . array_pop( $this->open ) . '>';
		}
	}

	/**
	 * @param mixed $tag_names One or several.
	 * @return bool
	 */
	public function is_inside( $tag_names ) {
		return [] !== array_intersect( $this->open, array_filter( (array) $tag_names, 'is_string' ) );
	}

	/**
	 * @param mixed $tag_names One or several.
	 * @return bool
	 */
	public function has_parent( $tag_names ) {
		return in_array( end( $this->open ), (array) $tag_names, true );
	}

	/**
	 * The callback's output becomes part of the markup.
	 *
	 * @param callable $callback
	 * @param mixed    ...$args
	 * @return mixed
	 */
	public function call_user_func( $callback, ...$args ) {
		ob_start();
		try {
			return $callback( ...$args );
		} finally {
			$this->output .= "\n" . ob_get_clean() . "\n";
		}
	}

	/**
	 * Returns the markup with all elements closed, and resets the object.
	 *
	 * @return string
	 */
	public function output() {
		$this->close_all_tags();
		$output       = $this->output;
		$this->output = '';
		return $output;
	}

	/** @return false|void False when no element is allowed. */
	public function print() {
		$allowed = $this->options['allowed_html'];
		if ( ! is_array( $allowed ) || ! $allowed ) {
			return false;
		}
		/** @var array<string, array<string, bool>> $allowed */
		echo wp_kses( $this->output(), $allowed );
	}

	/**
	 * @param mixed $level
	 * @return string
	 */
	public static function indent( $level ) {
		return str_repeat( "\t", is_numeric( $level ) ? max( 0, (int) $level ) : 0 );
	}

	/**
	 * @param mixed $tag_name
	 * @return bool
	 */
	public static function validate_tag_name( $tag_name ) {
		return 1 === preg_match( '/^[a-z][0-9a-z-]*$/iD', TextFunctions::to_text( $tag_name ) );
	}
}
