<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/**
 * A page without a post, such as the target of a link in an email. It uses the theme's header and footer, and is neither
 * cached nor indexed.
 */
final class VirtualPage {

	/** The page's HTML in a classic theme. */
	private static string $html = '';

	/**
	 * On `template_redirect`, before canonical redirects.
	 *
	 * @param string $html Main content with a heading; escaped.
	 */
	public static function show( string $title, string $html, int $status = 200 ): void {
		status_header( $status );
		nocache_headers();
		header( 'Cache-Control: no-store' );
		header( 'Referrer-Policy: no-referrer' ); // The link in the URL must not leak to other sites.
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_filter( 'pre_get_document_title', static fn (): string => $title . ' – ' . wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) );
		remove_action( 'template_redirect', 'redirect_canonical' );
		add_filter( 'template_include', static fn (): string => self::template( $html ), PHP_INT_MAX );
	}

	/** The escaped HTML, for virtual-page-classic.php. */
	public static function html(): string {
		return self::$html;
	}

	/** The template file that WordPress includes. */
	private static function template( string $html ): string {
		if ( ! wp_is_block_theme() ) {
			self::$html = "<main>$html</main>";
			return __DIR__ . '/virtual-page-classic.php';
		}
		$part    = static fn ( string $slug ): string => get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' )
			? sprintf( '<!-- wp:template-part {"slug":"%1$s","tagName":"%1$s"} /-->', $slug )
			: '';
		$content = sprintf(
			'%s<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"4rem","bottom":"4rem"}}},"layout":{"type":"constrained"}} --><main class="wp-block-group" style="padding-top:4rem;padding-bottom:4rem">%s</main><!-- /wp:group -->%s',
			$part( 'header' ),
			$html,
			$part( 'footer' )
		);
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- As locate_block_template() hands a template to the file that prints it.
		$GLOBALS['_wp_current_template_content'] = $content;
		$GLOBALS['_wp_current_template_id']      = '';
		// phpcs:enable
		return ABSPATH . 'wp-includes/template-canvas.php';
	}
}
