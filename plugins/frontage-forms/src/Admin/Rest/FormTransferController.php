<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Rest;

use Frontage\Forms\Admin\Transfer\FormBundle;
use Frontage\Forms\Admin\Transfer\FormImporter;
use Frontage\Forms\Admin\Transfer\FormImportEffects;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Migration\ExistingItem;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes that export and import forms as JSON. */
final class FormTransferController {

	/** Maximum bytes of a request. */
	private const LARGEST = 2 * MB_IN_BYTES;

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/contact-forms/export',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ self::class, 'export' ],
				'permission_callback' => [ self::class, 'check_permission' ],
				'args'                => [
					'ids' => [
						'type'        => 'array',
						'items'       => [ 'type' => 'integer', 'minimum' => 1 ],
						'minItems'    => 1,
						'maxItems'    => FormBundle::MOST_FORMS,
						'required'    => true,
						'description' => 'Those that are not there, or not for this person, are left out.',
					],
				],
			]
		);
		register_rest_route(
			'frontage/v1',
			'/contact-forms/import',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'import' ],
				'permission_callback' => [ self::class, 'check_permission' ],
				'args'                => FormBundle::schema() + [
					'choices' => ExistingItem::argument(),
					'dry_run' => [
						'type'        => 'boolean',
						'default'     => false,
						'description' => 'Only says what would come: the forms and their effects. Nothing is stored.',
					],
				],
			]
		);
	}

	public static function check_permission(): bool|WP_Error {
		return current_user_can( FormFormat::CAP_EDIT_LIST ) ?: new WP_Error( FormFormat::ERROR_FORBIDDEN, __( 'You are not allowed to access contact forms.', 'frontage-forms' ), [ 'status' => 403 ] );
	}

	/** Returns forms as a document that can be imported. */
	public static function export( WP_REST_Request $request ): WP_REST_Response {
		$forms = [];
		foreach ( array_unique( wp_parse_id_list( is_array( $request['ids'] ) ? $request['ids'] : [] ) ) as $id ) {
			$form = current_user_can( FormFormat::CAP_EDIT, $id ) ? ( new FormRepository() )->find( $id ) : null;
			if ( $form ) {
				$forms[] = $form;
			}
		}
		$response = new WP_REST_Response( FormBundle::export_forms( $forms ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Imports a document: every form, or none. `choices`, by the number of the form from 0, say what becomes of forms whose address the site
	 * has. A dry run lists those, who would get email, what would be loaded from where, and what code would run.
	 */
	public static function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( strlen( $request->get_body() ) > self::LARGEST ) {
			return new WP_Error( 'frontage_forms_too_large', __( 'The file is larger than 2 MB. Export fewer forms at once.', 'frontage-forms' ), [ 'status' => 413 ] );
		}
		$entries = array_values( array_filter( (array) $request['forms'], 'is_array' ) );
		if ( true === $request['dry_run'] ) {
			return self::preview_import( $entries );
		}
		$forms = ( new FormImporter( ExistingItem::from_request( $request['choices'] ) ) )->import( $entries );
		if ( is_wp_error( $forms ) ) {
			return FormRepository::create_save_error( $forms );
		}
		return new WP_REST_Response(
			[
				'imported' => array_map(
					static fn ( Form $form, int $n ): array => [
						'id'      => $form->id,
						'title'   => $form->title,
						'cleaned' => self::has_removed_code( $entries[ $n ] ),
					],
					$forms,
					array_keys( $forms )
				),
			]
		);
	}

	/** @param list<array<mixed>> $entries */
	private static function preview_import( array $entries ): WP_REST_Response {
		$forms    = array_map( static fn ( array $entry ): Form => FormBundle::build_form( $entry, new FormRepository() ), $entries );
		$existing = ( new FormImporter() )->find_existing( $entries );
		$response = new WP_REST_Response(
			[
				'forms'   => array_map(
					static fn ( Form $form, array $entry, int $n ): array => [
						'title'    => $form->title,
						'cleaned'  => self::has_removed_code( $entry ),
						'existing' => $existing[ $n ]->title ?? '',
						'same'     => isset( $existing[ $n ] ) && self::is_same( $form, $existing[ $n ] ),
						'choices'  => isset( $existing[ $n ] ) ? ExistingItem::options( FormImporter::choices( $existing[ $n ] ) ) : [],
					],
					$forms,
					$entries,
					array_keys( $forms )
				),
				'effects' => FormImportEffects::list_effects( $forms ),
			]
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** Whether the existing form would look the same after it was replaced. */
	private static function is_same( Form $form, Form $existing ): bool {
		return FormBundle::export_forms( [ $form->with( [ 'hash' => $existing->hash ] ) ] ) === FormBundle::export_forms( [ $existing ] );
	}

	/** @param array<mixed> $entry */
	private static function has_removed_code( array $entry ): bool {
		return is_string( $entry['form'] ?? null ) && FormBundle::remove_executable_code( $entry['form'] ) !== $entry['form'];
	}
}
