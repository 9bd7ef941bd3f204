<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Tags;

defined( 'ABSPATH' ) || exit;

/** Titles of the tag generators that add-ons registered, by which editors name the form-tag types of add-ons. */
final class TagGeneratorTitles {

	/** @var array<array-key, string> By id, which is the name of the type. */
	private static array $titles = [];

	public static function set_title( string $id, string $title ): void {
		self::$titles[ $id ] = trim( wp_strip_all_tags( $title ) );
	}

	/** As text; '' without a generator. */
	public static function find_title( string $type ): string {
		return self::$titles[ $type ] ?? '';
	}
}
