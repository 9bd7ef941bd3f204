<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Builder;

use Frontage\Forms\Admin\FormListItems;
use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Admin\FormStatus;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Storage\FormRepository;

defined( 'ABSPATH' ) || exit;

/**
 * The form builder, rendered by React (`blocks/forms/contact-form/editor/screen`): a gallery of templates, a new form from one of them
 * (`&template=contact`), or a stored form (`&form=12`). A new form is in the browser only until its first save.
 */
final class FormBuilderScreen {

	public const SLUG = InboxScreen::BUILDER;

	/** The stored form, or null on the gallery and for a new form. Set when the screen loads. */
	private static ?Form $form = null;

	/** On `admin_menu`. The screen has no menu item, but the command palette lists it as “Add form”. */
	public static function add(): void {
		$hook = add_submenu_page( InboxScreen::SLUG, __( 'Add form', 'frontage-forms' ), __( 'Add form', 'frontage-forms' ), FormFormat::CAP_EDIT_LIST, self::SLUG, [ self::class, 'render' ] );
		if ( $hook ) {
			add_action( "load-$hook", [ self::class, 'load' ] );
		}
		add_action( 'admin_head', [ self::class, 'leave_menu' ] );
		add_filter( 'submenu_file', [ self::class, 'mark_in_menu' ] );
	}

	/** On `admin_head`: WordPress has checked the permission and not printed the menu yet. */
	public static function leave_menu(): void {
		remove_submenu_page( InboxScreen::SLUG, self::SLUG );
	}

	/** On `submenu_file`: marks the list of forms in the menu. */
	public static function mark_in_menu( mixed $file ): mixed {
		return self::SLUG === ( $GLOBALS['plugin_page'] ?? '' ) ? FormListScreen::SLUG : $file;
	}

	/** On `load-…`: finds the form and checks the permission. */
	public static function load(): void {
		self::$form = null;
		$asked      = RequestData::parameter( 'get', 'form' )[0] ?? '';
		if ( '' !== $asked ) {
			self::$form = ctype_digit( $asked ) ? FormRepository::create_for_editing()->find( (int) $asked ) : null;
			if ( ! self::$form ) {
				wp_die( esc_html__( 'This form no longer exists. It may be in the trash.', 'frontage-forms' ), 404 );
			}
			if ( ! current_user_can( FormFormat::CAP_EDIT, self::$form->id ) ) {
				wp_die( esc_html__( 'You can’t edit this form. Ask an administrator for access.', 'frontage-forms' ), 403 );
			}
		}
		add_action( 'admin_enqueue_scripts', [ self::class, 'enqueue' ] );
		add_filter( 'admin_body_class', [ self::class, 'body_class' ] );
		add_filter( 'admin_title', [ self::class, 'title' ], 10, 2 );
	}

	/** On `admin_body_class`: folds the menu beside a form, which needs the width. */
	public static function body_class( string $classes ): string {
		return "$classes frontage-form-builder" . ( self::is_gallery() ? '' : ' folded' );
	}

	/** On `admin_title`: “Contact ‹ Site name — WordPress” instead of “Add form ‹ …”. */
	public static function title( string $whole, string $title ): string {
		return self::$form && str_starts_with( $whole, $title ) ? esc_html( self::$form->title ) . substr( $whole, strlen( $title ) ) : $whole;
	}

	public static function render(): void {
		$title = self::$form->title ?? __( 'Add form', 'frontage-forms' );
		$code  = self::$form ? FormListItems::code_screen_url( self::$form->id ) : admin_url( 'admin.php?page=' . FormFormat::SCREEN . '-new' );
		printf(
			'<div class="fr-form-builder-wrap"><hr class="wp-header-end"><div id="frontage-form-builder" class="fr-form-builder-root" data-props="%s"><noscript><h1>%s</h1><p>%s</p><p><a href="%s">%s</a></p></noscript></div></div>',
			esc_attr( (string) wp_json_encode( self::props(), JSON_HEX_AMP ) ),
			esc_html( $title ),
			esc_html__( 'The form builder requires JavaScript. Without it, you can edit the form as code.', 'frontage-forms' ),
			esc_url( $code ),
			esc_html__( 'Edit as code', 'frontage-forms' )
		);
	}

	public static function enqueue(): void {
		FormBuilderAssets::enqueue( self::$form );
	}

	private static function is_gallery(): bool {
		return ! self::$form && '' === self::template();
	}

	private static function template(): string {
		return RequestData::parameter( 'get', 'template' )[0] ?? '';
	}

	/** @return array<string, mixed> Props of the screen's script; their type is `ScreenProps`. */
	private static function props(): array {
		return [
			'form'     => self::$form->id ?? 0,
			'template' => self::$form ? '' : self::template(),
			'url'      => InboxScreen::builder_url(),
			'list'     => FormListScreen::url(),
			'stored'   => self::$form ? ( new FormStatus( self::$form ) )->to_array() : null,
		];
	}
}
