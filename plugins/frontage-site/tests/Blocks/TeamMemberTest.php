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
}
