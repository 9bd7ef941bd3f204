<?php
/**
 * Aliases for classes that guides named before they were renamed, for add-ons that use them.
 *
 * @return array<string, class-string>
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

return [
	'Frontage\\Site\\Behaviours\\Switches' => \Frontage\Site\Behaviors\ActiveBehaviors::class,
	'Frontage\\Site\\Cursor'               => \Frontage\Site\CoreBlocks\CursorFollower::class,
	'Frontage\\Site\\Reviews\\Fetch'       => \Frontage\Site\Reviews\RemoteRequest::class,
	'Frontage\\Site\\Reviews\\Provider'    => \Frontage\Site\Reviews\ReviewProvider::class,
	'Frontage\\Site\\Reviews\\Query'       => \Frontage\Site\Reviews\ReviewQuery::class,
	'Frontage\\Site\\Reviews\\Result'      => \Frontage\Site\Reviews\ReviewResult::class,
];
