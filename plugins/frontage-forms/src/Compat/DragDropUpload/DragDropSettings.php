<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\DragDropUpload;

use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/** Settings of the drag-and-drop uploader of Contact Form 7 that still apply here, and the data for that uploader's script. */
final class DragDropSettings {

	/** Its option: an array, whose `yes` means on. It is read in place, so switching back loses nothing. */
	public const OPTION = 'dndmfu_settings';

	/** Our texts by its keys. */
	private const TEXTS = [
		'drag_n_drop_error_files_too_large' => 'large_file',
		'drag_n_drop_error_invalid_file'    => 'inavalid_type',
		'drag_n_drop_error_max_file'        => 'max_file_limit',
		'drag_n_drop_error_min_file'        => 'min_file',
		'drag_n_drop_text'                  => 'drop',
		'drag_n_drop_separator'             => 'or',
		'drag_n_drop_browse_text'           => 'browse',
		'drag_n_drop_error_server_limit'    => 'server_max_error',
		'drag_n_drop_error_failed_to_upload' => 'failed',
	];

	/** @var array<string, true> Handles that already have their data. */
	private static array $told = [];

	/**
	 * On `frontage_forms_upload_texts`: the owner's texts.
	 *
	 * @param array<string, string> $texts
	 * @return array<string, string>
	 */
	public static function texts( array $texts ): array {
		foreach ( self::TEXTS as $key => $fault ) {
			$own = self::text( $key );
			if ( '' !== $own ) {
				$texts[ $fault ] = 'min_file' === $fault && ! str_contains( $own, '%count%' ) ? "$own %count%" : $own;
			}
		}
		return $texts;
	}

	/**
	 * On `frontage_forms_upload_endings`: in the format of the uploader's own filter, as one string separated by `|`.
	 *
	 * @param array<mixed> $endings
	 * @return array<mixed>
	 */
	public static function endings( array $endings ): array {
		$filtered = has_filter( 'dnd_cf7_default_ext' ) ? GuardedCallback::filter( 'dnd_cf7_default_ext', implode( '|', array_filter( $endings, 'is_string' ) ) ) : null;
		return is_string( $filtered ) && '' !== $filtered ? explode( '|', $filtered ) : $endings;
	}

	/** On `frontage_forms_link_files`. */
	public static function links( bool $link ): bool {
		return $link || self::is_on( 'drag_n_drop_mail_attachment' );
	}

	/** Whether random names replace the visitor's file names. */
	public static function has_random_names(): bool {
		return self::is_on( 'drag_n_drop_enable_unique_name' );
	}

	/**
	 * On `frontage_forms_file_links`: the uploader's own filter for the links in an email.
	 *
	 * @param list<string> $links
	 * @param array<mixed> $files
	 * @return array<mixed>
	 */
	public static function before_send( array $links, array $files ): array {
		$filtered = GuardedCallback::filter( 'dndcf7_before_send_files', $links, $files );
		return is_array( $filtered ) ? $filtered : $links;
	}

	/** Adds the script's settings. Its nonce is empty, since a page may be cached; the script fetches one. */
	public static function tell( string $handle ): void {
		if ( isset( self::$told[ $handle ] ) || FormFormat::original_is_active() ) {
			return;
		}
		self::$told[ $handle ] = true;
		$data                  = wp_json_encode( self::page_data(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( $handle, "var dnd_cf7_uploader=$data;", 'before' );
	}

	/** @return array<mixed> The object `dnd_cf7_uploader`. */
	public static function page_data(): array {
		$tag  = self::text( 'drag_n_drop_heading_tag' );
		$text = static fn ( string $key, string $usual ): string => self::text( $key ) ?: $usual;
		$all  = [
			'tag'              => in_array( $tag, [ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span', 'div' ], true ) ? $tag : 'h3',
			'text'             => $text( 'drag_n_drop_text', __( 'Drag & Drop Files Here', 'frontage-forms' ) ),
			'or_separator'     => $text( 'drag_n_drop_separator', __( 'or', 'frontage-forms' ) ),
			'browse'           => $text( 'drag_n_drop_browse_text', __( 'Browse Files', 'frontage-forms' ) ),
			'server_max_error' => $text( 'drag_n_drop_error_server_limit', __( 'The uploaded file exceeds the maximum upload size of your server.', 'frontage-forms' ) ),
			'large_file'       => $text( 'drag_n_drop_error_files_too_large', __( 'Uploaded file is too large', 'frontage-forms' ) ),
			'inavalid_type'    => $text( 'drag_n_drop_error_invalid_file', __( 'Uploaded file is not allowed for file type', 'frontage-forms' ) ),
			/* translators: %count%: a number; leave it as it is. */
			'max_file_limit'   => $text( 'drag_n_drop_error_max_file', __( 'Note : Some of the files are not uploaded ( Only %count% files allowed )', 'frontage-forms' ) ),
			'required'         => __( 'This field is required.', 'frontage-forms' ),
			'delete'           => [
				'text'  => __( 'deleting', 'frontage-forms' ),
				'title' => __( 'Remove', 'frontage-forms' ),
			],
		];
		// The script inserts them as HTML.
		$all = map_deep( $all, 'esc_html' );
		return [
			'ajax_url'           => GuardedCallback::filter( 'dnd_cf7_ajax_url', admin_url( 'admin-ajax.php' ) ),
			'ajax_nonce'         => '',
			'drag_n_drop_upload' => GuardedCallback::filter( 'dnd_cf7_data_options', $all ),
			'dnd_text_counter'   => __( 'of', 'frontage-forms' ),
			'disable_btn'        => self::is_on( 'drag_n_drop_disable_btn' ) ? '1' : '',
		];
	}

	private static function is_on( string $key ): bool {
		return 'yes' === self::text( $key );
	}

	private static function text( string $key ): string {
		$all = get_option( self::OPTION );
		return is_array( $all ) && is_string( $all[ $key ] ?? null ) ? trim( wp_strip_all_tags( $all[ $key ] ) ) : '';
	}
}
