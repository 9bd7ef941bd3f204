<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Admin;

use Frontage\Kit\Admin\StepForm;

defined( 'ABSPATH' ) || exit;

/** What the forms of the starter screen send. */
final class StepFields {

	/** The screen's slug. */
	public const PAGE = 'frontage-site-starter';

	/** The nonce action, and the field name of a step. */
	public const STEP = 'frontage_starter_step';

	/** Before an item's key: the field that says whether the post that was found is used. */
	public const FOUND = 'found:';

	/** @param array<string, int|string> $query */
	public static function url( array $query = [] ): string {
		return add_query_arg( $query, admin_url( 'themes.php?page=' . self::PAGE ) );
	}

	/** Prints the hidden fields of a step. */
	public static function print( string $step ): void {
		StepForm::print_fields( self::STEP, $step );
	}
}
