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
 * @phpstan-type Behavior array{ usedBy: array{ class?: string|list<string>, attribute?: string, support?: string, markup?: string }, textdomain: string, module?: Module, style?: File, editor?: bool }
 */
final class Behaviors {

	/**
	 * The module that checks browser support; modules import it first, so that pages stay as PHP rendered them in old
	 * browsers.
	 */
	private const BROWSER = '@frontage/kit/browser';

	/** Blocks that add one element around their inner blocks, each of which is searched itself. */
	private const WRAPPERS = [
		'core/group'         => true,
		'core/columns'       => true,
		'core/column'        => true,
		'core/buttons'       => true,
		'core/query'         => true,
		'core/post-template' => true,
	];

	/** @var array<string, array{ Behavior, string }> Name => what its manifest says, and the manifest's path. */
	private static array $behaviors = [];

	/** @var array<string, true> Names of those whose files are registered. */
	private static array $registered = [];

	/**
	 * By which features of a block behaviors are used, markup below a part of it; null before the first block.
	 *
	 * @var array{ class: array<string, list<string>>, attribute: array<string, list<string>>, support: array<string, list<string>>, markup: array<string, array<string, list<string>>> }|null
	 */
	private static ?array $used_by = null;

	/** Makes the behaviors of a manifest known, which the build generates. A page registers the files of those that it uses. */
	public static function register( string $manifest ): void {
		/** @var array<string, Behavior> $behaviors */
		$behaviors = require $manifest;
		foreach ( $behaviors as $name => $behavior ) {
			self::$behaviors[ $name ] = [ $behavior, $manifest ];
			unset( self::$registered[ $name ] );
			if ( ! \Frontage\Kit\is_front_controller() ) {
				self::register_files( $name );
			}
		}
		self::$used_by = null;
		add_filter( 'render_block', [ self::class, 'find' ], 10, 2 );
	}

	private static function register_files( string $name ): void {
		if ( isset( self::$registered[ $name ] ) ) {
			return;
		}
		self::$registered[ $name ] = true;
		[ $behavior, $manifest ]   = self::$behaviors[ $name ];
		if ( isset( $behavior['module'] ) ) {
			self::add_lazy_urls( self::module( $name ), $behavior['module']['lazy'] ?? [], $manifest );
			wp_register_script_module(
				self::module( $name ),
				plugins_url( $behavior['module']['file'], $manifest ),
				$behavior['module']['dependencies'],
				$behavior['module']['version'],
				[
					'fetchpriority' => 'low',
					'in_footer'     => true,
				]
			);
		}
		$bundle = ! empty( $behavior['editor'] ) && is_admin() ? EditorBundle::handle( dirname( $manifest, 2 ) ) : '';
		if ( isset( $behavior['style'] ) && '' !== $bundle ) {
			wp_register_style( self::handle( $name ), false, [ $bundle ], $behavior['style']['version'] );
		} elseif ( isset( $behavior['style'] ) ) {
			wp_register_style( self::handle( $name ), plugins_url( $behavior['style']['file'], $manifest ), [], $behavior['style']['version'] );
			wp_style_add_data( self::handle( $name ), 'path', dirname( $manifest ) . '/' . $behavior['style']['file'] ); // WordPress inlines small styles, so that no request blocks rendering.
		}
		if ( '' !== $bundle ) {
			wp_register_script( self::handle( $name ) . '-editor', false, [ $bundle ], '1', [ 'in_footer' => true ] ); // For code that depends on it.
		}
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
		if ( ! isset( self::$behaviors[ $name ] ) ) {
			return;
		}
		self::register_files( $name );
		ScriptModules::register(); // The module may import modules of the kit.
		$module = self::$behaviors[ $name ][0]['module'] ?? null;
		if ( $module && ! in_array( self::module( $name ), wp_script_modules()->get_queue(), true ) ) {
			wp_enqueue_script_module( self::module( $name ) );
			/**
			 * Fires when a behavior's module is enqueued on a page, so that plugins can add data for it.
			 *
			 * @since 0.1.0
			 * @param string $name   The name in its `behavior.json`.
			 * @param string $module The script module's id.
			 */
			do_action( 'frontage_kit_behaviour', $name, self::module( $name ) );
			if ( in_array( self::BROWSER, $module['dependencies'], true ) ) {
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
		self::$used_by ??= self::index();
		$attributes      = $block['attrs'] ?? [];
		$name            = (string) ( $block['blockName'] ?? '' );
		$names           = [];
		$searched        = self::searched_markup( $html, $name );
		foreach ( $attributes ? array_intersect_key( self::$used_by['attribute'], $attributes ) : [] as $attribute => $users ) {
			$names = empty( $attributes[ $attribute ] ) ? $names : [ ...$names, ...$users ];
		}
		foreach ( is_string( $attributes['className'] ?? null ) ? explode( ' ', $attributes['className'] ) : [] as $class ) {
			$names = [ ...$names, ...( self::$used_by['class'][ $class ] ?? [] ) ];
		}
		foreach ( self::$used_by['markup'] as $sign => $markups ) {
			foreach ( str_contains( $searched, (string) $sign ) ? $markups : [] as $markup => $users ) {
				$names = str_contains( $searched, (string) $markup ) ? [ ...$names, ...$users ] : $names;
			}
		}
		if ( self::$used_by['support'] ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			foreach ( self::$used_by['support'] as $support => $users ) {
				$names = $type && block_has_support( $type, (string) $support ) ? [ ...$names, ...$users ] : $names;
			}
		}
		if ( $names ) {
			array_map( [ self::class, 'use' ], $names );
		}
		return $html;
	}

	/**
	 * What of a rendered block has to be searched: of a wrapper its opening tag, else a page would be searched once for each
	 * level of its blocks.
	 */
	public static function searched_markup( string $html, string $block ): string {
		return isset( self::WRAPPERS[ $block ] ) ? (string) strstr( $html, '>', true ) : $html;
	}

	/** @return array{ class: array<string, list<string>>, attribute: array<string, list<string>>, support: array<string, list<string>>, markup: array<string, array<string, list<string>>> } Markup by a part of it that most blocks do not have. */
	private static function index(): array {
		$index = [
			'class'     => [],
			'attribute' => [],
			'support'   => [],
			'markup'    => [],
		];
		foreach ( self::$behaviors as $name => [ $behavior ] ) {
			foreach ( [ 'class', 'attribute', 'support' ] as $kind ) {
				foreach ( (array) ( $behavior['usedBy'][ $kind ] ?? [] ) as $value ) {
					$index[ $kind ][ $value ][] = $name;
				}
			}
			$markup = $behavior['usedBy']['markup'] ?? '';
			if ( '' !== $markup ) {
				$index['markup'][ str_contains( $markup, 'fr-' ) ? 'fr-' : $markup ][ $markup ][] = $name;
			}
		}
		return $index;
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
