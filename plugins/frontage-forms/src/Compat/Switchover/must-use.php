<?php
/**
 * The must-use file of `AutomaticRecovery` loads this on every request while it exists. It runs before plugins, so none of their classes is available yet.
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/OriginalPlugin.php';
require_once __DIR__ . '/AutomaticRecovery.php';
require_once __DIR__ . '/ProbeRequest.php';
require_once dirname( __DIR__, 2 ) . '/Request/RequestData.php';

/** @var string $frontage_forms This plugin's file, set by the must-use file. */
\Frontage\Forms\Compat\Switchover\AutomaticRecovery::watch( $frontage_forms );
$frontage_forms = \Frontage\Forms\Compat\Switchover\ProbeRequest::handle_probe( \Frontage\Forms\Request\RequestData::query() );
if ( '' !== $frontage_forms && ! headers_sent() ) {
	header( \Frontage\Forms\Compat\Switchover\ProbeRequest::HEADER . ': ' . $frontage_forms );
}
