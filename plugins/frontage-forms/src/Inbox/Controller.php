<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * The inbox over REST, for the screen in wp-admin: list, open, mark, delete.
 *
 * Core has checked the nonce before a capability is asked for: a cookie without one is nobody.
 * Each submission is judged on its own; one that a person may not see is answered like one that is not there in bulk,
 * and refused by name otherwise.
 */
final class Controller {

	/** As many as a page can hold and be ticked. */
	private const AT_ONCE = 100;

	public function __construct( private readonly Query $query, private readonly Changes $changes ) {}

	/** On `rest_api_init`. */
	public static function register(): void {
		( new self( new Query(), new Changes() ) )->register_routes();
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
					'args'                => Schema::filter(),
				],
				[
					'methods'             => \WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'mark' ],
					'permission_callback' => [ $this, 'may_read' ],
					'args'                => [
						'ids'  => Schema::ids( self::AT_ONCE ),
						'read' => Schema::read( true ),
					],
				],
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete' ],
					'permission_callback' => [ $this, 'may_delete' ],
					'args'                => [ 'ids' => Schema::ids( self::AT_ONCE ) ],
				],
				'schema' => [ Schema::class, 'list' ],
			]
		);
		register_rest_route(
			'frontage/v1',
			'/submissions/(?P<id>\d{1,18})',
			[
				'args'   => [ 'id' => Schema::id() ],
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'open' ],
					'permission_callback' => [ $this, 'may_read' ],
				],
				[
					'methods'             => \WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'mark_one' ],
					'permission_callback' => [ $this, 'may_read' ],
					'args'                => [ 'read' => Schema::read( true ) ],
				],
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete_one' ],
					'permission_callback' => [ $this, 'may_delete' ],
				],
				'schema' => [ Schema::class, 'submission' ],
			]
		);
	}

	public function may_read( \WP_REST_Request $request ): true|\WP_Error {
		return Rights::may_read( self::id( $request ) ) ? true : Rights::refusal( 'frontage_submissions_forbidden', __( 'You are not allowed to read submissions. Ask an administrator for the right to.', 'frontage-forms' ) );
	}

	public function may_delete( \WP_REST_Request $request ): true|\WP_Error {
		return Rights::may_delete( self::id( $request ) ) ? true : Rights::refusal( 'frontage_submissions_forbidden', __( 'You are not allowed to delete submissions. Ask an administrator for the right to.', 'frontage-forms' ) );
	}

	/** Lists submissions, newest first, a page at a time, with the counts of all and of the unread. */
	public function list( \WP_REST_Request $request ): \WP_REST_Response {
		$filter     = self::filter( $request );
		$searching  = '' !== trim( $filter['search'] ?? '' );
		$unsearched = $searching ? Words::catch_up() : 0;
		$page       = $this->query->page( $filter, self::number( $request, 'per_page' ), is_string( $request['older'] ) ? $request['older'] : '' );
		$rows       = array_values( array_filter( $page['rows'], static fn ( array $row ): bool => Rights::may_read( $row['id'] ) ) );
		_prime_post_caches( array_column( $rows, 'form_id' ), false, false );
		return $this->answer(
			[
				'submissions' => array_map( static fn ( array $row ): array => ( new Entry( $row ) )->summary(), $rows ),
				'older'       => $page['older'],
				'total'       => $this->query->total( $filter ),
				'unread'      => $this->query->unread(),
				'unsearched'  => $unsearched,
			]
		);
	}

	/** Gives a submission with everything that was sent. */
	public function open( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$row = $this->query->one( self::id( $request ) );
		return $row ? $this->answer( ( new Entry( $row ) )->whole( $this->query->record( $row['id'] ) ) ) : self::missing();
	}

	/** Marks submissions as read or unread. */
	public function mark( \WP_REST_Request $request ): \WP_REST_Response {
		$ids = array_values( array_filter( $this->query->existing( self::ids( $request ) ), Rights::may_read( ... ) ) );
		$this->changes->mark( $ids, (bool) $request['read'] );
		return $this->answer( [ 'changed' => $ids ] );
	}

	/** Deletes submissions for good. */
	public function delete( \WP_REST_Request $request ): \WP_REST_Response {
		$ids = array_values( array_filter( $this->query->existing( self::ids( $request ) ), Rights::may_delete( ... ) ) );
		$this->changes->delete( $ids );
		return $this->answer( [ 'changed' => $ids ] );
	}

	/** Marks a submission as read or unread, and gives it. */
	public function mark_one( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id = self::id( $request );
		if ( ! $this->query->existing( [ $id ] ) ) {
			return self::missing();
		}
		$this->changes->mark( [ $id ], (bool) $request['read'] );
		return $this->open( $request );
	}

	/** Deletes a submission for good. */
	public function delete_one( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id = self::id( $request );
		if ( ! $this->query->existing( [ $id ] ) ) {
			return self::missing();
		}
		$this->changes->delete( [ $id ] );
		return $this->answer( [ 'deleted' => true ] );
	}

	/** @param array<string, mixed> $data */
	private function answer( array $data ): \WP_REST_Response {
		// Personal data: neither a browser nor anything on the way keeps a copy.
		return new \WP_REST_Response( $data, 200, [ 'Cache-Control' => 'no-store, private' ] );
	}

	private static function missing(): \WP_Error {
		return new \WP_Error( 'frontage_submission_missing', __( 'This submission is not there any more. Somebody has deleted it.', 'frontage-forms' ), [ 'status' => 404 ] );
	}

	/** @return array{form?: int, state?: string, read?: bool, search?: string} */
	private static function filter( \WP_REST_Request $request ): array {
		$filter = [];
		if ( self::number( $request, 'form' ) ) {
			$filter['form'] = self::number( $request, 'form' );
		}
		if ( is_string( $request['state'] ) ) {
			$filter['state'] = $request['state'];
		}
		if ( is_bool( $request['read'] ) ) {
			$filter['read'] = $request['read'];
		}
		if ( is_string( $request['search'] ) ) {
			$filter['search'] = $request['search'];
		}
		return $filter;
	}

	private static function id( \WP_REST_Request $request ): int {
		return self::number( $request, 'id' );
	}

	private static function number( \WP_REST_Request $request, string $name ): int {
		return is_numeric( $request[ $name ] ) ? (int) $request[ $name ] : 0;
	}

	/** @return list<int> */
	private static function ids( \WP_REST_Request $request ): array {
		return array_values( array_unique( array_filter( (array) $request['ids'], 'is_int' ) ) );
	}
}
