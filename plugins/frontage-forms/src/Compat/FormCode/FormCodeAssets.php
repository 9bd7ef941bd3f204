<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Admin\FieldTypeData;
use Frontage\Forms\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** The script and style of the form code screen, with WordPress's own code editor. */
final class FormCodeAssets {

	private const SCRIPT = 'frontage-forms-code';

	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/form-code.asset.php' );
		if ( ! is_file( $file ) ) {
			return; // A checkout without a build.
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $file;
		// False for users who disabled code editors in their profile: they keep the plain field.
		$editor = wp_enqueue_code_editor(
			[
				'type'       => 'text/html',
				'codemirror' => [
					'lint'         => false, // It does not know form-tags; our own check reports problems.
					'lineWrapping' => true,
				],
			]
		);
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/form-code.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		FieldTypeData::add_to( self::SCRIPT );
		wp_add_inline_script( self::SCRIPT, 'window.frontageCodeEditor = ' . wp_json_encode( $editor, JSON_HEX_TAG ) . ';', 'before' );
		wp_set_script_translations( self::SCRIPT, 'frontage-forms', PluginFiles::file( 'languages' ) );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( 'build/admin/form-code.css' ), [ 'wp-components' ], $asset['version'] );
		wp_style_add_data( self::SCRIPT, 'rtl', 'replace' );
	}
}
