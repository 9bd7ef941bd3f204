<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Routes;

use Frontage\Tests\HostileValues;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/HostileValues.php';
require_once __DIR__ . '/RoutesTestCase.php';

#[Group( 'wide' )]
final class HostileValuesTest extends RoutesTestCase {

	use HostileValues;
}
