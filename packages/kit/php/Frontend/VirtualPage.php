<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** A page that no post stands behind, such as that of a link in a mail: inside the theme's header and footer, kept by no cache, found by no search engine. */
final class VirtualPage {

	/** What the page of a classic theme says. */
	private static string $html = '';

	/**
	 * On `template_redirect`, before WordPress looks for a better address.
	 *
	 * @param string $html Its main part, with a heading; escaped.
	 */
	public static function show( string $title, string $html, int $status = 200 ): void {
		status_header( $status );
		nocache_headers();
		header( 'Cache-Control: no-store' );
		header( 'Referrer-Policy: no-referrer' ); // The link in the address is nobody else's business.
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_filter( 'pre_get_document_title', static fn (): string => $title . ' – ' . wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) );
		remove_action( 'template_redirect', 'redirect_canonical' );
		add_filter( 'template_include', static fn (): string => self::template( $html ), PHP_INT_MAX );
	}

	/** For classic-page.php: escaped. */
	public static function html(): string {
		return self::$html;
	}

	/** The file that WordPress prints the page with. */
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
		// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- As locate_block_template() hands a template to the file that prints it.
		$GLOBALS['_wp_current_template_content'] = $content;
		$GLOBALS['_wp_current_template_id']      = '';
		// phpcs:enable
		return ABSPATH . 'wp-includes/template-canvas.php';
	}
}
