<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Tests\BlockTestCase;

/** Hostile attributes of blocks/slider/slider; that a slider is shown is told elsewhere. */
final class BlockTest extends BlockTestCase {

	protected const BLOCK = 'frontage/slider';

	protected const INNER = '<!-- wp:frontage/slide {"key":"a"} --><!-- wp:frontage/layer {"id":"t","html":"Text"} /--><!-- /wp:frontage/slide --><!-- wp:frontage/slide {"key":"b"} /-->';
}
