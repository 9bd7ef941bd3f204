<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** Appearance → Starter site: a complete site to start with. The screen is a React app (`admin/starter`). */
final class StarterScreen {

	/** The screen's slug. */
	public const PAGE = 'frontage-site-starter';
	private const SCRIPT = 'frontage-site-starter';

	public static function url(): string {
		return admin_url( 'themes.php?page=' . self::PAGE );
	}

	/** On `admin_menu`. */
	public static function add(): void {
		$hook = StarterController::allowed() ? add_theme_page( __( 'Starter site', 'frontage-site' ), __( 'Starter site', 'frontage-site' ), 'manage_options', self::PAGE, [ self::class, 'render' ] ) : false;
		if ( $hook ) {
			add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ], 0 );
		}
	}

	public static function render(): void {
		printf(
			'<div class="wrap frontage-starter"><h1>%s</h1><p class="frontage-starter__intro">%s</p><hr class="wp-header-end"><div id="frontage-site-starter" data-props="%s"><noscript><p>%s</p></noscript></div></div>',
			esc_html__( 'Starter site', 'frontage-site' ),
			esc_html__( 'Start with pages, a menu, a form, and images in one of four looks. Review everything before it is created. Your existing content is not changed, and you can undo it all.', 'frontage-site' ),
			esc_attr( (string) wp_json_encode( self::props(), JSON_HEX_AMP ) ),
			esc_html__( 'JavaScript is required to create a starter site.', 'frontage-site' )
		);
	}

	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/starter.asset.php' );
		if ( ! is_file( $file ) ) {
			return; // Not built, as in a fresh checkout.
		}
		/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/starter.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-site', PluginFiles::file( 'languages' ) );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( 'build/admin/starter.css' ), [ 'wp-components' ], $asset['version'] );
		wp_style_add_data( self::SCRIPT, 'rtl', 'replace' );
	}

	/** @return array<string, mixed> Initial data of the screen's script; its type is `ScreenProps`. */
	private static function props(): array {
		$begun = CreatedItems::read()['look'];
		return [
			'looks'    => array_map( static fn ( array $look ): array => [ 'picture' => PluginFiles::url( "assets/starter/look-{$look['name']}.webp" ) ] + $look, StyleVariations::all() ),
			'answer'   => StarterPlan::answer( '' === $begun ? StyleVariations::NAMES[0] : $begun ),
			// On a site with only WordPress's default content, the new page becomes the front page by default.
			'front'    => 'posts' === get_option( 'show_on_front' ) && (int) wp_count_posts()->publish <= 1,
			'home'     => home_url( '/' ),
			'next'     => [
				'header'   => self::header(),
				'styles'   => admin_url( 'site-editor.php?p=%2Fstyles' ),
				'business' => BusinessScreen::url(),
			],
		];
	}

	/** Where the logo and the menu are edited: the theme's header in the site editor; '' if the theme has no such template part. */
	private static function header(): string {
		$id = get_stylesheet() . '//header';
		return get_block_template( $id, 'wp_template_part' ) ? admin_url( 'site-editor.php?p=' . rawurlencode( "/wp_template_part/$id" ) . '&canvas=edit' ) : '';
	}
}
