<?php
/**
 * Aliases for classes that guides named before they were renamed, for add-ons that use them.
 *
 * @return array<string, class-string>
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

return [
	'Frontage\\Kit\\Behaviours'        => \Frontage\Kit\Frontend\Behaviors::class,
	'Frontage\\Kit\\Moving\\Part'      => \Frontage\Kit\Migration\MigrationPart::class,
	'Frontage\\Kit\\Moving\\PostsPart' => \Frontage\Kit\Migration\PostMigrationPart::class,
	'Frontage\\Kit\\StarterItem'       => \Frontage\Kit\Starter\StarterItem::class,
	'Frontage\\Kit\\StarterMade'       => \Frontage\Kit\Starter\StarterProgress::class,
];
