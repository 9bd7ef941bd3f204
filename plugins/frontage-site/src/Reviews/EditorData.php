<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

defined( 'ABSPATH' ) || exit;

/** Data about this site for the block's editor. */
final class EditorData {

	/** On `enqueue_block_editor_assets`. */
	public static function add_editor_data(): void {
		$providers = [];
		foreach ( ProviderRegistry::available() as $name => $provider ) {
			$providers[] = [
				'name'    => $name,
				'label'   => $provider->name(),
				'ready'   => $provider->is_ready(),
				'problem' => $provider->is_ready() ? ReviewCache::error( ReviewQuery::for_business( $name ) ) : '',
			];
		}
		$data = [
			'providers' => $providers,
			'firm'      => preg_match( ProviderCredentials::ID, ProviderCredentials::text( 'trustpilot', 'firm' ) ) ? ProviderCredentials::text( 'trustpilot', 'firm' ) : '',
			'locale'    => str_replace( '_', '-', get_locale() ),
			'settings'  => current_user_can( 'manage_options' ) ? ReviewSettings::url() : '',
		];
		wp_add_inline_script( 'frontage-site-editor', 'window.frontageReviews = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}
}
