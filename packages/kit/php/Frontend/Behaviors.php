<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/**
 * Front-end behaviors that are not blocks (`behaviors/<set>/<name>`). Each plugin's manifest registers its own; a page loads
 * only those it uses. Blocks use one through the features that its `behavior.json` lists; other code calls `use()`.
 *
 * @phpstan-type Module array{ file: string, dependencies: list<string|array{ id: string, import?: 'static'|'dynamic' }>, version: string, lazy?: array<string, array{ file: string, version: string }> }
 * @phpstan-type File array{ file: string, dependencies: list<non-empty-string>, version: string }
 * @phpstan-type Behavior array{ usedBy: array{ class?: string|list<string>, attribute?: string, support?: string, markup?: string }, textdomain: string, module?: Module, style?: File, editor?: File }
 */
final class Behaviors {

	/**
	 * The module that checks browser support; modules import it first, so that pages stay as PHP rendered them in old
	 * browsers.
	 */
	private const BROWSER = '@frontage/kit/browser';

	/**
	 * @var array<string, array{ class?: string|list<string>, attribute?: string, support?: string, markup?: string }> Name => the block features that use it.
	 */
	private static array $used_by = [];

	/** @var array<string, bool> Behaviors with a script module, and whether the module checks browser support first. */
	private static array $with_module = [];

	/** @var list<non-empty-string> Handles of their editor scripts. */
	private static array $editors = [];

	/** Registers the behaviors of a manifest, which the build generates. */
	public static function register( string $manifest ): void {
		/** @var array<string, Behavior> $behaviors */
		$behaviors = require $manifest;
		foreach ( $behaviors as $name => $behavior ) {
			self::$used_by[ $name ] = $behavior['usedBy'];
			if ( isset( $behavior['module'] ) ) {
				[ 'file' => $file, 'dependencies' => $needs, 'version' => $version ] = $behavior['module'];
				self::$with_module[ $name ] = in_array( self::BROWSER, $needs, true );
				self::add_lazy_urls( self::module( $name ), $behavior['module']['lazy'] ?? [], $manifest );
				wp_register_script_module(
					self::module( $name ),
					plugins_url( $file, $manifest ),
					$needs,
					$version,
					[
						'fetchpriority' => 'low',
						'in_footer'     => true,
					]
				);
			}
			if ( isset( $behavior['style'] ) ) {
				wp_register_style( self::handle( $name ), plugins_url( $behavior['style']['file'], $manifest ), [], $behavior['style']['version'] );
				wp_style_add_data( self::handle( $name ), 'path', dirname( $manifest ) . '/' . $behavior['style']['file'] ); // WordPress inlines small styles, so that no request blocks rendering.
			}
			if ( isset( $behavior['editor'] ) ) {
				$handle          = self::handle( $name ) . '-editor';
				self::$editors[] = $handle;
				wp_register_script( $handle, plugins_url( $behavior['editor']['file'], $manifest ) ?: false, $behavior['editor']['dependencies'], $behavior['editor']['version'], [ 'in_footer' => true ] );
				wp_set_script_translations( $handle, $behavior['textdomain'] );
			}
		}
		add_filter( 'render_block', [ self::class, 'find' ], 10, 2 );
		add_action( 'enqueue_block_editor_assets', [ self::class, 'enqueue_editors' ] );
		add_action( 'enqueue_block_assets', [ self::class, 'enqueue_in_canvas' ] );
	}

	/**
	 * Passes a module the URLs of its lazy parts.
	 *
	 * @param array<string, array{ file: string, version: string }> $parts
	 */
	private static function add_lazy_urls( string $module, array $parts, string $manifest ): void {
		if ( $parts ) {
			$address = static fn ( array $part ): string => add_query_arg( 'ver', $part['version'], plugins_url( $part['file'], $manifest ) );
			add_filter( "script_module_data_$module", static fn ( mixed $data ): array => [ ...( is_array( $data ) ? $data : [] ), 'lazy' => array_map( $address, $parts ) ], 20 );
		}
	}

	/** Enqueues a behavior on this page; in a template or a shortcode, before the footer. Unknown names do nothing. */
	public static function use( string $name ): void {
		if ( ! isset( self::$used_by[ $name ] ) ) {
			return;
		}
		ScriptModules::register(); // The module may import modules of the kit.
		if ( isset( self::$with_module[ $name ] ) && ! in_array( self::module( $name ), wp_script_modules()->get_queue(), true ) ) {
			wp_enqueue_script_module( self::module( $name ) );
			/**
			 * Fires when a behavior's module is enqueued on a page, so that plugins can add data for it.
			 *
			 * @since 0.1.0
			 * @param string $name   The name in its `behavior.json`.
			 * @param string $module The script module's id.
			 */
			do_action( 'frontage_kit_behaviour', $name, self::module( $name ) );
			if ( self::$with_module[ $name ] ) {
				add_action( 'wp_footer', [ self::class, 'print_nomodule_script' ] );
			}
		}
		if ( wp_style_is( self::handle( $name ), 'registered' ) ) {
			wp_enqueue_style( self::handle( $name ) );
		}
	}

	/** On `wp_footer`: prints a `nomodule` script for browsers without modules; other browsers do not request the file. */
	public static function print_nomodule_script(): void {
		$module = wp_script_modules()->get_registered( self::BROWSER );
		if ( $module ) {
			wp_print_script_tag(
				[
					'nomodule' => true,
					'src'      => add_query_arg( 'ver', (string) $module['version'], (string) $module['src'] ),
				]
			);
		}
	}

	/**
	 * Enqueues the behaviors that a rendered block uses: by a class name, a set attribute, a block support, or a class that
	 * an editor format left in its text.
	 *
	 * @param array{ blockName?: string|null, attrs?: array<mixed> } $block
	 */
	public static function find( string $html, array $block ): string {
		$type       = \WP_Block_Type_Registry::get_instance()->get_registered( (string) ( $block['blockName'] ?? '' ) );
		$attributes = $block['attrs'] ?? [];
		$classes    = is_string( $attributes['className'] ?? null ) ? explode( ' ', $attributes['className'] ) : [];
		foreach ( self::$used_by as $name => $by ) {
			if ( ( isset( $by['class'] ) && array_intersect( (array) $by['class'], $classes ) )
				|| ( isset( $by['markup'] ) && str_contains( $html, $by['markup'] ) )
				|| ( isset( $by['attribute'] ) && ! empty( $attributes[ $by['attribute'] ] ) )
				|| ( isset( $by['support'] ) && $type && block_has_support( $type, $by['support'] ) ) ) {
				self::use( $name );
			}
		}
		return $html;
	}

	public static function enqueue_editors(): void {
		foreach ( self::$editors as $handle ) {
			wp_enqueue_script( $handle );
		}
	}

	/** On `enqueue_block_assets`, which also runs for the editor canvas: there every style can be selected. */
	public static function enqueue_in_canvas(): void {
		foreach ( is_admin() ? array_keys( self::$used_by ) : [] as $name ) {
			if ( in_array( self::handle( $name ) . '-editor', self::$editors, true ) && wp_style_is( self::handle( $name ), 'registered' ) ) {
				wp_enqueue_style( self::handle( $name ) );
			}
		}
	}

	/** `frontage/reveal` → `@frontage/behaviours/reveal`. */
	private static function module( string $name ): string {
		return '@frontage/behaviours/' . basename( $name );
	}

	/** @return non-empty-string */
	private static function handle( string $name ): string {
		return 'frontage-behaviour-' . basename( $name );
	}
}
