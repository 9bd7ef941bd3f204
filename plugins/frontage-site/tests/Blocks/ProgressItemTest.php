<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/progress-item; hostile attributes come with BlockTestCase. */
final class ProgressItemTest extends BlockTestCase {

	protected const BLOCK = 'frontage/progress-item';

	public function test_it_is_a_meter_named_by_its_words_and_filled_by_its_value(): void {
		$html = self::printed( [ 'label' => 'Timber', 'value' => 30, 'max' => 40, 'suffix' => ' t', 'bar' => 'accent', 'track' => 'tint' ] );
		self::assertMatchesRegularExpression( '~id="(fr-progress-\d+)">Timber</span>.*role="meter" aria-labelledby="\1" aria-valuenow="30" aria-valuemin="0" aria-valuemax="40" aria-valuetext="30 t"~s', $html );
		self::assertStringContainsString( '--fr-value:0.75;--fr-fill:var(--wp--preset--color--accent);--fr-track:var(--wp--preset--color--tint)', $html );
		self::assertStringContainsString( 'aria-hidden="true">30 t</bdi>', $html );
	}

	public function test_more_than_the_whole_is_the_whole_and_a_value_may_be_left_to_readers(): void {
		$html = self::printed( [ 'label' => 'Timber', 'value' => 400, 'showValue' => false ] );
		self::assertStringContainsString( '--fr-value:1', $html );
		self::assertStringNotContainsString( 'fr-progress-item__value', $html );
	}
}
