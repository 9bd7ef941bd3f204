<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use Frontage\Kit\EmailAddress;
use Frontage\Rules\TypedValue;

defined( 'ABSPATH' ) || exit;

/** The unslashed values of a form. Only fields that are asked for by name are read. */
final class PostedValues {

	/** Maximum length of a field; WordPress stores a longer password in a way that nobody can enter it. */
	public const LONGEST = 4096;

	/** @param array<mixed> $sent */
	public function __construct( private readonly array $sent ) {}

	public function has( string $name ): bool {
		return isset( $this->sent[ $name ] );
	}

	/** The value as typed; '' if there is none; null for what no form field sends: arrays, NUL, invalid UTF-8, text that is too long. */
	public function text( string $name ): ?string {
		$value = $this->sent[ $name ] ?? '';
		$fits  = is_string( $value ) && strlen( $value ) <= self::LONGEST && ! str_contains( $value, "\0" ) && mb_check_encoding( $value, 'UTF-8' );
		return $fits ? $value : null;
	}

	/** Without surrounding white space, as browsers define it. */
	public function trimmed( string $name ): ?string {
		$text = $this->text( $name );
		return null === $text ? null : preg_replace( '/^[\s\p{Zs}\x{2028}\x{2029}\x{FEFF}]+|[\s\p{Zs}\x{2028}\x{2029}\x{FEFF}]+$/Du', '', $text );
	}

	/** A name or an email address, without invisible characters; an internationalized domain in WordPress's form. */
	public function name( string $name ): ?string {
		$text = $this->trimmed( $name );
		return null === $text ? null : self::normalize_name( $text );
	}

	public static function normalize_name( string $name ): string {
		$email = TypedValue::clean( 'email', $name );
		return str_contains( $email, '@' ) ? EmailAddress::to_ascii( $email ) : TypedValue::clean( 'text', $name );
	}

	/** Whether a checkbox was checked: scripts send true, forms its value. */
	public function is_checked( string $name ): bool {
		return ! in_array( $this->text( $name ) ?? '', [ '', '0', 'false', 'off' ], true );
	}
}
