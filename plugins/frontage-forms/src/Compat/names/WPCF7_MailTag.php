<?php

defined( 'ABSPATH' ) || exit;

/** A mail-tag of a text, as passed to the filters about mail-tags. */
class WPCF7_MailTag {

	private string $tagname;
	private string $name;

	/** @var array{do_not_heat: bool, format: string} */
	private array $options = [
		'do_not_heat' => false,
		'format'      => '',
	];

	/** @var list<string> */
	private array $values = [];

	/** @var WPCF7_FormTag|null */
	private $form_tag = null;

	/**
	 * @param mixed $tag     The complete tag, with its brackets.
	 * @param mixed $tagname
	 * @param mixed $values  The quoted values after the name.
	 */
	public function __construct( private $tag, $tagname, $values ) {
		$this->tagname = is_scalar( $tagname ) ? (string) $tagname : '';
		$this->name    = $this->tagname;
		if ( is_string( $values ) && preg_match_all( '/"([^"]*)"|\'([^\']*)\'/', $values, $found, PREG_SET_ORDER ) ) {
			$this->values = array_map( static fn ( array $one ): string => $one[2] ?? $one[1] ?? '', $found );
		}
		if ( preg_match( '/^_(raw|format)_(.+)$/Ds', $this->tagname, $parts ) ) {
			$this->name = trim( $parts[2] );
			if ( 'raw' === $parts[1] ) {
				$this->options['do_not_heat'] = true;
			} else {
				$this->options['format'] = $this->values[0] ?? '';
			}
		}
	}

	/** @return string */
	public function tag_name() {
		return $this->tagname;
	}

	/** @return string */
	public function field_name() {
		return strtr( $this->name, '.', '_' );
	}

	/**
	 * @param mixed $option
	 * @return bool|string|null
	 */
	public function get_option( $option ) {
		return is_string( $option ) ? ( $this->options[ $option ] ?? null ) : null;
	}

	/** @return list<string> */
	public function values() {
		return $this->values;
	}

	/** The tag as written in the text. */
	public function text(): string {
		return is_string( $this->tag ) ? $this->tag : '[' . $this->tagname . ']';
	}

	/** @return WPCF7_FormTag|null */
	public function corresponding_form_tag() {
		$submission = $this->form_tag ? null : WPCF7_Submission::get_instance();
		if ( $submission ) {
			$tags           = $submission->get_contact_form()->scan_form_tags( [ 'name' => $this->field_name(), 'feature' => '! zero-controls-container' ] );
			$first          = is_array( $tags ) ? reset( $tags ) : false;
			$this->form_tag = $first instanceof WPCF7_FormTag ? $first : null;
		}
		return $this->form_tag;
	}
}
