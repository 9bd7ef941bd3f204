<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

/** Texts that say in which language they were asked for. */
trait Languages {

	private function know_language( string $locale ): void {
		add_filter( 'get_available_languages', static fn (): array => [ $locale ] );
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		add_filter( 'gettext_frontage-accounts', static fn ( string $text ): string => '[' . get_locale() . "]$text" );
	}

	/** @param array<string, mixed> $mail */
	private static function assert_language( string $locale, array $mail ): void {
		preg_match_all( '/\[([a-z]{2}_[A-Z]{2})\]/', $mail['subject'] . $mail['message'], $found );
		self::assertSame( [ $locale ], array_values( array_unique( $found[1] ) ), $mail['subject'] . "\n" . $mail['message'] );
	}
}
