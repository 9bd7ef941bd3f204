<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/**
 * One script and one style of a plugin for block editors (`build/editor`), in place of files of each block and behavior. Handles
 * of these stay registered, without a file: they depend on the bundle.
 */
final class EditorBundle {

	/** Bytes: a smaller file is printed into the page, since a request costs more. */
	private const MAX_INLINE = 10240;

	/** @var array<non-empty-string, string> Handle, of the script and of the style => `build` folder. */
	private static array $folders = [];

	/** On `init`, after `BlockTypes::add()`; pages call it if they have an editor. */
	public static function add( string $build ): void {
		if ( ! is_file( "$build/editor/index.asset.php" ) ) {
			return;
		}
		self::$folders[ self::handle( $build ) ] = $build;
		add_action( 'enqueue_block_editor_assets', [ self::class, 'register' ], 1 ); // After the block types of an editor on a page.
		add_action( 'enqueue_block_editor_assets', [ self::class, 'enqueue' ] );
		if ( is_admin() ) {
			self::register();
			add_action( 'enqueue_block_assets', [ self::class, 'enqueue_style' ] );
		}
	}

	/**
	 * The handle of a plugin's editor script and style: `frontage-site-editor`.
	 *
	 * @return non-empty-string
	 */
	public static function handle( string $build ): string {
		return basename( dirname( $build ) ) . '-editor';
	}

	/** Registers the bundles. Repeated calls are harmless. */
	public static function register(): void {
		foreach ( self::$folders as $handle => $build ) {
			if ( '' === $handle || wp_script_is( $handle, 'registered' ) ) {
				continue;
			}
			/** @var array{ dependencies: list<non-empty-string>, version: string } $built */
			$built = require "$build/editor/index.asset.php";
			$url   = plugins_url( 'editor/index', "$build/editor" );
			wp_register_script( $handle, "$url.js", $built['dependencies'], $built['version'], [ 'in_footer' => true ] );
			wp_set_script_translations( $handle, basename( dirname( $build ) ) );
			wp_register_style( $handle, "$url.css", [], $built['version'] );
			self::register_aliases( $handle, $build );
		}
		add_filter( 'script_loader_tag', [ self::class, 'print_script' ], 10, 2 );
		add_filter( 'style_loader_tag', [ self::class, 'print_style' ], 10, 2 );
	}

	/**
	 * Handles of single blocks, for code that depends on one. In the dashboard the bundle's style has the styles of all blocks.
	 *
	 * @param non-empty-string $handle
	 */
	private static function register_aliases( string $handle, string $build ): void {
		$styles = wp_styles();
		$folder = '/' . basename( dirname( $build ) ) . '/build/blocks/';
		foreach ( self::block_names( $build ) as $block ) {
			wp_register_script( generate_block_asset_handle( $block, 'editorScript' ), false, [ $handle ], '1', [ 'in_footer' => true ] );
			wp_register_style( generate_block_asset_handle( $block, 'editorStyle' ), false, [ $handle ], '1' );
			$type = is_admin() ? \WP_Block_Type_Registry::get_instance()->get_registered( $block ) : null;
			foreach ( $type->style_handles ?? [] as $name ) {
				$style = $styles->registered[ $name ] ?? null;
				if ( $style && is_string( $style->src ) && str_contains( $style->src, $folder ) ) {
					$style->src  = false;
					$style->deps = [ $handle ];
				}
			}
		}
	}

	/** @return list<non-falsy-string> */
	private static function block_names( string $build ): array {
		/** @var array<string, array{ name: non-falsy-string }> $manifest */
		$manifest = is_file( "$build/blocks/blocks-manifest.php" ) ? require "$build/blocks/blocks-manifest.php" : [];
		return array_column( $manifest, 'name' );
	}

	/** On `enqueue_block_editor_assets`. */
	public static function enqueue(): void {
		foreach ( self::$folders as $handle => $build ) {
			wp_enqueue_script( $handle );
			if ( ! is_admin() ) {
				// Screens of the dashboard print the metadata of all blocks; the script has the names alone.
				$metadata = array_intersect_key( get_block_editor_server_block_settings(), array_flip( self::block_names( $build ) ) );
				wp_add_inline_script( $handle, sprintf( 'wp.blocks.unstable__bootstrapServerSideBlockDefinitions( %s );', wp_json_encode( $metadata, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ), 'before' );
			}
		}
	}

	/** On `enqueue_block_assets`, which also runs for the editor canvas: there every block and every style can be selected. */
	public static function enqueue_style(): void {
		array_map( 'wp_enqueue_style', array_keys( self::$folders ) );
	}

	/** On `script_loader_tag`: prints a small script into the page. Its translations and data are in `$tag` as well. */
	public static function print_script( mixed $tag, mixed $handle ): mixed {
		$code = is_string( $tag ) && is_string( $handle ) ? self::small_file( $handle, 'js' ) : '';
		return '' === $code ? $tag : preg_replace_callback( '~<script[^>]* src=[^>]*></script>\n?~', static fn (): string => wp_get_inline_script_tag( $code, [ 'id' => "$handle-js" ] ), (string) $tag );
	}

	/** On `style_loader_tag`: the same for a style. */
	public static function print_style( mixed $tag, mixed $handle ): mixed {
		$rules = is_string( $tag ) && is_string( $handle ) ? self::small_file( $handle, 'css' ) : '';
		return '' === $rules ? $tag : sprintf( "<style id='%s-css'>%s</style>\n", esc_attr( (string) $handle ), $rules );
	}

	/** The content of a bundle's file; '' for other handles and for a file that is not small. */
	private static function small_file( string $handle, string $extension ): string {
		$file = isset( self::$folders[ $handle ] ) ? self::$folders[ $handle ] . "/editor/index.$extension" : '';
		$content = '' !== $file && is_file( $file ) && filesize( $file ) <= self::MAX_INLINE ? trim( (string) LocalFile::read( $file ) ) : '';
		return str_contains( $content, 'currentScript' ) ? '' : $content; // It finds files that it loads by its own address.
	}
}
