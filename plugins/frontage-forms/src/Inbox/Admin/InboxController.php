<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Database\SiteTime;
use Frontage\Forms\Inbox\DeliveryInfo;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Inbox\MessageFields;
use Frontage\Forms\Inbox\MessagePresenter;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionFilter;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionQuery;

defined( 'ABSPATH' ) || exit;

/**
 * The inbox over REST, for the screen in wp-admin: list, open, mark, delete.
 *
 * WordPress checks the nonce before any capability: a cookie without a nonce counts as signed out.
 * Capabilities are checked for each submission. In bulk, one that a user may not read is treated as missing; a single one is refused.
 *
 * @phpstan-import-type Filter from SubmissionFilter
 */
final class InboxController {

	/** The maximum that a page can show and select. */
	public const AT_ONCE = 100;

	public function __construct( private readonly SubmissionQuery $query, private readonly SubmissionActions $changes ) {}

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		( new self( new SubmissionQuery(), new SubmissionActions() ) )->register_routes();
	}

	public function register_routes(): void {
		register_rest_route(
			'frontage/v1',
			'/submissions',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'list' ],
					'permission_callback' => [ $this, 'may_read' ],
					'args'                => InboxSchema::filter_schema(),
				],
				[
					'methods'             => \WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'mark' ],
					'permission_callback' => [ $this, 'may_mark' ],
					'args'                => [
						'ids'  => InboxSchema::ids_schema( self::AT_ONCE ),
						...InboxSchema::marks_schema(),
					],
				],
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete' ],
					'permission_callback' => [ $this, 'may_delete' ],
					'args'                => [ 'ids' => InboxSchema::ids_schema( self::AT_ONCE ) ],
				],
				'schema' => [ InboxSchema::class, 'list_schema' ],
			]
		);
		register_rest_route(
			'frontage/v1',
			'/submissions/(?P<id>\d{1,18})',
			[
				'args'   => [ 'id' => InboxSchema::id_schema() ],
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_item' ],
					'permission_callback' => [ $this, 'may_read' ],
				],
				[
					'methods'             => \WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'mark_one' ],
					'permission_callback' => [ $this, 'may_mark' ],
					'args'                => InboxSchema::marks_schema(),
				],
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete_one' ],
					'permission_callback' => [ $this, 'may_delete' ],
				],
				'schema' => [ InboxSchema::class, 'submission_schema' ],
			]
		);
	}

	public function may_read( \WP_REST_Request $request ): true|\WP_Error {
		return InboxCapabilities::may_read( self::parse_id( $request ) ) ? true : InboxCapabilities::read_error();
	}

	/** The user to whom a message is assigned may reply to it, so assigning needs the capability to delete. */
	public function may_mark( \WP_REST_Request $request ): true|\WP_Error {
		return isset( $request['assigned_to'] ) ? $this->may_delete( $request ) : $this->may_read( $request );
	}

	public function may_delete( \WP_REST_Request $request ): true|\WP_Error {
		return InboxCapabilities::may_delete( self::parse_id( $request ) ) ? true : InboxCapabilities::delete_error();
	}

	/** Lists submissions, newest first, by page, with the counts of all and of unread ones. */
	public function list( \WP_REST_Request $request ): \WP_REST_Response {
		$filter     = self::parse_filter( $request );
		$searching  = '' !== trim( $filter['search'] ?? '' );
		$unsearched = $searching ? SearchIndex::index_before_search() : 0;
		$page       = $this->query->find_page( $filter, self::parse_number( $request, 'per_page' ), is_string( $request['older'] ) ? $request['older'] : '' );
		$rows       = array_values( array_filter( $page['rows'], static fn ( array $row ): bool => InboxCapabilities::may_read( $row['id'] ) ) );
		_prime_post_caches( array_column( $rows, 'form_id' ), false, false );
		$records = isset( $filter['form'] ) ? $this->query->load_records( array_column( $rows, 'id' ) ) : [];
		return self::create_response(
			[
				'submissions' => array_map( static fn ( array $row ): array => ( new MessagePresenter( $row ) )->summary() + self::list_values( $records[ $row['id'] ] ?? null ), $rows ),
				'columns'     => isset( $filter['form'] ) ? self::list_columns( $filter['form'], $records ) : [],
				'older'       => $page['older'],
				'total'       => $this->query->count_total( $filter ),
				'unread'      => $this->query->count_unread(),
				'tabs'        => $this->query->count_tabs( $filter ),
				'unsearched'  => $unsearched,
			]
		);
	}

	/** Returns a submission with all submitted data. */
	public function get_item( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		return self::full_response( $this->query, self::parse_id( $request ) );
	}

	/** Marks submissions as read, starred or done, or assigns them to a user. */
	public function mark( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$marks = self::parse_marks( $request );
		if ( is_wp_error( $marks ) ) {
			return $marks;
		}
		$user       = $marks['assigned_to'] ?? 0;
		$is_allowed = static fn ( int $id ): bool => isset( $marks['assigned_to'] )
			? InboxCapabilities::may_delete( $id ) && ( ! $user || user_can( (int) $user, InboxCapabilities::READ, $id ) )
			: InboxCapabilities::may_read( $id );
		$ids        = array_values( array_filter( $this->query->filter_existing( self::parse_ids( $request ) ), $is_allowed ) );
		return $this->changes->mark( $ids, $marks ) ? self::create_response( [ 'changed' => $ids ] ) : self::database_error();
	}

	/** Deletes submissions permanently. */
	public function delete( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$ids = array_values( array_filter( $this->query->filter_existing( self::parse_ids( $request ) ), InboxCapabilities::may_delete( ... ) ) );
		return $this->changes->delete( $ids ) ? self::create_response( [ 'changed' => $ids ] ) : self::database_error();
	}

	/** Marks a submission as read, starred or done, or assigns it to a user, and returns it. */
	public function mark_one( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id    = self::parse_id( $request );
		$marks = self::parse_marks( $request, $id );
		if ( is_wp_error( $marks ) ) {
			return $marks;
		}
		if ( ! $this->query->filter_existing( [ $id ] ) ) {
			return self::not_found_error();
		}
		return $this->changes->mark( [ $id ], $marks ) ? $this->get_item( $request ) : self::database_error();
	}

	/** @return array<string, bool|int>|\WP_Error The requested marks; an error when there are none, or the user may not read the message. */
	private static function parse_marks( \WP_REST_Request $request, int $id = 0 ): array|\WP_Error {
		$marks = [];
		foreach ( array_keys( InboxSchema::marks_schema() ) as $name ) {
			$value = $request[ $name ];
			if ( is_bool( $value ) || is_int( $value ) ) {
				$marks[ $name ] = $value;
			}
		}
		if ( ! $marks ) {
			return new \WP_Error( 'rest_missing_callback_param', __( 'Specify what to change: read, starred, done, or assigned_to.', 'frontage-forms' ), [ 'status' => 400 ] );
		}
		$user = (int) ( $marks['assigned_to'] ?? 0 );
		if ( $user && ! ( $id ? user_can( $user, InboxCapabilities::READ, $id ) : user_can( $user, InboxCapabilities::READ ) ) ) {
			return new \WP_Error( 'frontage_assignee_forbidden', __( 'This user can’t read messages. Choose another user.', 'frontage-forms' ), [ 'status' => 400 ] );
		}
		return $marks;
	}

	/** Deletes a submission permanently. */
	public function delete_one( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id = self::parse_id( $request );
		if ( ! $this->query->filter_existing( [ $id ] ) ) {
			return self::not_found_error();
		}
		return $this->changes->delete( [ $id ] ) ? self::create_response( [ 'deleted' => true ] ) : self::database_error();
	}

	/** The database accepts no changes: it is read-only, or its disk is full. */
	public static function database_error(): \WP_Error {
		return new \WP_Error( 'frontage_database_away', __( 'Could not save the change because the database is read-only. Try again. If it keeps failing, ask your host whether the disk is full.', 'frontage-forms' ), [ 'status' => 503 ] );
	}

	/** All data of a submission; the caller has checked the capability to read it. */
	public static function full_response( SubmissionQuery $query, int $id ): \WP_REST_Response|\WP_Error {
		$row = $query->find_one( $id );
		return $row ? self::create_response(
			[
				...( new MessagePresenter( $row ) )->full_message( $query->load_record( $id ), ( new SubmissionNotes() )->find_by_submission( $id ), DeliveryInfo::find_deliveries( $id ), FileDownload::find_files( $id ) ),
				'may_reply' => InboxCapabilities::may_reply( $id, $row['assigned_to'] ),
			]
		) : self::not_found_error();
	}

	/** @param array<string, mixed> $data */
	public static function create_response( array $data ): \WP_REST_Response {
		// Personal data: neither browsers nor proxies may store a copy.
		return new \WP_REST_Response( $data, 200, [ 'Cache-Control' => 'no-store, private' ] );
	}

	public static function not_found_error(): \WP_Error {
		return new \WP_Error( 'frontage_submission_missing', __( 'This message no longer exists. Someone has deleted it.', 'frontage-forms' ), [ 'status' => 404 ] );
	}

	/** @return Filter */
	private static function parse_filter( \WP_REST_Request $request ): array {
		$requested_filter = [];
		foreach ( InboxSchema::FILTERS as $name ) {
			$requested_filter[ $name ] = $request[ $name ];
		}
		return self::clean_filter( $requested_filter );
	}

	/**
	 * The requested filters that match the schemas of `InboxSchema::filter_schema()`; days are converted to times.
	 *
	 * @param array<string, mixed> $requested_filter By the names of `InboxSchema::FILTERS`.
	 * @return Filter
	 */
	public static function clean_filter( array $requested_filter ): array {
		$filter = [];
		if ( is_numeric( $requested_filter['form'] ) && (int) $requested_filter['form'] > 0 ) {
			$filter['form'] = (int) $requested_filter['form'];
		}
		if ( is_string( $requested_filter['state'] ) ) {
			$filter['state'] = $requested_filter['state'];
		}
		foreach ( [ 'read', 'starred', 'done' ] as $name ) {
			if ( is_bool( $requested_filter[ $name ] ) ) {
				$filter[ $name ] = $requested_filter[ $name ];
			}
		}
		if ( is_numeric( $requested_filter['assigned'] ) && (int) $requested_filter['assigned'] >= 0 ) {
			$filter['assigned'] = (int) $requested_filter['assigned'];
		}
		if ( is_string( $requested_filter['search'] ) ) {
			$filter['search'] = $requested_filter['search'];
		}
		if ( is_string( $requested_filter['from'] ) ) {
			$filter['from'] = SiteTime::to_utc( $requested_filter['from'] );
		}
		if ( is_string( $requested_filter['until'] ) ) {
			$filter['until'] = SiteTime::to_utc( $requested_filter['until'], true );
		}
		return $filter;
	}

	/**
	 * @param array<mixed>|null $record
	 * @return array{values?: array<string, string>|\stdClass}
	 */
	private static function list_values( ?array $record ): array {
		$texts = null === $record ? null : MessageFields::list_texts( $record );
		return null === $texts ? [] : [ 'values' => $texts ? $texts : new \stdClass() ];
	}

	/**
	 * @param array<array<mixed>> $records
	 * @return list<array{name: string, label: string}>
	 */
	private static function list_columns( int $form, array $records ): array {
		return array_map(
			static fn ( string $name ): array => [
				'name'  => $name,
				'label' => MessageFields::field_label( $name ),
			],
			MessageFields::list_names( $form, $records )
		);
	}

	private static function parse_id( \WP_REST_Request $request ): int {
		return self::parse_number( $request, 'id' );
	}

	public static function parse_number( \WP_REST_Request $request, string $name ): int {
		return is_numeric( $request[ $name ] ) ? (int) $request[ $name ] : 0;
	}

	/** @return list<int> */
	public static function parse_ids( \WP_REST_Request $request ): array {
		return array_values( array_unique( array_filter( (array) $request['ids'], 'is_int' ) ) );
	}
}
