<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;

defined( 'ABSPATH' ) || exit;

/**
 * The screens `admin.php?page=wpcf7` (list, and with `&post=12&action=edit` the form code) and `page=wpcf7-new`. Links in old emails and
 * add-ons use them, and add-ons register their own screens below them.
 *
 * They are not in the menu: the list is under Forms, and the add-ons' screens are shown there, too.
 */
final class FormCodeScreen {

	private const NEW = FormFormat::SCREEN . '-new';

	/** @var array{mixed, mixed}|null The menu and its submenus, while the palette reads them. */
	private static ?array $full_menu = null;

	/** The request, parsed once when the screen loads. */
	private static ?EditSession $editing = null;

	/** On `admin_menu`, before add-ons add to it. */
	public static function add(): void {
		if ( FormFormat::is_original_active() ) {
			return;
		}
		if ( class_exists( 'WPCF7' ) ) {
			GuardedCallback::action( 'wpcf7_admin_menu' );
		}
		$pages = [
			add_menu_page( __( 'Edit form', 'frontage-forms' ), __( 'Forms', 'frontage-forms' ), FormFormat::CAP_READ_LIST, FormFormat::SCREEN, [ self::class, 'render' ] ),
			add_submenu_page( FormFormat::SCREEN, __( 'Add form', 'frontage-forms' ), __( 'Add form', 'frontage-forms' ), FormFormat::CAP_EDIT_LIST, self::NEW, [ self::class, 'render' ] ),
		];
		foreach ( array_filter( $pages ) as $hook ) {
			add_action( "load-$hook", [ self::class, 'handle_load' ] );
			add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ], 0 );
		}
		add_filter( 'parent_file', [ self::class, 'show_in_menu' ], PHP_INT_MAX );
		add_action( 'admin_enqueue_scripts', [ self::class, 'hide_menu' ], 9 );
		add_action( 'admin_enqueue_scripts', [ self::class, 'restore_menu' ], 11 );
	}

	/** On `admin_init`: runs the add-ons' hooks only when the names that they use are declared. */
	public static function init(): void {
		if ( ! FormFormat::is_original_active() && class_exists( 'WPCF7' ) ) {
			GuardedCallback::action( 'wpcf7_admin_init' );
		}
	}

	/** On `load-…`: handles a POST request, then redirects. */
	public static function handle_load(): void {
		$page       = RequestData::parameter( 'get', 'page' )[0] ?? '';
		$posted     = RequestData::fields();
		$action     = is_string( $posted['action'] ?? null ) ? $posted['action'] : ( RequestData::parameter( 'get', 'action' )[0] ?? '' );
		$is_partial = isset( $posted[ EditSession::PARTIAL ] );
		if ( ! $is_partial ) {
			GuardedCallback::action( 'wpcf7_admin_load', $page, $action );
		}
		$id   = self::NEW === $page ? 0 : (int) ( RequestData::parameter( 'get', 'post' )[0] ?? 0 );
		$form = self::NEW === $page ? DefaultForm::create()->with( [ 'title' => '' ] ) : ( new FormRepository() )->find( $id );
		if ( ! $form ) {
			if ( $id ) {
				wp_die( esc_html__( 'This form no longer exists. It may be in the trash.', 'frontage-forms' ), 404 );
			}
			return; // The list.
		}
		if ( ! ( $form->id ? current_user_can( FormFormat::CAP_EDIT, $form->id ) : current_user_can( FormFormat::CAP_EDIT_LIST ) ) ) {
			wp_die( esc_html__( 'You are not allowed to access the requested contact form.', 'frontage-forms' ), 403 );
		}
		$editing       = EditSession::create( $form );
		self::$editing = $editing;
		$target        = $editing->handle_post( $posted );
		if ( $is_partial ) {
			wp_send_json( ( new FormCodePanels( $editing ) )->list_changes() );
		}
		if ( '' !== $target ) {
			wp_safe_redirect( $target );
			exit;
		}
	}

	public static function render(): void {
		if ( self::$editing ) {
			( new FormCodePage( self::$editing ) )->render();
		} else {
			FormListScreen::render();
		}
	}

	public static function enqueue(): void {
		if ( self::$editing ) {
			FormCodeAssets::enqueue();
		} else {
			FormListScreen::enqueue();
		}
	}

	/**
	 * On `parent_file`, just before the menu is printed and after capabilities were checked: moves the original's screens below ours.
	 *
	 * @param mixed $parent
	 */
	public static function show_in_menu( mixed $parent ): mixed {
		global $submenu_file, $plugin_page;
		self::move_menu_items();
		if ( FormFormat::SCREEN !== $parent ) {
			return $parent;
		}
		// What a plugin's screen stands under; core asks for it here.
		$submenu_file = in_array( $plugin_page, [ FormFormat::SCREEN, self::NEW ], true ) ? FormListScreen::SLUG : 'admin.php?page=' . ( is_string( $plugin_page ) ? $plugin_page : '' );
		return InboxScreen::SLUG;
	}

	/** On `admin_enqueue_scripts`, while the command palette reads the menu: it would list the original's entries in addition to ours. */
	public static function hide_menu(): void {
		global $menu, $submenu;
		self::$full_menu = [ $menu, $submenu ];
		self::move_menu_items();
	}

	/** Restores the complete menu, for the title and the parent of the current screen. */
	public static function restore_menu(): void {
		global $menu, $submenu;
		if ( null !== self::$full_menu ) {
			[ $menu, $submenu ] = self::$full_menu; // As it was a moment ago.
			self::$full_menu    = null;
		}
	}

	/** Removes our entries, and moves those of add-ons below the inbox. */
	private static function move_menu_items(): void {
		global $menu, $submenu;
		$slug            = static fn ( mixed $entry ): string => is_array( $entry ) && is_string( $entry[2] ?? null ) ? $entry[2] : '';
		$submenu_entries = is_array( $submenu[ FormFormat::SCREEN ] ?? null ) ? $submenu[ FormFormat::SCREEN ] : [];
		unset( $submenu[ FormFormat::SCREEN ] );
		$menu = array_filter( is_array( $menu ) ? $menu : [], static fn ( mixed $entry ): bool => FormFormat::SCREEN !== $slug( $entry ) ); // Nothing but our own entry goes.
		foreach ( $submenu_entries as $entry ) {
			$entry_slug = $slug( $entry );
			if ( is_array( $entry ) && ! in_array( $entry_slug, [ '', FormFormat::SCREEN, self::NEW ], true ) ) {
				$submenu[ InboxScreen::SLUG ][] = [ 2 => str_contains( $entry_slug, '.php' ) ? $entry_slug : "admin.php?page=$entry_slug" ] + $entry;
			}
		}
	}
}
