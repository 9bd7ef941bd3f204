<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\MoveIn;

use Frontage\Forms\Compat\ScreenRequest;
use Frontage\Forms\Form\OwnFiles;
use Frontage\Forms\Inbox\Screen as Inbox;
use Frontage\Forms\Place;
use Frontage\Forms\Request\Sent;

defined( 'ABSPATH' ) || exit;

/** Forms → Move in: what would change, the switch, and the way back. One page with two buttons; it works without a script. */
final class Screen {

	public const SLUG = 'frontage-forms-move';

	/** Names of the buttons. The last one says "activate", so that this request declares none of the names that it brings. */
	public const CHECK = 'frontage-check';
	public const OVER  = 'frontage-switch-over';
	public const BACK  = 'frontage-activate-original';

	/** What was switched, as long as the owner may want to see it. */
	private const DONE = 'frontage_forms_moved';

	/** On `admin_menu`. */
	public static function add(): void {
		if ( '' === Original::folder() ) {
			return;
		}
		// In the menu only as long as there is something to move; afterwards the page answers at its address.
		$parent = Original::is_active() ? Inbox::SLUG : '';
		$hook   = add_submenu_page( $parent, __( 'Move in', 'frontage-forms' ), __( 'Move in', 'frontage-forms' ), 'activate_plugins', self::SLUG, [ self::class, 'render' ] );
		if ( $hook ) {
			add_action( "load-$hook", [ self::class, 'load' ] );
			add_action( "admin_print_styles-$hook", [ self::class, 'enqueue' ] );
		}
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	/** On `load-…`: does what was posted, and comes back by the address. */
	public static function load(): void {
		$GLOBALS['title'] = __( 'Move in', 'frontage-forms' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Core finds no title for a page that is not in the menu.
		$posted           = Sent::fields();
		if ( ! isset( $posted[ self::OVER ] ) && ! isset( $posted[ self::BACK ] ) ) {
			return;
		}
		check_admin_referer( self::SLUG );
		if ( ! Original::may_switch() ) {
			wp_die( esc_html__( 'You are not allowed to switch plugins on and off here.', 'frontage-forms' ), 403 );
		}
		$failed = isset( $posted[ self::BACK ] ) ? self::go_back() : self::move( $posted );
		wp_safe_redirect( add_query_arg( 'failed', $failed ? '1' : false, self::url() ) );
		exit;
	}

	public static function enqueue(): void {
		$file = Place::file( 'build/admin/form-code.asset.php' );
		if ( is_file( $file ) ) {
			/** @var array{version: string} $asset */
			$asset = require $file;
			wp_enqueue_style( 'frontage-forms-move', Place::url( 'build/admin/form-code.css' ), [], $asset['version'] );
			wp_style_add_data( 'frontage-forms-move', 'rtl', 'replace' );
		}
	}

	public static function render(): void {
		( new Page( self::done() ) )->render();
	}

	/**
	 * Everything stays: forms, their addresses, messages that others keep.
	 *
	 * @param array<mixed> $posted
	 */
	public static function move( array $posted ): ?\WP_Error {
		$before  = Fingerprint::of_forms();
		$confirm = array_filter( (array) ( $posted['files'] ?? [] ), 'is_string' );
		// Below wp-content lie the files of all sites of a network.
		if ( $confirm && current_user_can( is_multisite() ? 'manage_network_options' : 'manage_options' ) ) {
			OwnFiles::confirm( array_values( $confirm ) );
		}
		update_option( ScreenRequest::ANSWERS, isset( $posted['answer'] ) ? 1 : 0, true );
		Original::switch_off();
		update_option(
			self::DONE,
			[
				'at'    => time(),
				'equal' => Fingerprint::of_forms() === $before,
			],
			false
		);
		return Original::is_active() ? new \WP_Error( 'frontage_original_stays' ) : null;
	}

	public static function go_back(): ?\WP_Error {
		update_option( ScreenRequest::ANSWERS, 0, true );
		delete_option( self::DONE );
		$failed = Original::switch_on();
		return is_wp_error( $failed ) ? $failed : null;
	}

	/** @return array{at: int, equal: bool}|null */
	private static function done(): ?array {
		$done = get_option( self::DONE );
		return is_array( $done ) && is_int( $done['at'] ?? null ) ? [
			'at'    => $done['at'],
			'equal' => ! empty( $done['equal'] ),
		] : null;
	}
}
