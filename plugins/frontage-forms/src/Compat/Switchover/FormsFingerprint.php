<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/** A hash of all stored forms of a site: equal hashes before and after a switch mean that nothing was changed. */
final class FormsFingerprint {

	public static function hash_forms(): string {
		global $wpdb;
		$posts = SqlQuery::select_rows( 'SELECT ID, post_title, post_name, post_status, post_content, post_author, post_date, menu_order FROM %i WHERE post_type = %s ORDER BY ID', [ $wpdb->posts, FormFormat::POST_TYPE ] );
		$meta  = SqlQuery::select_rows( 'SELECT m.post_id, m.meta_key, m.meta_value FROM %i AS m INNER JOIN %i AS p ON p.ID = m.post_id WHERE p.post_type = %s ORDER BY m.meta_id', [ $wpdb->postmeta, $wpdb->posts, FormFormat::POST_TYPE ] );
		return hash( 'sha256', (string) wp_json_encode( [ $posts, $meta ] ) );
	}
}
