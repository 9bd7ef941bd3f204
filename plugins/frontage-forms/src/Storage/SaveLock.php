<?php

declare( strict_types=1 );

namespace Frontage\Forms\Storage;

use Frontage\Forms\Form\Form;
use Frontage\Kit\Database\OptionLock;

defined( 'ABSPATH' ) || exit;

/** Lets only one save of a form run at a time: of two that started from the same version the later one fails, even if they are simultaneous. */
final class SaveLock {

	/** Option name, followed by the form's ID. */
	private const LOCK = 'frontage_forms_saving_';

	/** Seconds after which a saving process is considered dead. */
	private const LASTS = 30;

	/**
	 * @template T
	 * @param string             $version Version that the save started from.
	 * @param \Closure( Form ): T $save  Receives the stored form.
	 * @return ?T Null when someone else has saved it since, or is saving it.
	 */
	public static function run_locked( FormRepository $forms, int $id, string $version, \Closure $save ): mixed {
		if ( ! OptionLock::acquire( self::LOCK . $id, self::LASTS ) ) {
			return null;
		}
		try {
			clean_post_cache( $id ); // Data read before taking the lock may be outdated.
			$form = $forms->find( $id );
			return $form && $form->version() === $version ? $save( $form ) : null;
		} finally {
			OptionLock::release( self::LOCK . $id );
		}
	}
}
