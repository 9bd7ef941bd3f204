<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/team-member; hostile attributes come with BlockTestCase, the rest with TeamTest. */
final class TeamMemberTest extends BlockTestCase {

	protected const BLOCK = 'frontage/team-member';

	public function test_a_link_in_the_name_does_not_stand_in_the_link_of_the_card(): void {
		$html = self::printed( [ 'name' => '<a href="/own">Ada</a>', 'url' => '/ada', 'level' => 9 ] );
		self::assertStringContainsString( '<h6 class="fr-team-member__name"><a class="fr-stretched" href="/ada">Ada</a></h6>', $html );
	}

	public function test_somebody_whom_nobody_filled_in_is_no_person(): void {
		$profiles = '<!-- wp:social-links --><ul class="wp-block-social-links"></ul><!-- /wp:social-links -->';
		self::assertSame( '', trim( do_blocks( "<!-- wp:frontage/team-member -->$profiles<!-- /wp:frontage/team-member -->" ) ) );
		self::assertStringContainsString( '<img', do_blocks( "<!-- wp:frontage/team-member {\"image\":{\"url\":\"/ada.jpg\"}} -->$profiles<!-- /wp:frontage/team-member -->" ) );
	}
}
