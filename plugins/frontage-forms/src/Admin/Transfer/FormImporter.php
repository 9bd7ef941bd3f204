<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Transfer;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Migration\ExistingItem;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the forms of a document: all of them, or none. A form whose address the site has is imported beside the existing one, replaces
 * it, or is skipped. A replaced form keeps its ID, address and messages; a copy of the form before is in the trash.
 *
 * @phpstan-import-type Choice from ExistingItem
 */
final class FormImporter {

	/** @var list<int> IDs of new forms and of copies, which are deleted if something fails. */
	private array $created = [];

	/** @var list<Form> Replaced forms as they were. */
	private array $replaced = [];

	private readonly FormRepository $forms;

	/** @param array<array-key, Choice> $choices By index of the entry; both are kept without one. */
	public function __construct( private readonly array $choices = [] ) {
		$this->forms = new FormRepository();
	}

	/**
	 * The forms of this site that have the address of an entry; of entries with the same address, only the first has one.
	 *
	 * @param list<array<mixed>> $entries
	 * @return array<int, Form> By index.
	 */
	public function find_existing( array $entries ): array {
		$found = [];
		foreach ( array_unique( array_map( static fn ( array $entry ): string => is_string( $entry['hash'] ?? null ) ? $entry['hash'] : '', $entries ) ) as $n => $hash ) {
			$form = '' === $hash ? null : $this->forms->find_by_address( $hash );
			if ( $form && $form->hash === $hash ) {
				$found[ $n ] = $form;
			}
		}
		return $found;
	}

	/**
	 * What the user can choose for an existing form.
	 *
	 * @return list<Choice>
	 */
	public static function choices( Form $existing ): array {
		return [ ExistingItem::KEEP_BOTH, ...( self::can_replace( $existing ) ? [ ExistingItem::REPLACE ] : [] ), ExistingItem::SKIP ];
	}

	/** Without a trash, the form before would be lost. */
	private static function can_replace( Form $existing ): bool {
		return current_user_can( FormFormat::CAP_EDIT, $existing->id ) && constant( 'EMPTY_TRASH_DAYS' );
	}

	/**
	 * @param list<array<mixed>> $entries As `FormBundle::schema()` describes them.
	 * @return array<int, Form>|WP_Error By index, without skipped ones.
	 */
	public function import( array $entries ): array|WP_Error {
		$existing = $this->find_existing( $entries );
		$imported = [];
		foreach ( $entries as $n => $entry ) {
			$choice = isset( $existing[ $n ] ) ? $this->choices[ $n ] ?? ExistingItem::KEEP_BOTH : '';
			if ( ExistingItem::SKIP === $choice ) {
				continue;
			}
			$new  = FormBundle::build_form( $entry, $this->forms );
			$form = ExistingItem::REPLACE === $choice ? $this->replace( $existing[ $n ], $new ) : $this->create( $new );
			if ( is_wp_error( $form ) ) {
				$this->roll_back();
				return $form;
			}
			$imported[ $n ] = $form;
		}
		return $imported;
	}

	private function create( Form $form ): Form|WP_Error {
		$stored = $this->forms->save( $form );
		if ( $stored instanceof Form ) {
			$this->created[] = $stored->id;
		}
		return $stored;
	}

	private function replace( Form $existing, Form $form ): Form|WP_Error {
		if ( ! self::can_replace( $existing ) ) {
			/* translators: %s: the name of a form. */
			return new WP_Error( FormFormat::ERROR_FORBIDDEN, sprintf( __( 'You are not allowed to replace “%s”. Keep both forms instead.', 'frontage-forms' ), $existing->title ), [ 'status' => 403 ] );
		}
		$copy = $this->create( $existing->with( [ 'id' => 0, 'hash' => '', 'slug' => '' ] ) );
		if ( is_wp_error( $copy ) ) {
			return $copy;
		}
		wp_trash_post( $copy->id );
		$stored = $this->forms->save( $form->with( [ 'id' => $existing->id, 'hash' => $existing->hash ] ) );
		if ( $stored instanceof Form ) {
			$this->replaced[] = $existing;
		}
		return $stored;
	}

	private function roll_back(): void {
		foreach ( $this->created as $id ) {
			wp_delete_post( $id, true );
		}
		array_map( $this->forms->save( ... ), $this->replaced );
	}
}
