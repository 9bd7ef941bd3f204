<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** A locale without files of its own takes those of its language. */
final class TranslationsTest extends WordPressTestCase {

	#[TestWith( [ 'de_DE', 'de_DE' ] )]
	#[TestWith( [ 'de_DE_formal', 'de_DE' ] )]
	#[TestWith( [ 'de_AT', 'de_DE' ] )]
	#[TestWith( [ 'de_CH_informal', 'de_DE' ] )]
	#[TestWith( [ 'nn_NO', 'nb_NO' ] )]
	#[TestWith( [ 'ary', 'ar' ] )]
	#[TestWith( [ 'fr_FR', 'fr_FR' ] )]
	#[TestWith( [ '../de_AT', '../de_AT' ] )]
	public function test_files_are_those_of_the_language( string $locale, string $expected ): void {
		foreach ( [ 'forms', 'slider', 'site', 'accounts', 'shop' ] as $plugin ) {
			$domain = "frontage-$plugin";
			$folder = dirname( __DIR__, 3 ) . "/$domain/languages/$domain";
			self::assertSame( "$folder-$expected.mo", apply_filters( 'load_textdomain_mofile', "$folder-$locale.mo", $domain ) );
		}
		$script = dirname( __DIR__, 2 ) . '/languages/frontage-forms-%s-' . str_repeat( 'a', 32 ) . '.json';
		self::assertSame( sprintf( $script, $expected ), apply_filters( 'load_script_translation_file', sprintf( $script, $locale ), 'any', 'frontage-forms' ) );
		self::assertSame( "/x/other-$locale.mo", apply_filters( 'load_textdomain_mofile', "/x/other-$locale.mo", 'other' ) );
	}

	public function test_the_words_are_there(): void {
		$folder = dirname( __DIR__, 2 ) . '/languages';
		self::assertTrue( load_textdomain( 'frontage-forms', "$folder/frontage-forms-de_AT.mo", 'de_AT' ) );
		$words = \WP_Translation_Controller::get_instance()->translate( 'Untitled', '', 'frontage-forms', 'de_AT' );
		unload_textdomain( 'frontage-forms', true );
		self::assertSame( 'Ohne Titel', $words );
	}
}
