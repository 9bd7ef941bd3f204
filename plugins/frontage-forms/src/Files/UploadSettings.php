<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Kit\Admin\WhatIsThis;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings, uploads: how much space waiting files may take, how much they take now, and how long links to files in emails are valid. */
final class UploadSettings {

	/** Megabytes. */
	public const OPTION = 'frontage_forms_upload_room';

	private const USUAL = 1024;
	private const MOST  = 1_048_576;

	/** Days. */
	public const DAYS = 'frontage_forms_file_link_days';

	private const USUAL_DAYS = 7;
	private const MOST_DAYS  = 365;

	/** Space for waiting files, in bytes. */
	public static function max_bytes(): int {
		return self::sanitize_megabytes( get_option( self::OPTION, self::USUAL ) ) * MB_IN_BYTES;
	}

	/** For how many days a link in an email is valid. */
	public static function link_lifetime(): int {
		return self::sanitize_days( get_option( self::DAYS, self::USUAL_DAYS ) );
	}

	/** On `admin_init` and `frontage_kit_rest_settings`, with the other settings. */
	public static function register( string $group ): void {
		register_setting(
			$group,
			self::OPTION,
			[
				'type'              => 'integer',
				'description'       => __( 'Storage limit for pending uploads, in megabytes', 'frontage-forms' ),
				'sanitize_callback' => self::sanitize_megabytes( ... ),
				'show_in_rest'      => [
					'schema' => [
						'minimum' => 0,
						'maximum' => self::MOST,
					],
				],
				'default'           => self::USUAL,
			]
		);
		register_setting(
			$group,
			self::DAYS,
			[
				'type'              => 'integer',
				'description'       => __( 'Number of days that download links in emails stay valid', 'frontage-forms' ),
				'sanitize_callback' => self::sanitize_days( ... ),
				'show_in_rest'      => [
					'schema' => [
						'minimum' => 1,
						'maximum' => self::MOST_DAYS,
					],
				],
				'default'           => self::USUAL_DAYS,
			]
		);
	}

	public static function add_fields( string $page ): void {
		add_settings_section( 'frontage_forms_waiting', __( 'Files', 'frontage-forms' ), '__return_null', $page );
		add_settings_field( self::OPTION, __( 'Pending uploads limit', 'frontage-forms' ), [ self::class, 'render_size_field' ], $page, 'frontage_forms_waiting', [ 'label_for' => self::OPTION ] );
		add_settings_field( self::DAYS, __( 'Download link expiration', 'frontage-forms' ), [ self::class, 'render_lifetime_field' ], $page, 'frontage_forms_waiting', [ 'label_for' => self::DAYS ] );
	}

	public static function render_size_field(): void {
		$now = PendingUploads::count_pending();
		printf(
			'<input type="number" id="%1$s" name="%1$s" value="%2$d" min="0" max="%3$d" class="small-text" aria-describedby="%1$s-means"> %4$s<p class="description" id="%1$s-means">%5$s %6$s</p>',
			esc_attr( self::OPTION ),
			(int) ( self::max_bytes() / MB_IN_BYTES ),
			(int) self::MOST,
			esc_html__( 'MB', 'frontage-forms' ),
			esc_html__( 'Files can upload while visitors fill in a form. They are stored here for up to one day until the form is sent. When the limit is reached, new files are rejected.', 'frontage-forms' ),
			/* translators: 1: a number of files, 2: an amount such as "12 MB". */
			esc_html( sprintf( _n( '%1$d pending file (%2$s).', '%1$d pending files (%2$s).', $now['files'], 'frontage-forms' ), $now['files'], (string) size_format( $now['bytes'] ) ) )
		);
	}

	public static function render_lifetime_field(): void {
		printf(
			'<input type="number" id="%1$s" name="%1$s" value="%2$d" min="1" max="%3$d" class="small-text" aria-describedby="%1$s-means"> %4$s<p class="description" id="%1$s-means">%5$s</p>',
			esc_attr( self::DAYS ),
			(int) self::link_lifetime(),
			(int) self::MOST_DAYS,
			esc_html__( 'days', 'frontage-forms' ),
			esc_html__( 'Emails link to files that are too large or not attached. During this time, anyone with the link can download the file. Later, the link opens the message for users who may read it.', 'frontage-forms' )
		);
		WhatIsThis::print( __( 'Download link expiration', 'frontage-forms' ), __( 'Mail servers reject large attachments, so the email contains a link instead. A short expiration protects you if the email is forwarded. The file itself stays with the message.', 'frontage-forms' ) );
	}

	private static function sanitize_days( mixed $value ): int {
		return is_numeric( $value ) && (int) $value > 0 ? min( self::MOST_DAYS, (int) $value ) : self::USUAL_DAYS;
	}

	private static function sanitize_megabytes( mixed $value ): int {
		return is_numeric( $value ) ? min( self::MOST, max( 0, (int) $value ) ) : self::USUAL;
	}
}
