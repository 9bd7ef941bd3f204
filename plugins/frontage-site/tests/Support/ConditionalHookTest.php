<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Support;

use Frontage\Site\Behaviors\PageOverrides;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Site\Support\ConditionalHook;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which blocks and pages a class is read for; that it is not read for others is said by PageFilesTest. */
final class ConditionalHookTest extends WordPressTestCase {

	/** What a hook calls where it is used. */
	public static function answer( mixed ...$given ): string {
		return 'answered with ' . count( $given );
	}

	/** @param array<string, mixed> $where */
	private static function answered( array $where, mixed ...$given ): mixed {
		return ConditionalHook::call( [ self::class, 'answer' ], ...$where )( ...$given );
	}

	public function test_an_attribute_suffices(): void {
		$where = [ 'attribute' => [ 'frA', 'frB' ], 'markup' => 'data-a=' ];
		self::assertSame( 'answered with 2', self::answered( $where, '<p>', [ 'attrs' => [ 'frB' => 1 ] ] ) );
		self::assertSame( 'answered with 2', self::answered( $where, '<p data-a="">', [ 'attrs' => [] ] ) );
		self::assertSame( 'answered with 1', self::answered( $where, [ 'blockName' => 'a/b', 'attrs' => [ 'frA' => 1 ] ] ) );
		self::assertSame( '<p>', self::answered( $where, '<p>', [ 'attrs' => [ 'other' => 1 ] ] ) );
		self::assertSame( '<p>', self::answered( [ 'attribute' => [ 'frA' ] ], '<p>', [ 'attrs' => [] ] ) );
	}

	public function test_of_the_rest_all_must_hold(): void {
		$where = [ 'block' => [ 'core/image' ], 'markup' => 'a', 'filtered' => true ];
		$image = [ 'blockName' => 'core/image' ];
		self::assertSame( 'a', self::answered( $where, 'a', $image ) );
		$_GET = [ 'fr_category' => 'b' ];
		self::assertSame( 'answered with 2', self::answered( $where, 'a', $image ) );
		self::assertSame( 'b', self::answered( $where, 'b', $image ) );
		self::assertSame( 'a', self::answered( $where, 'a', [ 'blockName' => null ] ) );
	}

	public function test_a_behavior_may_be_the_sites_or_the_pages(): void {
		$where = [ 'behavior' => 'frontage/cursor' ];
		self::assertSame( '', self::answered( $where, '' ) );
		update_option( SiteBehaviors::OPTION, [ 'frontage/cursor' => [ 'on' => true ] ] );
		self::assertSame( 'answered with 1', self::answered( $where, '' ) );
		update_option( SiteBehaviors::OPTION, 'nonsense' );
		query_posts( [ 'page_id' => 2 ] );
		$GLOBALS['wp_actions']['wp'] = 1;
		update_post_meta( 2, PageOverrides::META, [ 'frontage/cursor' => true ] );
		self::assertSame( 'answered with 1', self::answered( $where, '' ) );
		update_post_meta( 2, PageOverrides::META, 'nonsense' );
		self::assertSame( '', self::answered( $where, '' ) );
		wp_reset_query();
		delete_option( SiteBehaviors::OPTION );
	}

	public function test_each_of_two_behaviors_with_the_same_markup_suffices(): void {
		foreach ( [ 'frontage/page-transitions', 'frontage/prerender' ] as $behavior ) {
			ConditionalHook::add_for_blocks( 'test_same_markup', [ self::class, 'answer' ], markup: ' download', behavior: $behavior );
		}
		self::assertSame( '<a download>', apply_filters( 'test_same_markup', '<a download>', [ 'attrs' => [] ] ) );
		foreach ( [ 'frontage/page-transitions', 'frontage/prerender' ] as $behavior ) {
			update_option( SiteBehaviors::OPTION, [ $behavior => [ 'on' => true ] ] );
			self::assertSame( 'answered with 2', apply_filters( 'test_same_markup', '<a download>', [ 'attrs' => [] ] ), $behavior );
		}
	}

	/** @return array<string, array{ list<mixed> }> */
	public static function what_others_may_hand_on(): array {
		return [
			'nothing'           => [ [] ],
			'null'              => [ [ null, null ] ],
			'a number'          => [ [ 7, 'block' ] ],
			'a block of no use' => [ [ '<p>', [ 'attrs' => 'frA' ] ] ],
			'an object'         => [ [ new \stdClass(), new \stdClass() ] ],
		];
	}

	/** @param list<mixed> $given */
	#[DataProvider( 'what_others_may_hand_on' )]
	public function test_what_is_not_for_us_goes_on_as_it_came( array $given ): void {
		self::assertSame( $given[0] ?? null, self::answered( [ 'attribute' => [ 'frA' ], 'block' => [ 'a/b' ], 'markup' => 'x' ], ...$given ) );
	}
}
