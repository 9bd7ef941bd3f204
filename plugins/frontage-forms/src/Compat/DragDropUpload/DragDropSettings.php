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
	private static array $localized_handles = [];

	/**
	 * On `frontage_forms_upload_texts`: the owner's texts.
	 *
	 * @param array<string, string> $texts
	 * @return array<string, string>
	 */
	public static function filter_texts( array $texts ): array {
		foreach ( self::TEXTS as $key => $fault ) {
			$own_text = self::read_text( $key );
			if ( '' !== $own_text ) {
				$texts[ $fault ] = 'min_file' === $fault && ! str_contains( $own_text, '%count%' ) ? "$own_text %count%" : $own_text;
			}
		}
		return $texts;
	}

	/**
	 * On `frontage_forms_upload_endings`: in the format of the uploader's own filter, as one string separated by `|`.
	 *
	 * @param array<mixed> $extensions
	 * @return array<mixed>
	 */
	public static function filter_extensions( array $extensions ): array {
		$filtered = has_filter( 'dnd_cf7_default_ext' ) ? GuardedCallback::filter( 'dnd_cf7_default_ext', implode( '|', array_filter( $extensions, 'is_string' ) ) ) : null;
		return is_string( $filtered ) && '' !== $filtered ? explode( '|', $filtered ) : $extensions;
	}

	/** On `frontage_forms_link_files`. */
	public static function filter_links( bool $link ): bool {
		return $link || self::is_enabled( 'drag_n_drop_mail_attachment' );
	}

	/** Whether random names replace the visitor's file names. */
	public static function has_random_names(): bool {
		return self::is_enabled( 'drag_n_drop_enable_unique_name' );
	}

	/**
	 * On `frontage_forms_file_links`: the uploader's own filter for the links in an email.
	 *
	 * @param list<string> $links
	 * @param array<mixed> $files
	 * @return array<mixed>
	 */
	public static function filter_file_links( array $links, array $files ): array {
		$filtered = GuardedCallback::filter( 'dndcf7_before_send_files', $links, $files );
		return is_array( $filtered ) ? $filtered : $links;
	}

	/** Adds the script's settings. Its nonce is empty, since a page may be cached; the script fetches one. */
	public static function add_script_data( string $handle ): void {
		if ( isset( self::$localized_handles[ $handle ] ) || FormFormat::is_original_active() ) {
			return;
		}
		self::$localized_handles[ $handle ] = true;
		$data                               = wp_json_encode( self::page_data(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( $handle, "var dnd_cf7_uploader=$data;", 'before' );
	}

	/** @return array<mixed> The object `dnd_cf7_uploader`. */
	public static function page_data(): array {
		$tag      = self::read_text( 'drag_n_drop_heading_tag' );
		$text     = static fn ( string $key, string $default_value ): string => self::read_text( $key ) ?: $default_value;
		$settings = [
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
		$settings = map_deep( $settings, 'esc_html' );
		return [
			'ajax_url'           => GuardedCallback::filter( 'dnd_cf7_ajax_url', admin_url( 'admin-ajax.php' ) ),
			'ajax_nonce'         => '',
			'drag_n_drop_upload' => GuardedCallback::filter( 'dnd_cf7_data_options', $settings ),
			'dnd_text_counter'   => __( 'of', 'frontage-forms' ),
			'disable_btn'        => self::is_enabled( 'drag_n_drop_disable_btn' ) ? '1' : '',
		];
	}

	private static function is_enabled( string $key ): bool {
		return 'yes' === self::read_text( $key );
	}

	private static function read_text( string $key ): string {
		$settings = get_option( self::OPTION );
		return is_array( $settings ) && is_string( $settings[ $key ] ?? null ) ? trim( wp_strip_all_tags( $settings[ $key ] ) ) : '';
	}
}
