<?php
/**
 * What the must-use file of `Recovery` reads on every request while it is there: before plugins, so none of their classes is there yet.
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Original.php';
require_once __DIR__ . '/Recovery.php';
require_once __DIR__ . '/ProbeRequest.php';
require_once dirname( __DIR__, 2 ) . '/Request/Sent.php';

/** @var string $frontage_forms This plugin's file, said by the must-use file. */
\Frontage\Forms\Compat\MoveIn\Recovery::watch( $frontage_forms );
$frontage_forms = \Frontage\Forms\Compat\MoveIn\ProbeRequest::begin( \Frontage\Forms\Request\Sent::query() );
if ( '' !== $frontage_forms && ! headers_sent() ) {
	header( \Frontage\Forms\Compat\MoveIn\ProbeRequest::HEADER . ': ' . $frontage_forms );
}
