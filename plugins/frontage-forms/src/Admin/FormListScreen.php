<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Inbox\Admin\DataViewsScript;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\PluginFiles;
use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/** Forms → Forms: the list of forms, rendered by React (`admin/forms`). */
final class FormListScreen {

	public const SLUG = InboxScreen::FORMS;

	private const SCRIPT = 'frontage-forms-list';

	/** On `admin_menu`. */
	public static function add(): void {
		$hook = add_submenu_page( InboxScreen::SLUG, __( 'Forms', 'frontage-forms' ), __( 'Forms', 'frontage-forms' ), FormFormat::right_to_open_list(), self::SLUG, [ self::class, 'render' ], 1 );
		if ( $hook ) {
			add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ], 0 );
		}
	}

	/** On `admin_bar_menu`, after WordPress's own items: adds a form to the “New” menu. */
	public static function add_to_admin_bar( \WP_Admin_Bar $bar ): void {
		if ( current_user_can( FormFormat::CAP_EDIT_LIST ) ) {
			$bar->add_node(
				[
					'parent' => 'new-content',
					'id'     => 'new-frontage-form',
					'title'  => esc_html__( 'Form', 'frontage-forms' ),
					'href'   => InboxScreen::builder_url(),
				]
			);
		}
	}

	public static function url(): string {
		return InboxScreen::forms_url();
	}

	public static function render(): void {
		printf(
			'<div class="wrap frontage-forms"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end"><div id="frontage-forms-list" data-props="%s"><noscript><p>%s</p>',
			esc_html__( 'Forms', 'frontage-forms' ),
			esc_attr( (string) wp_json_encode( self::props(), JSON_HEX_AMP ) ),
			esc_html__( 'Turn on JavaScript for more list features. Your forms:', 'frontage-forms' )
		);
		EscapedMarkup::print( self::render_plain_list() );
		echo '</noscript></div></div>';
	}

	public static function enqueue(): void {
		$folder = PluginFiles::file( 'build/admin/' );
		if ( ! is_file( $folder . 'forms.asset.php' ) ) {
			return; // A checkout without a build.
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $folder . 'forms.asset.php';
		DataViewsScript::register();
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/forms.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-forms', PluginFiles::file( 'languages' ) );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( 'build/admin/forms.css' ), [ DataViewsScript::HANDLE ], $asset['version'] );
		wp_style_add_data( self::SCRIPT, 'rtl', 'replace' );
		// Preloads the first page of the list, which saves a request.
		$loaded = rest_preload_api_request( [], '/frontage/v1/contact-forms/overview?per_page=20&page=1&status=publish' );
		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', wp_json_encode( $loaded, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ) );
	}

	/** @return array<string, mixed> Props of the screen's script; their type is `ScreenProps`. */
	private static function props(): array {
		return [
			'mayEdit'   => current_user_can( FormFormat::CAP_EDIT_LIST ),
			'trashDays' => is_int( constant( 'EMPTY_TRASH_DAYS' ) ) ? constant( 'EMPTY_TRASH_DAYS' ) : 0,
			'url'       => self::url(),
			'newPage'   => current_user_can( 'publish_pages' ) ? admin_url( 'post-new.php?post_type=page' ) : '',
			'addForm'   => InboxScreen::builder_url(),
		];
	}

	/** Without JavaScript: every form with its shortcode and a link to its code. */
	private static function render_plain_list(): string {
		$items = '';
		foreach ( ( new \Frontage\Forms\Storage\FormRepository() )->query( [ 'posts_per_page' => 100, 'orderby' => 'title' ] ) as $form ) {
			$items .= sprintf(
				'<li>%s <code>%s</code></li>',
				current_user_can( FormFormat::CAP_EDIT, $form->id ) ? sprintf( '<a href="%s">%s</a>', esc_url( FormListItems::code_screen_url( $form->id ) ), esc_html( $form->title ) ) : esc_html( $form->title ),
				esc_html( FormListItems::shortcode( $form ) )
			);
		}
		return "<ul>$items</ul>";
	}
}
