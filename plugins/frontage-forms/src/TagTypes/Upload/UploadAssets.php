<?php

declare( strict_types=1 );

namespace Frontage\Forms\TagTypes\Upload;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\PluginFiles;
use Frontage\Forms\Rendering\FormAssets;
use Frontage\Kit\Frontend\Islands;

defined( 'ABSPATH' ) || exit;

/** Assets of a page whose form has an upload field: its style, and a small module that loads the uploader when a visitor comes near the field. */
final class UploadAssets {

	private const HANDLE = 'frontage-forms-upload';
	private const ISLAND = 'frontage/upload';
	private const PAGE   = 'build/blocks/contact-form/page/';

	/** Called for each rendered field; once per page is enough, and repeated calls are harmless. */
	public static function enqueue(): void {
		$file = PluginFiles::file( self::PAGE . 'upload/view.asset.php' );
		if ( ! is_file( $file ) ) {
			return; // Without a build the field works as rendered.
		}
		/** @var array{version: string, dependencies: list<string>} $asset */
		$asset = require $file;
		if ( FormAssets::is_loaded( 'style' ) ) {
			wp_enqueue_style( self::HANDLE, PluginFiles::url( self::PAGE . 'upload/view.css' ), [], $asset['version'] );
		}
		if ( ! FormAssets::is_loaded( 'script' ) ) {
			return;
		}
		Islands::attributes( self::ISLAND, PluginFiles::file( self::PAGE . 'upload/island.asset.php' ) ); // The module makes the field its client island's host.
		wp_enqueue_script_module(
			self::HANDLE,
			PluginFiles::url( self::PAGE . 'upload/view.js' ),
			$asset['dependencies'],
			$asset['version'],
			[
				'fetchpriority' => 'low',
				'in_footer'     => true,
			]
		);
		add_filter( 'script_module_data_' . self::HANDLE, [ self::class, 'add_data' ] );
	}

	/**
	 * Data that all fields of a page share; a tag's own options are attributes of its input.
	 *
	 * @param mixed $data Another plugin may have filtered it to any type.
	 * @return array<string, mixed>
	 */
	public static function add_data( mixed $data ): array {
		return [
			...( is_array( $data ) ? $data : [] ),
			'words'  => array_diff_key( UploadConstraints::fault_messages( self::list_strings() ), array_flip( UploadConstraints::OF_CONTENT ) ),
			'usual'  => UploadConstraints::default_terms(),
			'carry'  => self::lazy_script_url( 'upload-client' ),
			'pieces' => self::lazy_script_url( 'resumable-upload' ),
		];
	}

	/** The URL of a module that is loaded when a visitor chooses a file. */
	private static function lazy_script_url( string $part ): string {
		/** @var array{version: string} $asset */
		$asset = require PluginFiles::file( self::PAGE . "lazy/$part.asset.php" );
		return add_query_arg( 'ver', $asset['version'], PluginFiles::url( self::PAGE . "lazy/$part.js" ) );
	}

	/** @return array<string, string> Texts about files that only the client script uses. */
	private static function list_strings(): array {
		return [
			'drop'             => __( 'Drag & Drop Files Here', 'frontage-forms' ),
			'or'               => __( 'or', 'frontage-forms' ),
			'browse'           => __( 'Browse Files', 'frontage-forms' ),
			'camera'           => __( 'Take a photo', 'frontage-forms' ),
			/* translators: %s: an amount such as "10 MB". */
			'each'             => __( 'up to %s each', 'frontage-forms' ),
			/* translators: 1: name of a file, 2: kinds of files such as "PDF, JPG or PNG". */
			'not_kind'         => __( '%1$s was not added: %2$s only.', 'frontage-forms' ),
			/* translators: %s: name of a file. */
			'not_added'        => __( '%s was not added.', 'frontage-forms' ),
			/* translators: 1: number of files, 2: how many there may be. */
			'counter'          => __( '%1$s of %2$s', 'frontage-forms' ),
			'server_max_error' => __( 'Uploaded file exceeds the maximum upload size of your server.', 'frontage-forms' ),
			'failed'           => __( 'The connection was lost before this file was uploaded.', 'frontage-forms' ),
			'choose'           => __( 'This upload is incomplete. Choose the file again to resume.', 'frontage-forms' ),
			'retry'            => __( 'Try again', 'frontage-forms' ),
			/* translators: %s: name of a file. */
			'cancel'           => __( 'Cancel %s', 'frontage-forms' ),
			/* translators: %s: name of a file. */
			'remove'           => __( 'Remove %s', 'frontage-forms' ),
			/* translators: %s: name of a file. */
			'done'             => __( '%s uploaded.', 'frontage-forms' ),
			/* translators: %s: name of a file. */
			'removed'          => __( '%s removed.', 'frontage-forms' ),
			'waiting'          => __( 'Uploading your files before sending your message…', 'frontage-forms' ),
			'unsent'           => __( 'A file failed to upload. Try again or remove it, then send the form.', 'frontage-forms' ),
		];
	}
}
