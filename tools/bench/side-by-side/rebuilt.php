<?php
/**
 * Prints a recorded slider as the page that it was: php rebuilt.php FIXTURE.
 */

declare( strict_types = 1 );

use Frontage\SliderImport\Tests\Pages;

require dirname( __DIR__, 3 ) . '/tests/pure.php';
require dirname( __DIR__, 3 ) . '/packages/slider-import/tests/Pages.php';

$fixture = json_decode( (string) file_get_contents( $argv[1] ), true, 128, JSON_THROW_ON_ERROR );
// What keeps a page from telling apart what it only quotes is of no use to a browser.
echo preg_replace( '#<script type="application/json">.*?</script>#s', '', Pages::html( is_array( $fixture ) ? $fixture : [] ) );
