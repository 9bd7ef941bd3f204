<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Behaviors;

use Frontage\Site\Behaviors\BehaviorLabels;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Every file of words can be shown to an owner as it stands. */
final class BehaviorLabelsTest extends WordPressTestCase {

	/** @return array<string, array{ string }> */
	public static function names(): array {
		$files = glob( dirname( __DIR__, 2 ) . '/behaviors/*/*.php' ) ?: [];
		$names = array_map( static fn ( string $file ): string => 'frontage/' . basename( $file, '.php' ), $files );
		return array_combine( $names, array_map( static fn ( string $name ): array => [ $name ], $names ) );
	}

	#[DataProvider( 'names' )]
	public function test_an_owner_can_read_it( string $name ): void {
		$words = BehaviorLabels::label( $name );
		self::assertNotNull( $words );
		self::assertContains( $words['group'], BehaviorLabels::GROUPS );
		self::assertNotSame( '', $words['title'] );
		self::assertNotSame( '', $words['words'] );
		self::assertNotSame( '', $words['about'] ?? 'none' );
		self::assertSame( 'block-theme', $words['needs'] ?? 'block-theme' );
		self::assertSame( [], array_diff( array_keys( $words ), [ 'group', 'title', 'words', 'about', 'needs', 'recommended', 'tells', 'options', 'texts' ] ) );
	}

	#[DataProvider( 'names' )]
	public function test_its_options_have_titles_and_what_holds_at_first_is_one_of_the_choices( string $name ): void {
		$options = BehaviorLabels::label( $name )['options'] ?? [];
		foreach ( $options as $key => $option ) {
			self::assertNotEmpty( $option['title'] ?? '', "$name: $key" );
			self::assertArrayHasKey( 'default', $option, "$name: $key" );
			self::assertTrue( rest_validate_value_from_schema( $option['default'], $option, $key ), "$name: $key" );
			self::assertSame( array_values( $option['enum'] ?? [] ), array_keys( $option['labels'] ?? [] ), "$name: $key needs a label for each choice." );
		}
		self::assertSame( array_keys( $options ), array_keys( BehaviorLabels::options( $name, [] ) ) );
	}

	#[DataProvider( 'names' )]
	public function test_what_is_no_choice_of_an_option_leaves_it_as_it_was( string $name ): void {
		$options = array_keys( BehaviorLabels::label( $name )['options'] ?? [] );
		foreach ( [ [ 'x' => [ 'y' ] ], new \stdClass(), "\0" ] as $hostile ) {
			self::assertSame( BehaviorLabels::options( $name, [] ), BehaviorLabels::options( $name, [ 'unknown' => 1 ] + array_fill_keys( $options, is_string( $hostile ) ? null : $hostile ) ) );
		}
	}

	public function test_a_name_that_is_a_path_is_nobodys(): void {
		foreach ( [ 'frontage/../src/Plugin', 'frontage/', 'emoji', "frontage/emoji\n", 'frontage/Emoji' ] as $name ) {
			self::assertNull( BehaviorLabels::label( $name ), $name );
		}
	}
}
