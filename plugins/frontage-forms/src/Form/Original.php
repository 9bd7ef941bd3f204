<?php

namespace Frontage\Forms\Form;

defined( 'ABSPATH' ) || exit;

/** Whether Contact Form 7 itself runs, which of its names are ours then, and what a site told it about rights. */
final class Original {

	/** Asked once: what a request began with it keeps to, also if it switches the original on. */
	private static ?bool $is_active = null;

	public static function is_active(): bool {
		return self::$is_active ??= defined( 'WPCF7_VERSION' );
	}

	/** @return list<non-falsy-string> REST namespaces in which the form routes stand. */
	public static function namespaces(): array {
		return self::is_active() ? [ 'frontage/v1' ] : [ 'frontage/v1', 'contact-form-7/v1' ];
	}

	/** What reading the list of forms needs; a site may say so in wp-config.php. */
	public static function right_to_read(): string {
		return self::right( 'WPCF7_ADMIN_READ_CAPABILITY', 'edit_posts' );
	}

	/** What making, changing and deleting forms needs. */
	public static function right_to_change(): string {
		return self::right( 'WPCF7_ADMIN_READ_WRITE_CAPABILITY', 'publish_pages' );
	}

	private static function right( string $constant, string $usual ): string {
		$right = defined( $constant ) ? constant( $constant ) : '';
		return is_string( $right ) && '' !== $right ? $right : $usual;
	}
}
