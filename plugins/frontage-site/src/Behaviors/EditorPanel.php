<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** The editor's document panel with the page's overrides (`admin/behaviors-panel`). */
final class EditorPanel {

	private const SCRIPT = 'frontage-site-behaviours-panel';

	/** On `enqueue_block_editor_assets`, which also runs in editors without a post. */
	public static function enqueue(): void {
		$screen = is_admin() ? get_current_screen() : null;
		$file   = PluginFiles::file( 'build/admin/behaviors-panel.asset.php' );
		if ( ! $screen || ! in_array( $screen->base, [ 'post', 'site-editor' ], true ) || ! is_file( $file ) ) {
			return;
		}
		/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/behaviors-panel.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-site', PluginFiles::file( 'languages' ) );
		wp_add_inline_script( self::SCRIPT, 'window.frontageBehaviors = ' . wp_json_encode( self::props(), JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @return array<string, mixed> */
	private static function props(): array {
		$all = [];
		foreach ( BehaviorLabels::names() as $name ) {
			$words = BehaviorLabels::label( $name );
			if ( $words ) {
				$all[] = [
					'name'  => $name,
					'title' => $words['title'],
					'group' => $words['group'],
					'isOn'  => ActiveBehaviors::is_on_for_site( $name ),
				];
			}
		}
		return [
			'behaviors' => $all,
			'meta'       => PageOverrides::META,
			'settings'   => current_user_can( 'manage_options' ) ? BehaviorsScreen::url() : '',
			// The posts page is an archive, so overrides do not apply to it.
			'postsPage'  => (int) get_option( 'page_for_posts' ), // @phpstan-ignore cast.int (a number as text)
		];
	}
}
