<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\StructuredData;
use Frontage\Site\Blocks\TeamMember;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/team with its people; hostile attributes come with BlockTestCase. */
final class TeamTest extends BlockTestCase {

	protected const BLOCK = 'frontage/team';

	private const ADA = '<!-- wp:frontage/team-member {"name":"Ada <em>Byron</em>","role":"Engines","url":"/ada"} --><!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"service":"linkedin","url":"https://example.com/ada"} /--></ul><!-- /wp:social-links --><!-- /wp:frontage/team-member -->';

	public function test_people_are_a_list_and_profiles_say_whose_they_are(): void {
		$html = self::team( '{"layout":"overlay","columns":{"lg":3}}' );
		self::assertStringContainsString( '--fr-xs:1;--fr-sm:2;--fr-md:3;--fr-lg:3;--fr-xl:4', $html );
		self::assertStringContainsString( 'fr-team fr-team--overlay', $html );
		self::assertStringContainsString( '<h3 class="fr-team-member__name"><a class="fr-stretched" href="/ada">Ada <em>Byron</em></a></h3>', $html );
		self::assertStringContainsString( 'Ada Byron on LinkedIn', $html );
		self::assertSame( 2, substr_count( $html, '<a ' ) );
	}

	public function test_initials_stand_for_a_photo_that_is_not_there(): void {
		self::assertStringContainsString( '<span class="fr-team-member__initials" aria-hidden="true">AB</span>', self::team() );
		self::assertSame( 'ÉØ', TeamMember::initials( 'élodie van ørsted' ) );
		self::assertSame( '', TeamMember::initials( '' ) );
	}

	public function test_search_engines_read_of_people_only_if_the_author_says_so(): void {
		self::team();
		self::assertFalse( has_action( 'wp_footer', [ StructuredData::class, 'print' ] ) );
		self::team( '{"isPublished":true}' );
		ob_start();
		StructuredData::print();
		$html = (string) ob_get_clean();
		remove_action( 'wp_footer', [ StructuredData::class, 'print' ] );
		self::assertStringContainsString( '{"@type":"Person","name":"Ada Byron","jobTitle":"Engines","sameAs":["https://example.com/ada"]}', $html );
	}

	private static function team( string $attributes = '{}' ): string {
		return do_blocks( "<!-- wp:frontage/team $attributes -->" . self::ADA . '<!-- /wp:frontage/team -->' );
	}
}
