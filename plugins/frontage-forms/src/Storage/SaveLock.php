<?php

declare( strict_types=1 );

namespace Frontage\Forms\Storage;

use Frontage\Forms\Form\Form;
use Frontage\Kit\Database\OptionLock;

defined( 'ABSPATH' ) || exit;

/** One save of a form at a time: of two that began with the same version the later one is told, however close they come. */
final class SaveLock {

	/** Option, with the form's id. */
	private const LOCK = 'frontage_forms_saving_';

	/** Seconds after which who saves is taken for dead. */
	private const LASTS = 30;

	/**
	 * @template T
	 * @param string             $began The version that the save began with.
	 * @param \Closure( Form ): T $save  Gets the form as it is stored.
	 * @return ?T Null where somebody else has saved it since, or does at this moment.
	 */
	public static function take( FormRepository $forms, int $id, string $began, \Closure $save ): mixed {
		if ( ! OptionLock::take( self::LOCK . $id, self::LASTS ) ) {
			return null;
		}
		try {
			clean_post_cache( $id ); // What was read before it was our turn may be old.
			$form = $forms->find( $id );
			return $form && $form->version() === $began ? $save( $form ) : null;
		} finally {
			OptionLock::release( self::LOCK . $id );
		}
	}
}
