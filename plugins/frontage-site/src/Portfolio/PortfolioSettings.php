<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

use Frontage\Kit\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Settings → Frontage → Portfolio: whether the portfolio is on, and its slug. */
final class PortfolioSettings {

	/** The screen's slug. */
	public const PAGE = 'frontage-site-portfolio';
	private const GROUP = 'frontage_site_portfolio';

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	/** On `admin_menu`. */
	public static function add_page(): void {
		SettingsPage::add( 'options-general.php', self::PAGE, self::GROUP, __( 'Portfolio', 'frontage-site' ), __( 'Portfolio', 'frontage-site' ) );
	}

	/** On `admin_init`. */
	public static function register(): void {
		register_setting(
			self::GROUP,
			PortfolioPostType::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'Whether the site has a portfolio, and its address.', 'frontage-site' ),
				'sanitize_callback' => [ PortfolioPostType::class, 'sanitize' ],
				'show_in_rest'      => false,
			]
		);
		add_settings_section( 'portfolio', __( 'Portfolio', 'frontage-site' ), '__return_null', self::PAGE );
		add_settings_field( 'portfolio', __( 'Projects', 'frontage-site' ), [ self::class, 'field' ], self::PAGE, 'portfolio' );
	}

	public static function field(): void {
		$set    = PortfolioPostType::settings();
		$theirs = post_type_exists( PortfolioPostType::TYPE ) && ! PortfolioPostType::is_ours();
		printf(
			'<label><input type="checkbox" name="%1$s[on]" value="1"%2$s> %3$s</label><p class="description">%4$s</p>
			<p><label for="frontage-portfolio-slug">%5$s</label><br><code>%6$s</code><input class="regular-text code" type="text" id="frontage-portfolio-slug" name="%1$s[slug]" value="%7$s"></p><p class="description">%8$s</p>',
			esc_attr( PortfolioPostType::OPTION ),
			checked( $set['on'], true, false ),
			esc_html__( 'Keep projects as entries of their own', 'frontage-site' ),
			$theirs
				? esc_html__( 'Another plugin or the theme has a portfolio already; it is used as it is.', 'frontage-site' )
				: esc_html__( 'They get a menu of their own, categories, and pages in the look of your theme. Unticked, they stay in the database.', 'frontage-site' ),
			esc_html__( 'Address', 'frontage-site' ),
			esc_html( home_url( '/' ) ),
			esc_attr( $set['slug'] ),
			esc_html__( 'If a page has this address it stays that page; projects lie below it.', 'frontage-site' )
		);
	}
}
