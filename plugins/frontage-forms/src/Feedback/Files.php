<?php

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Files\Desk;
use Frontage\Forms\Files\Names;
use Frontage\Forms\Files\Store;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Tag;

defined( 'ABSPATH' ) || exit;

/** The files of one submission: laid out under their names while it is worked on, and kept with it where it is stored. */
final class Files {

	private readonly Desk $desk;

	/** @var \Closure(string, string): bool */
	private readonly \Closure $move;

	/** @param ?\Closure(string, string): bool $move From PHP's temporary file to its place; tests bring files that nobody uploaded. */
	public function __construct( ?\Closure $move = null, private readonly Store $store = new Store() ) {
		$this->move = $move ?? move_uploaded_file( ... ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- wp_handle_upload() would put the file where visitors can fetch it.
		$this->desk = new Desk();
	}

	/**
	 * Takes the files of the form's own file fields; the error names the field that could not be taken.
	 *
	 * @return array<string, list<array{path:string, name:string}>>|\WP_Error
	 */
	public function take( Form $form, Input $input ): array|\WP_Error {
		$taken = [];
		foreach ( Validation::file_tags( $form ) as $tag ) {
			foreach ( isset( $taken[ $tag->name ] ) ? [] : ( $input->files[ $tag->name ] ?? [] ) as $file ) {
				/**
				 * Filters the name that a visitor's file is kept and mailed under; what comes back is made safe once more.
				 *
				 * @since 0.1.0
				 *
				 * @param string $safe
				 * @param string $name As the visitor has it.
				 * @param Tag    $tag  Its field.
				 */
				$name = apply_filters( 'frontage_forms_file_name', Names::safe( $file['name'] ), $file['name'], $tag );
				$path = $this->desk->lay( is_string( $name ) ? $name : $file['name'], fn ( string $path ): bool => ( $this->move )( $file['tmp_name'], $path ) );
				if ( '' === $path ) {
					$this->remove();
					return self::not_kept( $form, $tag->name );
				}
				$taken[ $tag->name ][] = [
					'path' => $path,
					'name' => wp_basename( $path ),
				];
			}
		}
		return $taken;
	}

	/**
	 * Writes them to the store, before the submission itself is stored: what is said to be kept is whole.
	 *
	 * @param array<string, list<array{path:string, name:string}>> $taken
	 * @return array<string, list<array{path:string, name:string, token:string}>>|\WP_Error
	 */
	public function keep( Form $form, array $taken ): array|\WP_Error {
		$list = [];
		foreach ( $taken as $field => $files ) {
			foreach ( $files as $file ) {
				$list[] = [ ...$file, 'field' => (string) $field ];
			}
		}
		$stored = $this->store->keep( $list );
		if ( null === $stored ) {
			return self::not_kept( $form, (string) array_key_first( $taken ) );
		}
		$kept = [];
		foreach ( $list as $index => $file ) {
			$kept[ $file['field'] ][] = [
				'path'  => $file['path'],
				'name'  => $file['name'],
				'token' => $stored[ $index ]->token,
			];
		}
		return $kept;
	}

	/** Call this when the submission is done, however it ended: what lies open goes, what is kept stays. */
	public function remove(): void {
		$this->desk->clear();
	}

	private static function not_kept( Form $form, string $field ): \WP_Error {
		return new \WP_Error( 'frontage_file_not_kept', $form->message( 'upload_failed' ), [ 'field' => $field ] );
	}
}
