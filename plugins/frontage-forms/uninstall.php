<?php
/**
 * Runs when an owner deletes the plugin. Takes our data away only if the owner ticked it; uses no class of ours,
 * since other code of the suite may be loaded in another version.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';

	$tables = [ 'frontage_submissions', 'frontage_submission_words', 'frontage_files', 'frontage_jobs', 'frontage_subscriptions', 'frontage_drafts', 'frontage_limits' ];

	// Its forms are ours too: the same posts. They stay as long as it is there, switched on or not.
	$original_is_installed = false;
	foreach ( array_keys( get_plugins() ) as $file ) {
		$original_is_installed = $original_is_installed || 'wp-contact-form-7.php' === basename( $file );
	}

	$remove_forms = static function (): void {
		// All at once: a round that goes on until none is left would never end where a site refuses to delete one.
		$ids = get_posts(
			[
				'post_type'   => 'wpcf7_contact_form',
				'post_status' => array_values( get_post_stati() ), // `any` leaves out the trash.
				'numberposts' => -1,
				'fields'      => 'ids',
			]
		);
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
	};

	// What visitors sent as files. The folder below uploads is ours alone; in one that the site named lies what the table knows.
	$remove_files = static function (): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		$disk   = new WP_Filesystem_Direct( null );
		$usual  = wp_upload_dir( null, false )['basedir'] . '/frontage-private';
		/** This filter is documented in Files\Folder::path(). */
		$named  = apply_filters( 'frontage_forms_private_folder', $usual );
		$folder = is_string( $named ) ? untrailingslashit( $named ) : '';
		$disk->delete( $usual, true );
		if ( in_array( $folder, [ '', $usual ], true ) || ! is_dir( $folder ) ) {
			return;
		}
		$remove_empty = static fn ( string $path ): bool => is_dir( $path ) && 2 === count( (array) scandir( $path ) ) && $disk->rmdir( $path );
		$shown        = $wpdb->suppress_errors( true );
		$tokens       = $wpdb->get_col( $wpdb->prepare( 'SELECT token FROM %i', $wpdb->prefix . 'frontage_files' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no functions for tables of our own.
		$wpdb->suppress_errors( $shown );
		foreach ( $tokens as $token ) {
			$path = $folder . '/' . substr( (string) $token, 0, 2 ) . '/' . $token;
			$disk->delete( $path );
			$disk->delete( "$path.part" );
			$remove_empty( dirname( $path ) );
		}
		$disk->delete( "$folder/request", true );
		// Its guards go once nobody else's file needs them.
		$guards = [ '.htaccess', 'index.php', 'web.config', 'lock' ];
		if ( [] === array_diff( (array) scandir( $folder ), [ '.', '..', ...$guards ] ) ) {
			foreach ( $guards as $guard ) {
				$disk->delete( "$folder/$guard" );
			}
			$remove_empty( $folder );
		}
	};

	// Of a site that keeps them in a bucket. These classes are this plugin's alone, and need nothing but WordPress.
	$remove_objects = static function (): void {
		global $wpdb;
		if ( ! defined( 'FRONTAGE_FORMS_S3' ) ) {
			return;
		}
		foreach ( [ 'BucketConfig', 'SignatureV4', 'S3Response', 'UploadedParts', 'S3Client' ] as $class ) {
			if ( ! class_exists( "Frontage\\Forms\\Files\\S3\\$class", false ) ) {
				require_once __DIR__ . "/src/Files/S3/$class.php";
			}
		}
		$client = new \Frontage\Forms\Files\S3\S3Client( \Frontage\Forms\Files\S3\BucketConfig::from_constant( constant( 'FRONTAGE_FORMS_S3' ) ) );
		$shown  = $wpdb->suppress_errors( true );
		$rows   = $wpdb->get_results( $wpdb->prepare( 'SELECT token, parts FROM %i', $wpdb->prefix . 'frontage_files' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no functions for tables of our own.
		$wpdb->suppress_errors( $shown );
		foreach ( $rows as $row ) {
			$parts = \Frontage\Forms\Files\S3\UploadedParts::from_text( (string) $row->parts );
			if ( '' !== $parts->id ) {
				$client->request( 'DELETE', (string) $row->token, [ 'uploadId' => $parts->id ] );
			}
			$client->request( 'DELETE', (string) $row->token );
		}
	};

	$always = static function (): void {
		wp_clear_scheduled_hook( 'frontage_forms_sweep' );
		wp_clear_scheduled_hook( 'frontage_forms_sweep_files' );
		wp_clear_scheduled_hook( 'frontage_forms_sweep_more_files' );
		wp_clear_scheduled_hook( 'frontage_forms_sweep_messages' );
		wp_clear_scheduled_hook( 'frontage_forms_words' );
		wp_clear_scheduled_hook( 'frontage_forms_empty_jobs' );
		wp_unschedule_hook( 'frontage_forms_deliver' );
	};
	$remove = static function () use ( $original_is_installed, $remove_forms, $remove_files, $remove_objects ): void {
		$remove_objects(); // While the table still tells which they are.
		$remove_files();
		if ( ! $original_is_installed ) {
			$remove_forms(); // While what goes with a form has its tables.
		}
		delete_post_meta_by_key( '_frontage_after' ); // Of forms that stay: the original does not read it.
		delete_post_meta_by_key( '_frontage_mails' );
		foreach ( array_keys( wp_roles()->roles ) as $role ) {
			get_role( $role )?->remove_cap( 'frontage_read_submissions' );
			get_role( $role )?->remove_cap( 'frontage_delete_submissions' );
		}
		delete_transient( 'frontage_forms_places' );
	};

	// Of the switch from Contact Form 7, where a site of a network left it.
	wp_delete_file( WPMU_PLUGIN_DIR . '/frontage-forms-recovery.php' );
	delete_site_option( 'frontage_forms_recovery_sites' );

	// A site that was deleted while the plugin was switched off for the network could not take its tables along.
	$remove_left_behind = static function () use ( $tables ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no functions for tables of our own.
		foreach ( $tables as $table ) {
			foreach ( $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->base_prefix ) . '%' . $wpdb->esc_like( $table ) ) ) as $name ) {
				$is_of_site = preg_match( '/^' . preg_quote( $wpdb->base_prefix, '/' ) . '(\d+)_' . $table . '$/D', (string) $name, $site );
				if ( ! $is_of_site || get_site( (int) $site[1] ) ) {
					continue;
				}
				// Another WordPress in this database may have `wp_7_` as its prefix; a deleted site has no options any more.
				if ( ! $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->base_prefix . $site[1] . '_options' ) ) ) ) {
					$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $name ) );
				}
			}
		}
		// phpcs:enable
	};
	if ( is_multisite() ) {
		$remove_left_behind();
	}
	( require __DIR__ . '/kit/uninstall.php' )( __DIR__, 'frontage_forms_', $remove, $always, array_values( array_diff( $tables, [ 'frontage_limits' ] ) ) );
} )();
