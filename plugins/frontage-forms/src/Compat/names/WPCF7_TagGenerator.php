<?php

use Frontage\Forms\Compat\Functions\FormatFunctions;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Compat\Tags\TagGeneratorDialog;
use Frontage\Forms\Compat\Tags\TagGeneratorTitles;

defined( 'ABSPATH' ) || exit;

/** The buttons and dialogs with which the form code screen inserts form-tags; add-ons register theirs. */
class WPCF7_TagGenerator {

	/** @var ?self */
	private static $instance;

	/** @var array<string, array{title: string, content: string, options: array<string, mixed>, callback: callable}> */
	private $panels = [];

	private function __construct() {}

	/** @return self */
	public static function get_instance() {
		return self::$instance ??= new self();
	}

	/** @return bool */
	public function add( mixed $id, mixed $title, mixed $callback, mixed $options = '' ) {
		$id = is_scalar( $id ) ? trim( (string) $id ) : '';
		if ( ! FormatFunctions::is_name( $id ) || ! is_callable( $callback ) ) {
			return false;
		}
		$this->panels[ $id ] = [
			'title'    => is_scalar( $title ) ? (string) $title : $id,
			'content'  => 'tag-generator-panel-' . $id,
			'options'  => wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ 'version' => '1' ] ),
			'callback' => $callback,
		];
		TagGeneratorTitles::set_title( $id, $this->panels[ $id ]['title'] );
		return true;
	}

	/**
	 * For our own screen: the generators that add-ons registered.
	 *
	 * @return list<string>
	 */
	public function ids() {
		return array_keys( $this->panels );
	}

	/** @return void */
	public function print_buttons() {
		TagGeneratorDialog::render_buttons( $this->panels );
	}

	/** @return void */
	public function print_panels( WPCF7_ContactForm $contact_form ) {
		foreach ( $this->panels as $id => $panel ) {
			$options = [
				'id'      => $id,
				'title'   => $panel['title'],
				'content' => $panel['content'],
			] + $panel['options'];
			TagGeneratorDialog::render_dialog( $options, static fn () => GuardedCallback::run( static fn () => ( $panel['callback'] )( $contact_form, $options ), null ) );
		}
	}
}
