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

	/** On `rest_api_init`. */
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
					'args'                => InboxSchema::filter(),
				],
				[
					'methods'             => \WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'mark' ],
					'permission_callback' => [ $this, 'may_mark' ],
					'args'                => [
						'ids'  => InboxSchema::ids( self::AT_ONCE ),
						...InboxSchema::marks(),
					],
				],
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete' ],
					'permission_callback' => [ $this, 'may_delete' ],
					'args'                => [ 'ids' => InboxSchema::ids( self::AT_ONCE ) ],
				],
				'schema' => [ InboxSchema::class, 'list' ],
			]
		);
		register_rest_route(
			'frontage/v1',
			'/submissions/(?P<id>\d{1,18})',
			[
				'args'   => [ 'id' => InboxSchema::id() ],
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'open' ],
					'permission_callback' => [ $this, 'may_read' ],
				],
				[
					'methods'             => \WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'mark_one' ],
					'permission_callback' => [ $this, 'may_mark' ],
					'args'                => InboxSchema::marks(),
				],
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete_one' ],
					'permission_callback' => [ $this, 'may_delete' ],
				],
				'schema' => [ InboxSchema::class, 'submission' ],
			]
		);
	}

	public function may_read( \WP_REST_Request $request ): true|\WP_Error {
		return InboxCapabilities::may_read( self::id( $request ) ) ? true : InboxCapabilities::refusal_to_read();
	}

	/** Whoever a message is assigned to may reply to it, so assigning needs the capability to delete. */
	public function may_mark( \WP_REST_Request $request ): true|\WP_Error {
		return isset( $request['assigned_to'] ) ? $this->may_delete( $request ) : $this->may_read( $request );
	}

	public function may_delete( \WP_REST_Request $request ): true|\WP_Error {
		return InboxCapabilities::may_delete( self::id( $request ) ) ? true : InboxCapabilities::refusal_to_delete();
	}

	/** Lists submissions, newest first, by page, with the counts of all and of unread ones. */
	public function list( \WP_REST_Request $request ): \WP_REST_Response {
		$filter     = self::filter( $request );
		$searching  = '' !== trim( $filter['search'] ?? '' );
		$unsearched = $searching ? SearchIndex::for_a_search() : 0;
		$page       = $this->query->page( $filter, self::number( $request, 'per_page' ), is_string( $request['older'] ) ? $request['older'] : '' );
		$rows       = array_values( array_filter( $page['rows'], static fn ( array $row ): bool => InboxCapabilities::may_read( $row['id'] ) ) );
		_prime_post_caches( array_column( $rows, 'form_id' ), false, false );
		$records = isset( $filter['form'] ) ? $this->query->records( array_column( $rows, 'id' ) ) : [];
		return self::answer(
			[
				'submissions' => array_map( static fn ( array $row ): array => ( new MessagePresenter( $row ) )->summary() + self::values( $records[ $row['id'] ] ?? null ), $rows ),
				'columns'     => isset( $filter['form'] ) ? self::columns( $filter['form'], $records ) : [],
				'older'       => $page['older'],
				'total'       => $this->query->total( $filter ),
				'unread'      => $this->query->unread(),
				'tabs'        => $this->query->tabs( $filter ),
				'unsearched'  => $unsearched,
			]
		);
	}

	/** Returns a submission with all submitted data. */
	public function open( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		return self::whole( $this->query, self::id( $request ) );
	}

	/** Marks submissions as read, starred or done, or assigns them to a user. */
	public function mark( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$marks = self::marks( $request );
		if ( is_wp_error( $marks ) ) {
			return $marks;
		}
		$user = $marks['assigned_to'] ?? 0;
		$may  = static fn ( int $id ): bool => isset( $marks['assigned_to'] )
			? InboxCapabilities::may_delete( $id ) && ( ! $user || user_can( (int) $user, InboxCapabilities::READ, $id ) )
			: InboxCapabilities::may_read( $id );
		$ids  = array_values( array_filter( $this->query->existing( self::ids( $request ) ), $may ) );
		return $this->changes->mark( $ids, $marks ) ? self::answer( [ 'changed' => $ids ] ) : self::refused();
	}

	/** Deletes submissions permanently. */
	public function delete( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$ids = array_values( array_filter( $this->query->existing( self::ids( $request ) ), InboxCapabilities::may_delete( ... ) ) );
		return $this->changes->delete( $ids ) ? self::answer( [ 'changed' => $ids ] ) : self::refused();
	}

	/** Marks a submission as read, starred or done, or assigns it to a user, and returns it. */
	public function mark_one( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id    = self::id( $request );
		$marks = self::marks( $request, $id );
		if ( is_wp_error( $marks ) ) {
			return $marks;
		}
		if ( ! $this->query->existing( [ $id ] ) ) {
			return self::missing();
		}
		return $this->changes->mark( [ $id ], $marks ) ? $this->open( $request ) : self::refused();
	}

	/** @return array<string, bool|int>|\WP_Error The requested marks; an error when there are none, or the user may not read the message. */
	private static function marks( \WP_REST_Request $request, int $id = 0 ): array|\WP_Error {
		$marks = [];
		foreach ( array_keys( InboxSchema::marks() ) as $name ) {
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
		$id = self::id( $request );
		if ( ! $this->query->existing( [ $id ] ) ) {
			return self::missing();
		}
		return $this->changes->delete( [ $id ] ) ? self::answer( [ 'deleted' => true ] ) : self::refused();
	}

	/** The database accepts no changes: it is read-only, or its disk is full. */
	public static function refused(): \WP_Error {
		return new \WP_Error( 'frontage_database_away', __( 'Could not save the change because the database is read-only. Try again. If it keeps failing, ask your host whether the disk is full.', 'frontage-forms' ), [ 'status' => 503 ] );
	}

	/** All data of a submission; the caller has checked the capability to read it. */
	public static function whole( SubmissionQuery $query, int $id ): \WP_REST_Response|\WP_Error {
		$row = $query->one( $id );
		return $row ? self::answer(
			[
				...( new MessagePresenter( $row ) )->whole( $query->record( $id ), ( new SubmissionNotes() )->of( $id ), DeliveryInfo::of( $id ), FileDownload::of( $id ) ),
				'may_reply' => InboxCapabilities::may_reply( $id, $row['assigned_to'] ),
			]
		) : self::missing();
	}

	/** @param array<string, mixed> $data */
	public static function answer( array $data ): \WP_REST_Response {
		// Personal data: neither browsers nor proxies may store a copy.
		return new \WP_REST_Response( $data, 200, [ 'Cache-Control' => 'no-store, private' ] );
	}

	public static function missing(): \WP_Error {
		return new \WP_Error( 'frontage_submission_missing', __( 'This message no longer exists. Someone has deleted it.', 'frontage-forms' ), [ 'status' => 404 ] );
	}

	/** @return Filter */
	private static function filter( \WP_REST_Request $request ): array {
		$wanted = [];
		foreach ( InboxSchema::FILTERS as $name ) {
			$wanted[ $name ] = $request[ $name ];
		}
		return self::filter_of( $wanted );
	}

	/**
	 * The requested filters that match the schemas of `InboxSchema::filter()`; days are converted to times.
	 *
	 * @param array<string, mixed> $wanted By the names of `InboxSchema::FILTERS`.
	 * @return Filter
	 */
	public static function filter_of( array $wanted ): array {
		$filter = [];
		if ( is_numeric( $wanted['form'] ) && (int) $wanted['form'] > 0 ) {
			$filter['form'] = (int) $wanted['form'];
		}
		if ( is_string( $wanted['state'] ) ) {
			$filter['state'] = $wanted['state'];
		}
		foreach ( [ 'read', 'starred', 'done' ] as $name ) {
			if ( is_bool( $wanted[ $name ] ) ) {
				$filter[ $name ] = $wanted[ $name ];
			}
		}
		if ( is_numeric( $wanted['assigned'] ) && (int) $wanted['assigned'] >= 0 ) {
			$filter['assigned'] = (int) $wanted['assigned'];
		}
		if ( is_string( $wanted['search'] ) ) {
			$filter['search'] = $wanted['search'];
		}
		if ( is_string( $wanted['from'] ) ) {
			$filter['from'] = SiteTime::utc( $wanted['from'] );
		}
		if ( is_string( $wanted['until'] ) ) {
			$filter['until'] = SiteTime::utc( $wanted['until'], true );
		}
		return $filter;
	}

	/**
	 * @param array<mixed>|null $record
	 * @return array{values?: array<string, string>|\stdClass}
	 */
	private static function values( ?array $record ): array {
		$texts = null === $record ? null : MessageFields::texts( $record );
		return null === $texts ? [] : [ 'values' => $texts ? $texts : new \stdClass() ];
	}

	/**
	 * @param array<array<mixed>> $records
	 * @return list<array{name: string, label: string}>
	 */
	private static function columns( int $form, array $records ): array {
		return array_map(
			static fn ( string $name ): array => [
				'name'  => $name,
				'label' => MessageFields::label( $name ),
			],
			MessageFields::names( $form, $records )
		);
	}

	private static function id( \WP_REST_Request $request ): int {
		return self::number( $request, 'id' );
	}

	public static function number( \WP_REST_Request $request, string $name ): int {
		return is_numeric( $request[ $name ] ) ? (int) $request[ $name ] : 0;
	}

	/** @return list<int> */
	public static function ids( \WP_REST_Request $request ): array {
		return array_values( array_unique( array_filter( (array) $request['ids'], 'is_int' ) ) );
	}
}
