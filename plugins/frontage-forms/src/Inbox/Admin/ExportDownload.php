<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Inbox\RecordReader;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\SubmissionStore\SubmissionFilter;
use Frontage\Kit\Http\TimeLimit;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the "Export" button: checks the user and the filters, then streams the file.
 *
 * @phpstan-import-type Filter from SubmissionFilter
 */
final class ExportDownload {

	/** On `admin_post_frontage_forms_export`; accepts POST only. */
	public static function handle_request(): void {
		$posted_fields = RequestData::fields();
		if ( 'POST' !== RequestData::server( 'REQUEST_METHOD' ) || ! wp_verify_nonce( RecordReader::parse_text( $posted_fields['_wpnonce'] ?? '' ), MessageExporter::ACTION ) ) {
			self::send_error( __( 'Your session has expired. Go back, reload the page, and export again.', 'frontage-forms' ) );
		}
		if ( ! InboxCapabilities::may_read() ) {
			self::send_error( __( 'Sorry, you are not allowed to read messages. Ask an administrator for permission.', 'frontage-forms' ) );
		}
		$parsed_request = self::parse_request( $posted_fields );
		if ( is_wp_error( $parsed_request ) ) {
			self::send_error( __( 'The export request is incomplete. Go back, reload the page, and export again.', 'frontage-forms' ), 400 );
		}
		$format = RecordReader::parse_text( $posted_fields['format'] ?? '' );
		$format = in_array( $format, [ MessageExporter::JSON, MessageExporter::ROWS ], true ) ? $format : MessageExporter::CSV;
		self::send_file( $format, InboxController::clean_filter( $parsed_request ), self::parse_ids( $posted_fields ) );
	}

	/**
	 * The same schemas as in REST.
	 *
	 * @param array<mixed> $posted_fields
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function parse_request( array $posted_fields ): array|\WP_Error {
		$parsed_request = array_fill_keys( InboxSchema::FILTERS, null );
		foreach ( [ 'read', 'starred', 'done' ] as $name ) {
			if ( isset( $posted_fields[ $name ] ) ) {
				$posted_fields[ $name ] = [
					'yes' => true,
					'no'  => false,
				][ RecordReader::parse_text( $posted_fields[ $name ] ) ] ?? '';
			}
		}
		$shapes = InboxSchema::filter_schema();
		foreach ( array_intersect_key( $posted_fields, $parsed_request ) as $name => $value ) {
			$is_right = rest_validate_value_from_schema( $value, $shapes[ $name ], (string) $name );
			if ( is_wp_error( $is_right ) ) {
				return $is_right;
			}
			$parsed_request[ $name ] = $value;
		}
		return $parsed_request;
	}

	/**
	 * @param array<mixed> $posted_fields
	 * @return list<int>
	 */
	private static function parse_ids( array $posted_fields ): array {
		$ids = array_map( 'intval', explode( ',', RecordReader::parse_text( $posted_fields['ids'] ?? '' ) ) );
		return array_slice( array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) ), 0, InboxController::AT_ONCE );
	}

	/**
	 * @param Filter    $filter
	 * @param list<int> $ids
	 */
	private static function send_file( string $format, array $filter, array $ids ): never {
		[ $type, $extension ] = MessageExporter::CSV === $format ? [ 'text/csv', 'csv' ] : [ 'application/json', 'json' ];
		$stream               = self::open_download( $type, 'submissions-' . wp_date( 'Y-m-d' ) . ".$extension" );
		if ( $stream ) {
			( new MessageExporter( $stream ) )->write_messages( $format, $filter, $ids );
		}
		exit;
	}

	/**
	 * Opens the output for a file download; earlier output is discarded.
	 *
	 * @return resource|false
	 */
	public static function open_download( string $type, string $name ) {
		while ( ob_get_level() ) {
			ob_end_clean(); // A buffer would hold the whole file.
		}
		TimeLimit::set( 0 ); // Large exports over slow connections take long.
		nocache_headers();
		header( "Content-Type: $type; charset=utf-8" );
		header( "Content-Disposition: attachment; filename=\"$name\"" );
		header( 'X-Content-Type-Options: nosniff' );
		return fopen( 'php://output', 'wb' ); // The response itself.
	}

	private static function send_error( string $message, int $status = 403 ): never {
		wp_die( esc_html( $message ), '', [ 'response' => (int) $status, 'back_link' => true ] );
	}
}
