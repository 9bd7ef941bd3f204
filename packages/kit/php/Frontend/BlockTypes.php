<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the suite's block types. Each type costs every page: WordPress reads its assets and builds the rules of theme.json
 * for it. So on pages a plugin's types wait until the page has one of its blocks; all other requests get them on `init`.
 */
final class BlockTypes {

	/** Option: folders whose blocks stand in templates, template parts or widgets. They are registered before theme.json is read. */
	private const LAYOUT = 'frontage_layout_blocks';

	/** @var array<string, true> Folders of built blocks that wait. */
	private static array $waiting = [];

	/** @var array<string, true> Names of blocks that render their inner blocks themselves. */
	private static array $skip_inner_blocks = [];

	/** @var array<string, string> Names of blocks that wait => their folder; filled by the first content that has one. */
	private static array $names = [];

	/** @var array<string, true> Namespaces of blocks that wait. */
	private static array $namespaces = [ 'frontage' => true ];

	/** @var array<string, callable(): mixed> Names of single types that wait => what registers them. */
	private static array $single = [];

	/** @var list<callable(): mixed> What registers the patterns that wait. */
	private static array $patterns = [];

	/**
	 * On `init`.
	 *
	 * @param string       $folder            Built blocks with their `blocks-manifest.php`.
	 * @param list<string> $skip_inner_blocks Names of those that render their inner blocks themselves.
	 */
	public static function add( string $folder, array $skip_inner_blocks = [] ): void {
		self::$waiting[ $folder ] = true;
		self::$names              = []; // A content may have been read before.
		self::$skip_inner_blocks += array_fill_keys( $skip_inner_blocks, true );
		foreach ( has_action( 'switch_theme', [ self::class, 'forget_layout' ] ) ? [] : [ 'switch_theme', 'save_post_wp_template', 'save_post_wp_template_part', 'update_option_widget_block' ] as $hook ) {
			add_action( $hook, [ self::class, 'forget_layout' ], 10, 0 );
		}
		if ( ! \Frontage\Kit\is_front_controller() ) {
			self::register_folder( $folder );
			return;
		}
		self::begin();
	}

	/**
	 * On `init`: a type that a plugin registers itself.
	 *
	 * @param callable(): mixed $register
	 */
	public static function add_single( string $name, callable $register ): void {
		if ( ! \Frontage\Kit\is_front_controller() ) {
			$register();
			return;
		}
		self::$single[ $name ]                           = $register;
		self::$namespaces[ strstr( $name, '/', true ) ?: $name ] = true;
		self::begin();
	}

	/**
	 * On `init`: patterns of `frontage-…`, which wait for a content that names one. Editors copy them, so only templates do.
	 *
	 * @param callable(): mixed $register A closure: PHP reads the class of any other callable at once.
	 */
	public static function add_patterns( callable $register ): void {
		if ( ! \Frontage\Kit\is_front_controller() ) {
			$register();
			return;
		}
		self::$patterns[] = $register;
		self::begin();
	}

	private static function begin(): void {
		if ( has_action( 'wp', [ self::class, 'find_in_page' ] ) ) {
			return;
		}
		add_filter( 'block_parser_class', [ self::class, 'choose_parser' ], PHP_INT_MAX );
		add_filter( 'pre_render_block', [ self::class, 'find_in_block' ], PHP_INT_MIN, 2 );
		add_action( 'wp', [ self::class, 'find_in_page' ], 0 );
		add_action( 'enqueue_block_editor_assets', [ self::class, 'register_for_editor' ], 0 ); // An editor on a page.
		add_action( 'enqueue_block_assets', [ self::class, 'register_for_all_styles' ], 0 );
	}

	/** On `block_parser_class`: all blocks of a page come from a parser, so it sees each content first. */
	public static function choose_parser( mixed $class ): mixed {
		if ( \WP_Block_Parser::class === $class ) {
			return BlockParser::class;
		}
		self::register_all(); // Another plugin's parser does not tell what it reads.
		return $class;
	}

	/**
	 * On `pre_render_block`: a block that PHP made without a parser.
	 *
	 * @param mixed $html
	 * @param mixed $block
	 */
	public static function find_in_block( mixed $html, mixed $block ): mixed {
		$name = is_array( $block ) && is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if ( ! str_starts_with( $name, 'core/' ) && isset( self::$namespaces[ (string) strstr( $name, '/', true ) ] ) ) {
			self::register( $name );
		}
		return $html;
	}

	/** On `wp`: registers what the page's posts and its layout have, before WordPress reads theme.json for these types. */
	public static function find_in_page(): void {
		$layout = wp_load_alloptions()[ self::LAYOUT ] ?? '';
		foreach ( is_string( $layout ) ? explode( ',', $layout ) : [] as $plugin ) {
			foreach ( array_keys( self::$waiting ) as $folder ) {
				if ( self::plugin( $folder ) === $plugin ) {
					self::register_folder( $folder );
				}
			}
		}
		global $wp_query;
		foreach ( $wp_query instanceof \WP_Query && is_array( $wp_query->posts ) ? $wp_query->posts : [] as $post ) {
			if ( $post instanceof \WP_Post ) {
				self::find_in_content( $post->post_content );
			}
		}
	}

	/** Registers the types of blocks in a content, serialized. */
	public static function find_in_content( string $content ): void {
		// The theme's own patterns are `frontage/…`: one of them asks for one of a plugin.
		if ( self::$patterns && str_contains( $content, 'wp:pattern' ) && preg_match( '~wp:pattern\s[^>]*"slug":\s*"frontage~', $content ) ) {
			self::register_patterns();
		}
		if ( ! self::$waiting && ! self::$single ) {
			return;
		}
		foreach ( array_keys( self::$namespaces ) as $namespace ) {
			if ( str_contains( $content, "wp:$namespace/" ) && preg_match_all( "~<!--\s+wp:($namespace/[a-z][a-z0-9_-]*)~", $content, $found ) ) {
				array_map( [ self::class, 'register' ], array_unique( $found[1] ) );
			}
		}
	}

	/** Registers a block with the others of its plugin, for code that prints one or uses its assets. Repeated calls are harmless. */
	public static function register( string $name ): void {
		if ( isset( self::$single[ $name ] ) ) {
			$register = self::$single[ $name ];
			unset( self::$single[ $name ] );
			$register();
			self::add_attributes_of_supports();
			return;
		}
		if ( ! self::$names ) {
			foreach ( array_keys( self::$waiting ) as $folder ) {
				/** @var array<string, array{ name: string }> $manifest */
				$manifest     = require "$folder/blocks-manifest.php";
				self::$names += array_fill_keys( array_column( $manifest, 'name' ), $folder );
			}
		}
		$folder = self::$names[ $name ] ?? '';
		if ( isset( self::$waiting[ $folder ] ) ) {
			self::register_folder( $folder );
			self::learn_layout( $folder );
		}
	}

	/** Registers everything, for code that lists the types of a site. */
	public static function register_all(): void {
		array_map( [ self::class, 'register' ], array_keys( self::$single ) );
		array_map( [ self::class, 'register_folder' ], array_keys( self::$waiting ) );
	}

	/** On `enqueue_block_editor_assets`. */
	public static function register_for_editor(): void {
		self::register_all();
		self::register_patterns();
	}

	/** Registers all patterns. */
	public static function register_patterns(): void {
		foreach ( self::$patterns as $register ) {
			$register();
		}
		self::$patterns = [];
	}

	/** On `enqueue_block_assets`: without assets on demand, WordPress prints the styles of all types on all pages. */
	public static function register_for_all_styles(): void {
		if ( ! wp_should_load_block_assets_on_demand() ) {
			self::register_all();
		}
	}

	public static function forget_layout(): void {
		delete_option( self::LAYOUT );
	}

	private static function register_folder( string $folder ): void {
		unset( self::$waiting[ $folder ] );
		$skip = static fn ( array $settings, array $metadata ): array => isset( self::$skip_inner_blocks[ $metadata['name'] ?? '' ] ) ? [ 'skip_inner_blocks' => true ] + $settings : $settings;
		add_filter( 'block_type_metadata_settings', $skip, 10, 2 ); // For these only: WordPress's own types apply it a hundred times on each page.
		wp_register_block_types_from_metadata_collection( $folder, "$folder/blocks-manifest.php" );
		remove_filter( 'block_type_metadata_settings', $skip );
		self::add_attributes_of_supports();
	}

	/** WordPress adds them on `init`, to the types that are there by then. */
	private static function add_attributes_of_supports(): void {
		if ( did_action( 'init' ) && ! doing_action( 'init' ) ) {
			\WP_Block_Supports::init();
		}
	}

	/** A block outside of posts and excerpts is in the page's layout: the next page registers it in time. */
	private static function learn_layout( string $folder ): void {
		if ( did_action( 'wp' ) && ! doing_action( 'wp' ) && ! doing_filter( 'the_content' ) && ! doing_filter( 'get_the_excerpt' ) ) {
			$known = wp_load_alloptions()[ self::LAYOUT ] ?? '';
			$names = array_filter( explode( ',', is_string( $known ) ? $known : '' ) );
			update_option( self::LAYOUT, implode( ',', array_unique( [ ...$names, self::plugin( $folder ) ] ) ), true );
		}
	}

	/** A plugin's folder name. */
	private static function plugin( string $folder ): string {
		return basename( dirname( $folder, 2 ) );
	}
}
