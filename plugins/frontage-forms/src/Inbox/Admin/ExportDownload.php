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
	public static function answer(): void {
		$sent = RequestData::fields();
		if ( 'POST' !== RequestData::server( 'REQUEST_METHOD' ) || ! wp_verify_nonce( RecordReader::text( $sent['_wpnonce'] ?? '' ), MessageExporter::ACTION ) ) {
			self::refuse( __( 'Your session has expired. Go back, reload the page, and export again.', 'frontage-forms' ) );
		}
		if ( ! InboxCapabilities::may_read() ) {
			self::refuse( __( 'Sorry, you are not allowed to read messages. Ask an administrator for permission.', 'frontage-forms' ) );
		}
		$wanted = self::wanted( $sent );
		if ( is_wp_error( $wanted ) ) {
			self::refuse( __( 'The export request is incomplete. Go back, reload the page, and export again.', 'frontage-forms' ), 400 );
		}
		$format = RecordReader::text( $sent['format'] ?? '' );
		$format = in_array( $format, [ MessageExporter::JSON, MessageExporter::ROWS ], true ) ? $format : MessageExporter::CSV;
		self::send( $format, InboxController::filter_of( $wanted ), self::ids( $sent ) );
	}

	/**
	 * The same schemas as in REST.
	 *
	 * @param array<mixed> $sent
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function wanted( array $sent ): array|\WP_Error {
		$wanted = array_fill_keys( InboxSchema::FILTERS, null );
		foreach ( [ 'read', 'starred', 'done' ] as $name ) {
			if ( isset( $sent[ $name ] ) ) {
				$sent[ $name ] = [
					'yes' => true,
					'no'  => false,
				][ RecordReader::text( $sent[ $name ] ) ] ?? '';
			}
		}
		$shapes = InboxSchema::filter();
		foreach ( array_intersect_key( $sent, $wanted ) as $name => $value ) {
			$is_right = rest_validate_value_from_schema( $value, $shapes[ $name ], (string) $name );
			if ( is_wp_error( $is_right ) ) {
				return $is_right;
			}
			$wanted[ $name ] = $value;
		}
		return $wanted;
	}

	/**
	 * @param array<mixed> $sent
	 * @return list<int>
	 */
	private static function ids( array $sent ): array {
		$ids = array_map( 'intval', explode( ',', RecordReader::text( $sent['ids'] ?? '' ) ) );
		return array_slice( array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) ), 0, InboxController::AT_ONCE );
	}

	/**
	 * @param Filter    $filter
	 * @param list<int> $ids
	 */
	private static function send( string $format, array $filter, array $ids ): never {
		[ $type, $ending ] = MessageExporter::CSV === $format ? [ 'text/csv', 'csv' ] : [ 'application/json', 'json' ];
		$stream            = self::begin( $type, 'submissions-' . wp_date( 'Y-m-d' ) . ".$ending" );
		if ( $stream ) {
			( new MessageExporter( $stream ) )->write( $format, $filter, $ids );
		}
		exit;
	}

	/**
	 * Opens the output for a file download; earlier output is discarded.
	 *
	 * @return resource|false
	 */
	public static function begin( string $type, string $name ) {
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

	private static function refuse( string $why, int $status = 403 ): never {
		wp_die( esc_html( $why ), '', [ 'response' => (int) $status, 'back_link' => true ] );
	}
}
