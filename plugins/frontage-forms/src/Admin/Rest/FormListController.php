<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Rest;

use Frontage\Forms\Admin\FormListItems;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Storage\FormRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes of the list of forms: a page of it, copies, and the trash. */
final class FormListController {

	private const ROUTES = 'frontage/v1';

	/** Maximum number of forms per request. */
	private const MOST = 100;

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		register_rest_route(
			self::ROUTES,
			'/contact-forms/overview',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ self::class, 'get_page' ],
				'permission_callback' => static fn (): bool|WP_Error => self::check_permission( current_user_can( FormFormat::CAP_READ_LIST ) ),
				'args'                => self::page_args(),
			]
		);
		register_rest_route(
			self::ROUTES,
			'/contact-forms/(?P<id>\d+)/duplicate',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'duplicate' ],
				'permission_callback' => static fn ( WP_REST_Request $request ): bool|WP_Error => self::check_permission( current_user_can( FormFormat::CAP_EDIT_LIST ) && current_user_can( FormFormat::CAP_EDIT, self::parse_number( $request['id'] ) ) ),
			]
		);
		$trash = static fn ( string $methods, string $method ): array => [
			'methods'             => $methods,
			'callback'            => [ self::class, $method ],
			'permission_callback' => static fn (): bool|WP_Error => self::check_permission( current_user_can( FormFormat::CAP_DELETE_LIST ) ),
			'args'                => self::ids_args(),
		];
		register_rest_route( self::ROUTES, '/contact-forms/trash', [ $trash( WP_REST_Server::CREATABLE, 'trash' ), $trash( WP_REST_Server::DELETABLE, 'delete' ) ] );
		register_rest_route( self::ROUTES, '/contact-forms/trash/restore', $trash( WP_REST_Server::CREATABLE, 'restore' ) );
	}

	/** Returns a page of forms with their uses, messages and problems. */
	public static function get_page( WP_REST_Request $request ): WP_REST_Response {
		$args = [
			'post_type'      => FormFormat::POST_TYPE,
			'post_status'    => 'trash' === $request['status'] ? 'trash' : 'publish',
			'posts_per_page' => self::parse_number( $request['per_page'] ),
			'paged'          => self::parse_number( $request['page'] ),
			'orderby'        => [
				is_string( $request['orderby'] ) ? $request['orderby'] : 'title' => 'desc' === $request['order'] ? 'DESC' : 'ASC',
				'ID' => 'ASC',
			],
		];
		if ( is_string( $request['search'] ) && '' !== trim( $request['search'] ) ) {
			$args['s'] = TextSanitizer::scrub( $request['search'] );
			if ( ! current_user_can( FormFormat::CAP_EDIT_LIST ) ) {
				$args['search_columns'] = [ 'post_title' ]; // The content includes recipients, which a search would reveal piece by piece.
			}
		}
		$query    = new \WP_Query( $args );
		$posts    = array_values( array_filter( $query->posts ?? [], static fn ( mixed $post ): bool => $post instanceof \WP_Post ) );
		$counts   = wp_count_posts( FormFormat::POST_TYPE );
		$response = new WP_REST_Response(
			[
				'forms'   => ( new FormListItems( $posts ) )->list_rows(),
				'total'   => $query->found_posts,
				'pages'   => max( 1, $query->max_num_pages ),
				'all'     => self::parse_number( $counts->publish ?? 0 ),
				'trashed' => self::parse_number( $counts->trash ?? 0 ),
			]
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** Duplicates a form; the copy's title says so. */
	public static function duplicate( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$forms = new FormRepository();
		$form  = $forms->find( self::parse_number( $request['id'] ) );
		if ( ! $form ) {
			return new WP_Error( FormFormat::ERROR_NOT_FOUND, __( 'The requested contact form was not found.', 'frontage-forms' ), [ 'status' => 404 ] );
		}
		/* translators: %s: the name of a form. */
		$copy = $forms->save( $form->with( [ 'id' => 0, 'hash' => '', 'slug' => '', 'title' => sprintf( __( '%s (copy)', 'frontage-forms' ), $form->title ) ] ) );
		if ( is_wp_error( $copy ) ) {
			return FormRepository::create_save_error( $copy );
		}
		return new WP_REST_Response( [ 'id' => $copy->id, 'title' => $copy->title ] );
	}

	/** Moves forms to the trash: pages that contain them show that the form was not found. */
	public static function trash( WP_REST_Request $request ): WP_REST_Response {
		return self::change_each( $request, 'publish', static fn ( int $id ): bool => (bool) wp_trash_post( $id ) );
	}

	/** Restores forms from the trash with their previous address. */
	public static function restore( WP_REST_Request $request ): WP_REST_Response {
		add_filter( 'wp_untrash_post_status', [ self::class, 'restored_status' ], 20, 2 );
		try {
			return self::change_each( $request, 'trash', static fn ( int $id ): bool => (bool) wp_untrash_post( $id ) );
		} finally {
			remove_filter( 'wp_untrash_post_status', [ self::class, 'restored_status' ], 20 );
		}
	}

	/** Permanently deletes forms that are in the trash. */
	public static function delete( WP_REST_Request $request ): WP_REST_Response {
		return self::change_each( $request, 'trash', static fn ( int $id ): bool => (bool) wp_delete_post( $id, true ) );
	}

	/** Restored forms are published; WordPress would make them drafts. */
	public static function restored_status( string $status, int $id ): string {
		return FormFormat::POST_TYPE === get_post_type( $id ) ? 'publish' : $status;
	}

	/** @param callable(int): bool $change */
	private static function change_each( WP_REST_Request $request, string $status, callable $change ): WP_REST_Response {
		$changed_ids = [];
		foreach ( array_unique( array_map( [ self::class, 'parse_number' ], (array) $request['ids'] ) ) as $id ) {
			$post = get_post( $id );
			if ( $post instanceof \WP_Post && FormFormat::POST_TYPE === $post->post_type && $status === $post->post_status && current_user_can( FormFormat::CAP_DELETE, $id ) && $change( $id ) ) {
				$changed_ids[] = $id;
			}
		}
		return new WP_REST_Response( [ 'changed' => $changed_ids ] );
	}

	private static function check_permission( bool $is_allowed ): bool|WP_Error {
		return $is_allowed ?: new WP_Error( FormFormat::ERROR_FORBIDDEN, __( 'You are not allowed to access contact forms.', 'frontage-forms' ), [ 'status' => 403 ] );
	}

	private static function parse_number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/** @return array<string, array<string, mixed>> */
	private static function page_args(): array {
		return [
			'status'   => [ 'type' => 'string', 'enum' => [ 'publish', 'trash' ], 'default' => 'publish' ],
			'search'   => [ 'type' => 'string', 'maxLength' => 200, 'description' => 'In names, and for who may edit forms in all they say.' ],
			'orderby'  => [ 'type' => 'string', 'enum' => [ 'title', 'modified', 'ID' ], 'default' => 'title' ],
			'order'    => [ 'type' => 'string', 'enum' => [ 'asc', 'desc' ], 'default' => 'asc' ],
			'per_page' => [ 'type' => 'integer', 'minimum' => 1, 'maximum' => self::MOST, 'default' => 20 ],
			'page'     => [ 'type' => 'integer', 'minimum' => 1, 'maximum' => 100000, 'default' => 1 ],
		];
	}

	/** @return array<string, array<string, mixed>> */
	private static function ids_args(): array {
		return [
			'ids' => [
				'type'        => 'array',
				'items'       => [ 'type' => 'integer', 'minimum' => 1 ],
				'minItems'    => 1,
				'maxItems'    => self::MOST,
				'required'    => true,
				'description' => 'Those that are not there, or not for this person, are left aside; the answer says which were changed.',
			],
		];
	}
}
