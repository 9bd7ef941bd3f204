<?php

use Frontage\Forms\Compat\Functions\FormatFunctions;

defined( 'ABSPATH' ) || exit;

/** The panels of the form code screen: ours and those of add-ons (`wpcf7_editor_panels`). */
class WPCF7_Editor {

	/** @var WPCF7_ContactForm */
	private $contact_form;

	/** @var array<string, array{title: string, callback: mixed}> */
	private $panels = [];

	public function __construct( WPCF7_ContactForm $contact_form ) {
		$this->contact_form = $contact_form;
	}

	/** @return void */
	public function add_panel( mixed $panel_id, mixed $title, mixed $callback ) {
		if ( is_string( $panel_id ) && FormatFunctions::is_name( $panel_id ) ) {
			$this->panels[ $panel_id ] = [
				'title'    => is_scalar( $title ) ? (string) $title : $panel_id,
				'callback' => $callback,
			];
		}
	}

	/**
	 * For our own screen, which arranges the panels itself.
	 *
	 * @return array<string, array{title: string, callback: mixed}>
	 */
	public function panels() {
		return $this->panels;
	}

	/**
	 * For our own screen: one panel's content.
	 *
	 * @return void
	 */
	public function show( string $panel_id ) {
		$callback = $this->panels[ $panel_id ]['callback'] ?? null;
		if ( is_callable( $callback ) ) {
			$callback( $this->contact_form );
		}
	}

	/**
	 * All panels with their tabs.
	 *
	 * @return void
	 */
	public function display() {
		$active = wpcf7_superglobal_get( 'active-tab' );
		$active = is_string( $active ) && isset( $this->panels[ $active ] ) ? $active : array_key_first( $this->panels );
		echo '<nav id="contact-form-editor-tabs" role="tablist" aria-label="', esc_attr__( 'Form elements', 'frontage-forms' ), '" data-active-tab="', absint( array_search( $active, array_keys( $this->panels ), true ) ), '">';
		foreach ( $this->panels as $id => $panel ) {
			printf(
				'<button type="button" role="tab" aria-selected="%2$s" aria-controls="%1$s" id="%1$s-tab" tabindex="%3$s">%4$s</button>',
				esc_attr( $id ),
				esc_attr( $id === $active ? 'true' : 'false' ),
				esc_attr( $id === $active ? '0' : '-1' ),
				esc_html( $panel['title'] )
			);
		}
		echo '</nav>';
		foreach ( array_keys( $this->panels ) as $id ) {
			printf( '<section role="tabpanel" aria-labelledby="%1$s-tab" id="%1$s" class="contact-form-editor-panel" tabindex="0"%2$s>', esc_attr( $id ), esc_attr( $id === $active ? '' : ' hidden' ) );
			$this->show( $id );
			echo '</section>';
		}
	}
}
