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
		add_settings_section( 'portfolio', '', '__return_null', self::PAGE ); // The page's heading says it.
		add_settings_field( 'portfolio', __( 'Projects', 'frontage-site' ), [ self::class, 'print_switch' ], self::PAGE, 'portfolio' );
		add_settings_field( 'portfolio-slug', __( 'Portfolio URL', 'frontage-site' ), [ self::class, 'print_slug' ], self::PAGE, 'portfolio', [ 'label_for' => 'frontage-portfolio-slug' ] );
		if ( PortfolioPostType::is_ours() ) { // Where WordPress has the URLs of categories and tags.
			add_settings_field( 'portfolio-slug', __( 'Portfolio URL', 'frontage-site' ), [ self::class, 'print_link' ], 'permalink', 'optional' );
		}
	}

	public static function print_switch(): void {
		$is_foreign_type = post_type_exists( PortfolioPostType::TYPE ) && ! PortfolioPostType::is_ours();
		printf(
			'<label><input type="checkbox" class="frontage-switch" name="%1$s[on]" value="1"%2$s> %3$s</label><p class="description">%4$s</p>',
			esc_attr( PortfolioPostType::OPTION ),
			checked( PortfolioPostType::settings()['on'], true, false ),
			esc_html__( 'Turn on portfolio', 'frontage-site' ),
			$is_foreign_type
				? esc_html__( 'Another plugin or your theme already provides a portfolio, so that one is used.', 'frontage-site' )
				: esc_html__( 'Projects get their own menu, categories, and templates. If you turn this off, they stay in the database.', 'frontage-site' )
		);
	}

	/** On Settings → Permalinks. */
	public static function print_link(): void {
		printf( '<code>%s</code> <a href="%s">%s</a>', esc_html( home_url( '/' . PortfolioPostType::settings()['slug'] . '/' ) ), esc_url( self::url() ), esc_html__( 'Edit', 'frontage-site' ) );
	}

	public static function print_slug(): void {
		printf(
			'<code>%1$s</code><input class="regular-text code" type="text" id="frontage-portfolio-slug" name="%2$s[slug]" value="%3$s" aria-describedby="frontage-portfolio-slug-means"><p class="description" id="frontage-portfolio-slug-means">%4$s</p>',
			esc_html( home_url( '/' ) ),
			esc_attr( PortfolioPostType::OPTION ),
			esc_attr( PortfolioPostType::settings()['slug'] ),
			esc_html__( 'If a page uses this URL, that page stays and projects are placed below it.', 'frontage-site' )
		);
	}
}
