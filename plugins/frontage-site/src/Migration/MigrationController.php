<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Import\RestUpload;
use Frontage\Kit\Import\ZipReader;
use Frontage\Kit\LocalFile;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Kit\Migration\MigrationParts;
use Frontage\Site\Migration\Safety\MigrationErrors;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes for exporting and importing a site. */
final class MigrationController {

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		$parts = [
			'description' => 'Names of parts; all when it is not there.',
			'type'        => 'array',
			'maxItems'    => 50,
			'items'       => [
				'type'      => 'string',
				'maxLength' => 40,
			],
		];
		self::route( '/kit', WP_REST_Server::READABLE, 'show', [] );
		self::route( '/kit/export', WP_REST_Server::READABLE, 'export', [ 'parts' => $parts ] );
		self::route( '/kit/look', WP_REST_Server::CREATABLE, 'preview', [] );
		self::route(
			'/kit/import',
			WP_REST_Server::CREATABLE,
			'import',
			[
				'id'      => [
					'description' => 'What looking at the kit gave.',
					'type'        => 'string',
					'pattern'     => '^[0-9a-f]{32}$',
					'required'    => true,
				],
				'parts'   => $parts,
				'scripts' => [
					'description' => 'Also what holds code that runs in browsers; for who may publish such code.',
					'type'        => 'boolean',
					'default'     => false,
				],
				'choices' => ExistingItem::argument(),
			]
		);
		self::route( '/kit/undo', WP_REST_Server::CREATABLE, 'undo', [] );
	}

	/**
	 * @param 'show'|'export'|'preview'|'import'|'undo' $method
	 * @param non-falsy-string                          $path
	 * @param array<string, mixed>                      $args
	 */
	private static function route( string $path, string $verbs, string $method, array $args ): void {
		register_rest_route(
			'frontage/v1',
			$path,
			[
				'methods'             => $verbs,
				'callback'            => [ self::class, $method ],
				'permission_callback' => [ MigrationPermission::class, 'check' ],
				'args'                => $args,
			]
		);
	}

	/** Returns what can be exported, and the import that can be undone. */
	public static function show(): WP_REST_Response {
		$parts = [];
		foreach ( MigrationParts::all() as $name => $part ) {
			$items   = $part->describe();
			$parts[] = [
				'name'  => $name,
				'title' => $part->title(),
				'items' => array_map(
					static fn ( string $key, string $title ): array => [
						'key'   => $key,
						'title' => wp_strip_all_tags( $title ),
					],
					array_map( strval( ... ), array_keys( $items ) ),
					array_values( $items )
				),
			];
		}
		return self::response(
			[
				'parts' => $parts,
				'undo'  => ImportJournal::last_import(),
			]
		);
	}

	/**
	 * Returns the export file (zip). What could not be exported is in the header X-Frontage-Kit, as JSON.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function export( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$export = ( new SiteExporter() )->write( self::parts( $request ) );
		if ( is_wp_error( $export ) ) {
			return $export;
		}
		$answer = self::response( null );
		$answer->header( 'Content-Type', 'application/zip' );
		$answer->header( 'X-Content-Type-Options', 'nosniff' );
		$answer->header( 'Content-Disposition', 'attachment; filename="' . SiteExporter::name() . '"' );
		$answer->header( 'Content-Length', (string) filesize( $export['file'] ) );
		$skipped = [
			'name'  => SiteExporter::name(),
			'items' => $export['items'],
			'media' => $export['media'],
			'left'  => array_slice( $export['left'], 0, 20 ),
		];
		$answer->header( 'X-Frontage-Kit', (string) wp_json_encode( $skipped ) );
		add_filter(
			'rest_pre_serve_request',
			static function ( bool $is_served, mixed $result ) use ( $answer, $export ): bool {
				if ( $result !== $answer || $is_served ) {
					return $is_served;
				}
				LocalFile::send( $export['file'] );
				return true;
			},
			10,
			2
		);
		register_shutdown_function( static fn () => wp_delete_file( $export['file'] ) );
		return $answer;
	}

	/**
	 * Checks an export file, sent as `file` of a form, and keeps it for two hours. 201 with its id, site, items and the
	 * outcome for each; 400 with the reason why it is rejected.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function preview( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$file = RestUpload::file( $request, ZipReader::BYTES );
		if ( null === $file ) {
			/* translators: %s: a size, such as 8 MB */
			return MigrationErrors::error( 'no_file', sprintf( __( 'Choose an export file of up to %s, the upload limit of this server.', 'frontage-site' ), size_format( min( ZipReader::BYTES, wp_max_upload_size() ) ) ) );
		}
		$preview = SiteImporter::preview( $file['path'], $file['name'] );
		return is_wp_error( $preview ) ? $preview : self::response( $preview, 201 );
	}

	/**
	 * Continues an import for some seconds. 200 with finished, done, total and, at the end, items; repeat until it is
	 * finished. 410 if the export file has expired; 409 while another import is running.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$stepped = SiteImporter::step( is_string( $request['id'] ) ? $request['id'] : '', self::parts( $request ), true === $request['scripts'], ExistingItem::from_request( $request['choices'] ) );
		return is_wp_error( $stepped ) ? $stepped : self::response( $stepped );
	}

	/**
	 * Reverts the last import. 200 with messages about what was kept; 404 if there is nothing to undo; 500 if the database
	 * refused a part, which can be tried again.
	 */
	public static function undo(): WP_REST_Response|WP_Error {
		$not_undone = SiteImporter::undo();
		return is_wp_error( $not_undone ) ? $not_undone : self::response( [ 'stayed' => $not_undone ] );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<string>|null
	 */
	private static function parts( WP_REST_Request $request ): ?array {
		return is_array( $request['parts'] ) ? array_values( array_filter( $request['parts'], is_string( ... ) ) ) : null;
	}

	private static function response( mixed $data, int $status = 200 ): WP_REST_Response {
		$answer = new WP_REST_Response( $data, $status );
		$answer->header( 'Cache-Control', 'no-store' );
		return $answer;
	}
}
