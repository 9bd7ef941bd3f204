<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Builder;

use Frontage\Forms\Admin\FieldTypeData;
use Frontage\Forms\Form\Form;
use Frontage\Forms\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** The script, styles and settings of the form builder. They load on its screen alone. */
final class FormBuilderAssets {

	private const SCRIPT = 'frontage-form-builder';

	/** The style of the block's editor: panels and canvas are the same as on a page. */
	private const EDITOR_STYLE = 'frontage-contact-form-editor-style';

	public static function enqueue( ?Form $form ): void {
		$folder = 'build/blocks/contact-form/editor/screen/';
		$file   = PluginFiles::file( $folder . 'index.asset.php' );
		if ( ! is_file( $file ) ) {
			return; // A checkout without a build.
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( $folder . 'index.js' ), [ ...$asset['dependencies'], 'wp-format-library' ], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-forms', PluginFiles::file( 'languages' ) );
		FieldTypeData::add_to( self::SCRIPT );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( $folder . 'index.css' ), [ 'wp-components', 'wp-block-editor', 'wp-format-library', self::EDITOR_STYLE ], $asset['version'] );
		self::add_settings();
		self::preload( $form );
	}

	/** The settings of WordPress's block editor: the theme's styles, colors and fonts for the canvas, and for previews in the gallery. */
	private static function add_settings(): void {
		$settings = get_block_editor_settings( [ 'templateLock' => 'all' ], new \WP_Block_Editor_Context( [ 'name' => 'frontage/form-builder' ] ) );
		wp_add_inline_script( self::SCRIPT, 'window.frontageFormBuilder = ' . wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	/** Saves the first requests of the screen. */
	private static function preload( ?Form $form ): void {
		$paths  = $form ? [ "/frontage/v1/contact-forms/$form->id", "/frontage/v1/contact-forms?_fields=id%2Chash%2Ctitle&address=$form->id" ] : [ '/frontage/v1/contact-forms/starters' ];
		$loaded = array_reduce( $paths, 'rest_preload_api_request', [] );
		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', wp_json_encode( $loaded, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ) );
	}
}
