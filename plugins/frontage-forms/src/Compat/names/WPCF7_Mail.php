<?php

use Frontage\Forms\Compat\Hooks\MailHooks;

defined( 'ABSPATH' ) || exit;

/** The email that is being composed, for add-ons that read it, and a method to send one of their own. */
class WPCF7_Mail {

	private const PARTS = [ 'subject', 'sender', 'body', 'recipient', 'additional_headers', 'attachments' ];

	private static ?self $current = null;

	private string $component = '';

	/** @var array<mixed> */
	private array $template;

	/** @param array<mixed> $template */
	private function __construct( private string $name, array $template ) {
		$this->template = $template + array_fill_keys( self::PARTS, '' );
	}

	/** @param array<mixed> $template */
	public static function begin( string $name, array $template ): self {
		self::$current = new self( trim( $name ), $template );
		return self::$current;
	}

	/** @return self|null */
	public static function get_current() {
		return self::$current;
	}

	/** @return string|null */
	public static function get_current_template_name() {
		return self::$current?->name;
	}

	/** @return string|null */
	public static function get_current_component_name() {
		return self::$current?->component;
	}

	/**
	 * Composes an email for the current submission and sends it immediately.
	 *
	 * @param mixed $template Parts as in the form's property `mail`.
	 * @param mixed $name
	 * @return bool
	 */
	public static function send( $template, $name = '' ) {
		return MailHooks::send_mail( is_array( $template ) ? $template : [], is_scalar( $name ) ? (string) $name : '' );
	}

	/** @return string */
	public function name() {
		return $this->name;
	}

	/** @return string */
	public function get_template_name() {
		return $this->name;
	}

	/** @return string */
	public function get_component_name() {
		return $this->component;
	}

	/**
	 * @param mixed $component
	 * @param mixed $replace_tags
	 * @return string
	 */
	public function get( $component, $replace_tags = false ) {
		$name = is_scalar( $component ) ? (string) $component : '';
		$text = $this->template[ $name ] ?? '';
		$text = is_scalar( $text ) ? (string) $text : '';
		if ( $replace_tags ) {
			$this->component = $name;
			$is_body         = 'body' === $name;
			$text            = $this->replace_tags( $text, [ 'html' => $is_body && ! empty( $this->template['use_html'] ), 'exclude_blank' => $is_body && ! empty( $this->template['exclude_blank'] ) ] );
			$this->component = '';
		}
		return $text;
	}

	/**
	 * @param mixed $content
	 * @param mixed $options
	 * @return string
	 */
	public function replace_tags( $content, $options = '' ) {
		$text = wpcf7_mail_replace_tags( $content, true === $options ? [ 'html' => true ] : $options );
		return is_string( $text ) ? $text : '';
	}
}
