<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/** Who may read, reply to and delete submissions. */
final class InboxCapabilities {

	public const READ   = 'frontage_read_submissions';
	public const DELETE = 'frontage_delete_submissions';

	/** With an id: this submission. A site that hides some submissions from some users filters `user_has_cap`, whose arguments contain the id. */
	public static function may_read( int $id = 0 ): bool {
		return $id ? current_user_can( self::READ, $id ) : current_user_can( self::READ );
	}

	/** A user who may not read a submission may not delete it either. */
	public static function may_delete( int $id = 0 ): bool {
		return self::may_read( $id ) && ( $id ? current_user_can( self::DELETE, $id ) : current_user_can( self::DELETE ) );
	}

	/** Replying, and editing an answer: for users who may delete it, and for the user whom one of these assigned it to. */
	public static function may_reply( int $id, int $assigned_to ): bool {
		return self::may_delete( $id ) || ( self::may_read( $id ) && $assigned_to > 0 && get_current_user_id() === $assigned_to );
	}

	/** @return list<array{id: int, name: string}> Users who may read messages, so that they can be assigned one; up to 100. */
	public static function list_readers(): array {
		$readers = [];
		foreach ( get_users( [ 'capability' => self::READ, 'number' => 100, 'orderby' => 'display_name', 'fields' => [ 'ID', 'display_name' ] ] ) as $user ) {
			$readers[] = [ 'id' => (int) $user->ID, 'name' => (string) $user->display_name ];
		}
		return $readers;
	}

	public static function reply_error(): \WP_Error {
		return self::create_error( 'frontage_submissions_forbidden', __( 'You can’t reply to this message or edit it. Ask an administrator for access.', 'frontage-forms' ) );
	}

	public static function read_error(): \WP_Error {
		return self::create_error( 'frontage_submissions_forbidden', __( 'Sorry, you are not allowed to read messages. Ask an administrator for permission.', 'frontage-forms' ) );
	}

	public static function delete_error(): \WP_Error {
		return self::create_error( 'frontage_submissions_forbidden', __( 'Sorry, you are not allowed to delete messages. Ask an administrator for permission.', 'frontage-forms' ) );
	}

	/** 401 for a visitor, 403 for a user who lacks the capability. */
	public static function create_error( string $code, string $message ): \WP_Error {
		return new \WP_Error( $code, $message, [ 'status' => rest_authorization_required_code() ] );
	}
}
