<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Request\Sent;

defined( 'ABSPATH' ) || exit;

/** Which requests of the dashboard may know the names of Contact Form 7: those that cannot switch a plugin on. */
final class ScreenRequest {

	/** The owner's switch: answer for Contact Form 7 wherever plugins are not managed. */
	public const ANSWERS = 'frontage_forms_answer_for_original';

	/** Screens of forms, ours and add-ons'. */
	private const OF_FORMS = '/^frontage|cf\w{0,3}7|contact-?form|flamingo/i';

	/** Where posts and pages are written: page builders show their form widgets only if they find the names. */
	private const EDITORS = [ 'post.php', 'post-new.php', 'site-editor.php', 'widgets.php', 'customize.php' ];

	/** Where plugins and themes are managed; a network's screens are all of them. */
	private const MANAGING = [ 'plugins.php', 'plugin-install.php', 'plugin-editor.php', 'update.php', 'update-core.php', 'themes.php', 'theme-install.php', 'import.php' ];

	/** Page builders' own requests while a page is edited. */
	private const OF_BUILDERS = [ 'elementor_ajax', 'et_fb_ajax_render_shortcode', 'fl_builder_render_node', 'parse-media-shortcode' ];

	public static function is_safe(): bool {
		global $pagenow;
		$screen = is_string( $pagenow ) ? $pagenow : '';
		if ( is_network_admin() || in_array( $screen, self::MANAGING, true ) || self::may_activate() ) {
			return false;
		}
		if ( ActivePlugins::is_wanted() || in_array( $screen, self::EDITORS, true ) ) {
			return true;
		}
		return match ( $screen ) {
			'admin.php'                       => self::is_of_forms( self::parameter( 'page' ) ),
			'options.php'                     => self::is_of_forms( self::parameter( 'option_page' ) ),
			'admin-ajax.php', 'admin-post.php' => self::is_of_forms( self::parameter( 'action' ) ) || in_array( self::parameter( 'action' ), self::OF_BUILDERS, true ),
			default                           => false,
		};
	}

	/** Any sign of a plugin being switched on: core's own words, and those of "recommended plugins" screens. */
	private static function may_activate(): bool {
		$said = array_merge( Sent::names(), [ self::parameter( 'action' ), self::parameter( 'action2' ), self::parameter( 'tgmpa-page' ) ] );
		foreach ( $said as $word ) {
			if ( preg_match( '/activat|install|^plugins?$|^checked$/i', $word ) && ! preg_match( '/^_wpcf7/', $word ) ) {
				return true;
			}
		}
		return false;
	}

	private static function is_of_forms( string $word ): bool {
		return 1 === preg_match( self::OF_FORMS, $word );
	}

	private static function parameter( string $name ): string {
		return Sent::parameter( 'get', $name )[0] ?? Sent::parameter( 'post', $name )[0] ?? '';
	}
}
