<?php

declare( strict_types=1 );

namespace Frontage\Forms;

/** Brings the database to the shape this version needs, once, on the first request after an installation or update. */
final class Upgrade {

	public const OPTION = 'frontage_forms_db_version';

	/** Raised by one with every step added below. */
	public const VERSION = 1;

	public const CAPABILITIES = [ 'frontage_read_submissions', 'frontage_delete_submissions' ];

	/** On `init`: nothing to do is one look at an autoloaded option. */
	public static function run(): void {}
}
