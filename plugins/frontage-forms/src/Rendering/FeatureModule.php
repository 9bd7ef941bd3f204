<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** Script and style that only some forms need: build/blocks/contact-form/page/NAME/view.js, and view.css if it has a style. */
final class FeatureModule {

	private const PAGE = 'build/blocks/contact-form/page/';

	/** Enqueues it; false when it is not built, and the form works without it. */
	public static function enqueue( string $name ): bool {
		$asset = self::enqueue_style( $name );
		if ( ! $asset ) {
			return false;
		}
		wp_enqueue_script_module( "frontage-forms-$name", PluginFiles::url( self::module_folder( $name ) . '/view.js' ), $asset['dependencies'], $asset['version'] );
		return true;
	}

	/**
	 * Enqueues its style only, if it has one and the site loads styles.
	 *
	 * @return array{version: string, dependencies: list<string>}|null Data of the built asset, null when there is none.
	 */
	public static function enqueue_style( string $name ): ?array {
		$file = PluginFiles::file( self::module_folder( $name ) . '/view.asset.php' );
		if ( ! is_file( $file ) ) {
			return null;
		}
		/** @var array{version: string, dependencies: list<string>} $asset */
		$asset = require $file;
		$style = self::module_folder( $name ) . '/view.css';
		if ( is_file( PluginFiles::file( $style ) ) && FormAssets::is_loaded( 'style' ) ) {
			wp_enqueue_style( "frontage-forms-$name", PluginFiles::url( $style ), [], $asset['version'] );
		}
		return $asset;
	}

	/** Its folder below `build/`; handles keep their original names. */
	private static function module_folder( string $name ): string {
		return self::PAGE . ( [ 'after' => 'confirmation', 'resume' => 'save-and-continue' ][ $name ] ?? $name );
	}
}
