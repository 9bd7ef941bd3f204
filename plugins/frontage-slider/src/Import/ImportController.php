<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Import\RestUpload;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\SliderImport\Source\ExportArchive;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes that import a file with sliders for users who may import.
 *
 * @phpstan-import-type Choice from ExistingItem
 */
final class ImportController {

	public static function register(): void {
		self::register_import();
		self::register_pending_import();
		self::register_image_fetch();
	}

	/** The route that imports all sliders of a posted file. */
	private static function register_import(): void {
		register_rest_route(
			'frontage/v1',
			'/sliders/import',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'import' ],
				'permission_callback' => [ SliderCreator::class, 'is_allowed' ],
				'args'                => [
					'media'   => self::media_argument(),
					'hosts'   => [
						...self::hosts_argument(),
						'description' => 'Other sites to copy from and whose stylesheets may be read; * for all of them.',
					],
					'copy'    => [
						'description' => 'Addresses to copy, of whatever site.',
						'type'        => 'array',
						'maxItems'    => 2000,
						'items'       => [
							'type'      => 'string',
							'maxLength' => 4096,
						],
						'default'     => [],
					],
					'status'  => self::status_argument(),
					'choices' => ExistingItem::argument(),
					'dry_run' => [
						'description' => 'Only reports: nothing is stored.',
						'type'        => 'boolean',
						'default'     => false,
					],
				],
			]
		);
	}

	/** The route that imports one slider of a pending import. */
	private static function register_pending_import(): void {
		register_rest_route(
			'frontage/v1',
			'/sliders/import/take',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'import_pending' ],
				'permission_callback' => [ SliderCreator::class, 'is_allowed' ],
				'args'                => [
					'source' => [
						'description' => 'What the screen Sliders → Import keeps to be looked at.',
						'type'        => 'string',
						'pattern'     => '^[0-9a-f]{32}$',
						'required'    => true,
					],
					'slider' => [
						'description' => 'Which slider of it, from 0.',
						'type'        => 'integer',
						'minimum'     => 0,
						'maximum'     => 199,
						'required'    => true,
					],
					'last'   => [
						'description' => 'Nothing else of it is wanted.',
						'type'        => 'boolean',
						'default'     => false,
					],
					'media'   => self::media_argument(),
					'status'  => self::status_argument(),
					'choices' => ExistingItem::argument(),
					'aliases' => [
						'description'          => 'Aliases of sliders of it that were imported before, by their number: dialogs open them.',
						'type'                 => 'object',
						'default'              => [],
						'maxProperties'        => 200,
						'additionalProperties' => [
							'type'      => 'string',
							'maxLength' => 200,
						],
					],
				],
			]
		);
	}

	/** The route that fetches images of other sites. */
	private static function register_image_fetch(): void {
		register_rest_route(
			'frontage/v1',
			'/sliders/(?P<id>\d{1,18})/pictures',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'fetch_images' ],
				'permission_callback' => [ self::class, 'may_fetch' ],
				'args'                => [
					'id'    => [
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
					],
					'hosts' => self::hosts_argument(),
					'again' => [
						'description' => 'Also those that could not be fetched before.',
						'type'        => 'boolean',
						'default'     => false,
					],
				],
			]
		);
	}

	/**
	 * The `status` argument of the import routes.
	 *
	 * @return array<string, mixed>
	 */
	private static function status_argument(): array {
		return [
			'type'    => 'string',
			'enum'    => [ 'draft', 'publish', 'private' ],
			'default' => 'draft',
		];
	}

	/**
	 * The `media` argument of the import routes.
	 *
	 * @return array<string, mixed>
	 */
	private static function media_argument(): array {
		return [
			'description' => 'What becomes of pictures and films: copied into the media library (out of the file, from this site, or from the hosts), left where they are and not shown, or shown from where they are. Copied where the user may add files, else left.',
			'type'        => 'string',
			'enum'        => [ MediaImporter::LEAVE, MediaImporter::COPY, MediaImporter::LINK ],
		];
	}

	/**
	 * The `hosts` argument: sites to copy from.
	 *
	 * @return array<string, mixed>
	 */
	private static function hosts_argument(): array {
		return [
			'description' => 'Other sites to copy from; * for all of them.',
			'type'        => 'array',
			'maxItems'    => 200,
			'items'       => [
				'type'      => 'string',
				'maxLength' => 255,
			],
			'default'     => [],
		];
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public static function may_fetch( WP_REST_Request $request ): bool {
		$id = is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
		return SliderCreator::is_allowed() && current_user_can( 'upload_files' ) && SliderRepository::POST_TYPE === get_post_type( $id ) && current_user_can( 'edit_post', $id );
	}

	/**
	 * Imports one slider of a pending import. 201 with id, alias, title, edit and report; 410 if it has expired. Images
	 * of other sites are fetched by `/sliders/{id}/pictures`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function import_pending( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$target = self::target( $request );
		if ( is_wp_error( $target ) ) {
			return $target;
		}
		[ $mode, $status ] = $target;
		$stage             = PendingImport::open( is_string( $request['source'] ) ? $request['source'] : '' );
		if ( null === $stage ) {
			return PendingImport::expired_error();
		}
		$aliases = array_map( sanitize_title( ... ), array_filter( (array) $request['aliases'], is_string( ... ) ) );
		$sliders = ( new SliderCreator( new MediaImporter( $mode ), $status, false, self::choices( $request ), $aliases ) )->create( $stage->source, [ is_numeric( $request['slider'] ) ? (int) $request['slider'] : 0 ] );
		if ( is_wp_error( $sliders ) ) {
			return $sliders;
		}
		if ( ! $sliders ) {
			return new WP_Error( 'frontage_slider_not_imported', __( 'Select at least one slider.', 'frontage-slider' ), [ 'status' => 400, 'reason' => 'skipped' ] );
		}
		if ( true === $request['last'] ) {
			$stage->discard();
		}
		return new WP_REST_Response( $sliders[0], 201 );
	}

	/**
	 * Fetches the next few images of an imported slider from the given sites. 200 with copied, failed, left; 404
	 * without a report.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function fetch_images( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$hosts = array_values( array_filter( (array) $request['hosts'], is_string( ... ) ) );
		$done  = ( new RemoteImageFetcher() )->fetch( is_numeric( $request['id'] ) ? (int) $request['id'] : 0, $hosts, true === $request['again'] );
		return is_wp_error( $done ) ? $done : new WP_REST_Response( $done );
	}

	/**
	 * Creates sliders from a saved page or an export, sent as `file` of a form: all sliders in it, or none. 201 with
	 * sliders: id, alias, title, edit (URL of the editor), report; and effects: who gets email, what loads from where,
	 * what code runs. 200 if nothing was to be stored; 400 with the reason.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$file = RestUpload::file( $request, ExportArchive::BYTES );
		if ( null === $file ) {
			return new WP_Error( 'frontage_slider_not_imported', __( 'Upload a file of up to 50 MB: a saved page, or an export in JSON or zip format. Your server’s upload limit may be lower.', 'frontage-slider' ), [ 'status' => 400, 'reason' => 'no-file' ] );
		}
		$copy   = array_values( array_filter( (array) $request['copy'], is_string( ... ) ) );
		$target = self::target( $request );
		if ( is_wp_error( $target ) ) {
			return $target;
		}
		[ $mode, $status ] = $target;
		$hosts             = array_values( array_filter( (array) $request['hosts'], is_string( ... ) ) );
		$dry               = true === $request['dry_run'];
		$import            = new SliderCreator( new MediaImporter( $mode, $hosts, $copy ), $status, $dry, self::choices( $request ) );
		$sliders           = $import->create_from_file( $file['path'], $hosts );
		return is_wp_error( $sliders ) ? $sliders : new WP_REST_Response( [ 'sliders' => $sliders, 'effects' => $import->effects() ], $dry ? 200 : 201 );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<int, Choice> By the number of the slider in its file.
	 */
	private static function choices( WP_REST_Request $request ): array {
		return array_filter( ExistingItem::from_request( $request['choices'] ), is_int( ... ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{ string, string }|WP_Error How media are imported, and the status of new sliders, if the user may do both.
	 */
	private static function target( WP_REST_Request $request ): array|WP_Error {
		$mode    = is_string( $request['media'] ) ? $request['media'] : SliderCreator::default_media_mode();
		$status  = is_string( $request['status'] ) ? $request['status'] : 'draft';
		$missing = SliderCreator::missing_permission( $mode, $status );
		return null === $missing ? [ $mode, $status ] : new WP_Error( 'frontage_slider_not_allowed', $missing, [ 'status' => 403 ] );
	}
}
