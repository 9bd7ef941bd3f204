<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Transfer;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Migration\CopyableMigrationPart;
use Frontage\Kit\Migration\IdMap;
use Frontage\Kit\Migration\ImportPreview;
use Frontage\Kit\Migration\MigrationPart;
use Frontage\Kit\Migration\PostRestoration;
use Frontage\Kit\Migration\PostTransfer;
use Frontage\Kit\Migration\RevertibleMigrationPart;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Forms in a site export: the entries of FormBundle, identified by the hash that pages refer to. */
final class FormMigrationPart implements RevertibleMigrationPart, CopyableMigrationPart {

	use PostRestoration;

	public function __construct() {
		$this->posts = new PostTransfer( array_fill_keys( [ FormFormat::META_TEMPLATE, FormFormat::META_SETTINGS, FormFormat::META_LOCALE, FormFormat::META_HASH ], 'string' ) + array_fill_keys( [ FormFormat::META_MAIL, FormFormat::META_MAIL_2, FormFormat::META_MESSAGES, FormFormat::META_CONDITIONS, FormFormat::META_AFTER, FormFormat::META_MAILS ], 'object' ) );
	}

	/**
	 * On `frontage_kit_parts`.
	 *
	 * @param array<string, MigrationPart> $parts
	 * @return array<string, MigrationPart>
	 */
	public static function add( array $parts ): array {
		return [ 'forms' => new self() ] + $parts;
	}

	public function title(): string {
		return __( 'Forms', 'frontage-forms' );
	}

	public function may(): bool {
		return current_user_can( FormFormat::CAP_EDIT_LIST );
	}

	public function schema(): array {
		$schema = FormBundle::schema()['forms'];
		$items  = is_array( $schema['items'] ?? null ) && is_array( $schema['items']['properties'] ?? null ) ? $schema['items']['properties'] : [];
		/** @var array<string, array<string, mixed>> */
		return array_diff_key( $items, [ 'title' => true ] );
	}

	public function describe(): array {
		return array_column( array_map( static fn ( Form $form ): array => [ $form->hash, $form->title ], $this->all_forms() ), 1, 0 );
	}

	public function export( array $keys ): array {
		$forms   = array_values( array_filter( $this->all_forms(), static fn ( Form $form ): bool => in_array( $form->hash, $keys, true ) ) );
		$entries = FormBundle::export_forms( $forms )['forms'];
		return array_map(
			static fn ( Form $form, array $entry ): array => [
				'key' => $form->hash,
				'id'  => $form->id,
			] + $entry,
			$forms,
			$entries
		);
	}

	public function find( array $item ): int {
		$form = ( new FormRepository() )->find_by_address( self::parse_hash( $item ) );
		return $form && $form->hash === self::parse_hash( $item ) ? $form->id : 0;
	}

	public function copy( array $item ): array {
		return [ 'key' => bin2hex( random_bytes( 32 ) ) ] + $item;
	}

	public function look( array $item, int $id, IdMap $map ): ImportPreview {
		$current = ( new FormRepository() )->find( $id );
		$form    = $this->build_form( $item, $id, $map );
		return ImportPreview::of( $id > 0, $current && FormBundle::export_forms( [ $current ] )['forms'] === FormBundle::export_forms( [ $form ] )['forms'], self::list_addresses( $form ), FormImportEffects::list_recipients( $form ), FormImportEffects::visible_texts( $form ) );
	}

	/** Lists the addresses that the form would send to: messages may go to someone at the site it comes from. */
	private static function list_addresses( Form $form ): string {
		$addresses = FormImportEffects::list_addresses( $form );
		/* translators: %l: addresses of e-mail */
		return $addresses ? wp_sprintf( __( 'Email addresses found: %l.', 'frontage-forms' ), $addresses ) : '';
	}

	public function import( array $item, int $id, IdMap $map ): ?WP_Error {
		$saved_form = ( new FormRepository() )->save( $this->build_form( $item, $id, $map ) );
		return is_wp_error( $saved_form ) ? $saved_form : null;
	}

	/** @param array<string, mixed> $item */
	private function build_form( array $item, int $id, IdMap $map ): Form {
		foreach ( [ 'form', 'additional_settings' ] as $text ) {
			if ( is_string( $item[ $text ] ?? null ) ) {
				$item[ $text ] = $map->content( $item[ $text ] );
			}
		}
		return FormBundle::build_form( array_intersect_key( $item, FormSchema::FORM + [ 'locale' => 1 ] ), new FormRepository() )->with(
			[
				'id'   => $id,
				'hash' => self::parse_hash( $item ),
			]
		);
	}

	/** @param array<string, mixed> $item */
	private static function parse_hash( array $item ): string {
		return is_string( $item['key'] ?? null ) ? $item['key'] : '';
	}

	/** @return list<Form> */
	private function all_forms(): array {
		return array_values( array_filter( ( new FormRepository() )->query( [ 'posts_per_page' => FormBundle::MOST_FORMS ] ), static fn ( Form $form ): bool => '' !== $form->hash && current_user_can( FormFormat::CAP_EDIT, $form->id ) ) );
	}
}
