<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

defined( 'ABSPATH' ) || exit;

/** What the block's editor has to know of this site. */
final class Editor {

	/** On `enqueue_block_editor_assets`. */
	public static function tell(): void {
		$providers = [];
		foreach ( Providers::offered() as $name => $provider ) {
			$providers[] = [
				'name'    => $name,
				'label'   => $provider->name(),
				'ready'   => $provider->is_ready(),
				'problem' => $provider->is_ready() ? Cache::error( Query::of_firm( $name ) ) : '',
			];
		}
		$told = [
			'providers' => $providers,
			'firm'      => preg_match( Connection::ID, Connection::text( 'trustpilot', 'firm' ) ) ? Connection::text( 'trustpilot', 'firm' ) : '',
			'locale'    => str_replace( '_', '-', get_locale() ),
			'settings'  => current_user_can( 'manage_options' ) ? Settings::url() : '',
		];
		wp_add_inline_script( 'frontage-reviews-editor-script', 'window.frontageReviews = ' . wp_json_encode( $told, JSON_HEX_TAG ) . ';', 'before' );
	}
}
