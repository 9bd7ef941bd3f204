<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Portfolio → All projects: shows how to begin while there are none. */
final class ProjectListScreen {

	/** On `load-edit.php`. */
	public static function prepare(): void {
		if ( PortfolioPostType::TYPE === get_current_screen()?->post_type && PortfolioPostType::is_ours() ) {
			add_action( 'admin_notices', [ self::class, 'print_start' ] );
		}
	}

	/** On `admin_notices`. */
	public static function print_start(): void {
		$counts = array_diff_key( (array) wp_count_posts( PortfolioPostType::TYPE ), [ 'auto-draft' => 0 ] );
		if ( array_sum( array_map( intval( ... ), $counts ) ) > 0 || ! current_user_can( 'edit_posts' ) ) {
			return;
		}
		printf(
			'<div style="margin:2em auto;max-inline-size:40em;text-align:center"><h2>%s</h2><p>%s</p><p><a class="button button-primary button-hero" href="%s">%s</a></p></div>',
			esc_html__( 'Your first project', 'frontage-site' ),
			esc_html__( 'Show your work: each project gets its own page with images, client, and year. Patterns such as Project cards list all projects on any page.', 'frontage-site' ),
			esc_url( admin_url( 'post-new.php?post_type=' . PortfolioPostType::TYPE ) ),
			esc_html__( 'Add project', 'frontage-site' )
		);
	}
}
