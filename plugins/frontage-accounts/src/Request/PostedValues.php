<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use Frontage\Kit\EmailAddress;
use Frontage\Rules\TypedValue;

defined( 'ABSPATH' ) || exit;

/** What came in a form's fields, without slashes. Only the names that somebody asks for are ever read. */
final class PostedValues {

	/** No field of ours holds more; WordPress stores a password of more as one that nobody can enter. */
	public const LONGEST = 4096;

	/** @param array<mixed> $sent */
	public function __construct( private readonly array $sent ) {}

	public function has( string $name ): bool {
		return isset( $this->sent[ $name ] );
	}

	/** As it was typed; '' when there is none; null for what no field of a form sends: a list, a NUL, broken text, more than fits. */
	public function text( string $name ): ?string {
		$value = $this->sent[ $name ] ?? '';
		$fits  = is_string( $value ) && strlen( $value ) <= self::LONGEST && ! str_contains( $value, "\0" ) && mb_check_encoding( $value, 'UTF-8' );
		return $fits ? $value : null;
	}

	/** Without the blanks around it, as browsers understand blanks. */
	public function trimmed( string $name ): ?string {
		$text = $this->text( $name );
		return null === $text ? null : preg_replace( '/^[\s\p{Zs}\x{2028}\x{2029}\x{FEFF}]+|[\s\p{Zs}\x{2028}\x{2029}\x{FEFF}]+$/Du', '', $text );
	}

	/** A name or an email address as it was meant: without what nobody sees, and as WordPress keeps addresses of other scripts. */
	public function name( string $name ): ?string {
		$text = $this->trimmed( $name );
		return null === $text ? null : self::as_name( $text );
	}

	public static function as_name( string $typed ): string {
		$email = TypedValue::clean( 'email', $typed );
		return str_contains( $email, '@' ) ? EmailAddress::to_ascii( $email ) : TypedValue::clean( 'text', $typed );
	}

	/** Whether a box was ticked: scripts say true, forms the box's value. */
	public function is_ticked( string $name ): bool {
		return ! in_array( $this->text( $name ) ?? '', [ '', '0', 'false', 'off' ], true );
	}
}
