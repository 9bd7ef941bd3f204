<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

use Frontage\Kit\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Settings → Frontage → Portfolio: whether the portfolio is on, and its slug. */
final class PortfolioSettings {

	/** The screen's slug. */
	public const PAGE   = 'frontage-site-portfolio';
	private const GROUP = 'frontage_site_portfolio';

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	/** On `admin_menu`. */
	public static function add_page(): void {
		SettingsPage::add( 'options-general.php', self::PAGE, self::GROUP, __( 'Portfolio', 'frontage-site' ), __( 'Portfolio', 'frontage-site' ) );
		if ( PortfolioPostType::is_ours() ) { // A link in the menu of projects, where an owner looks for their URL.
			add_submenu_page( 'edit.php?post_type=' . PortfolioPostType::TYPE, '', __( 'Settings', 'frontage-site' ), 'manage_options', 'options-general.php?page=' . self::PAGE );
		}
	}

	/** On `admin_init`. */
	public static function register(): void {
		register_setting(
			self::GROUP,
			PortfolioPostType::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'Turn on the portfolio and set its URL.', 'frontage-site' ),
				'sanitize_callback' => [ PortfolioPostType::class, 'sanitize' ],
				'show_in_rest'      => false,
			]
		);
		add_settings_section( 'portfolio', __( 'Portfolio', 'frontage-site' ), '__return_null', self::PAGE );
		add_settings_field( 'portfolio', __( 'Projects', 'frontage-site' ), [ self::class, 'field' ], self::PAGE, 'portfolio' );
	}

	public static function field(): void {
		$set             = PortfolioPostType::settings();
		$is_foreign_type = post_type_exists( PortfolioPostType::TYPE ) && ! PortfolioPostType::is_ours();
		printf(
			'<label><input type="checkbox" class="frontage-switch" name="%1$s[on]" value="1"%2$s> %3$s</label><p class="description">%4$s</p>
			<p><label for="frontage-portfolio-slug">%5$s</label><br><code>%6$s</code><input class="regular-text code" type="text" id="frontage-portfolio-slug" name="%1$s[slug]" value="%7$s"></p><p class="description">%8$s</p>',
			esc_attr( PortfolioPostType::OPTION ),
			checked( $set['on'], true, false ),
			esc_html__( 'Turn on portfolio', 'frontage-site' ),
			$is_foreign_type
				? esc_html__( 'Another plugin or your theme already provides a portfolio, so that one is used.', 'frontage-site' )
				: esc_html__( 'Projects get their own menu, categories, and templates. If you turn this off, they stay in the database.', 'frontage-site' ),
			esc_html__( 'Address', 'frontage-site' ),
			esc_html( home_url( '/' ) ),
			esc_attr( $set['slug'] ),
			esc_html__( 'If a page uses this URL, that page stays and projects are placed below it.', 'frontage-site' )
		);
	}
}
