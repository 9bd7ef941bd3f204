<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Starter\StarterProgress;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Samples\SampleMark;
use Frontage\Site\Starter\Looks\Look;

defined( 'ABSPATH' ) || exit;

/** The content of a page from the theme's patterns: as if an editor had inserted them, with the site's created items. */
final class PageContent {

	/** @param list<string> $patterns Pattern names of the theme. */
	public static function from_patterns( array $patterns, string $look, StarterProgress $progress ): string {
		$parts = [];
		foreach ( $patterns as $name ) {
			$parts[] = Look::SLIDER === $name ? self::section( $progress->block( 'slider:home' ) ) : self::pattern( $name );
		}
		return self::completed( self::with_title( implode( "\n\n", array_filter( $parts ) ) ), $look, $progress );
	}

	/** The content of a post, whose template prints its title, or of a template part. */
	public static function from_pattern( string $pattern, string $look, StarterProgress $progress ): string {
		return self::completed( self::pattern( $pattern ), $look, $progress );
	}

	/** With the site's form, with links, and with complete marks of samples. */
	private static function completed( string $content, string $look, StarterProgress $progress ): string {
		$form    = $progress->block( 'form:contact' );
		$content = '' === $form ? $content : str_replace( '<!-- wp:frontage/contact-form /-->', $form, $content );
		$linked  = preg_replace_callback( '~(?<=")#page-([a-z]+)(?:-(\d+))?(?=")~', static fn ( array $link ): string => esc_url( isset( $link[2] ) ? self::product_url( $link[1], (int) $link[2], $look, $progress ) : self::page_url( $link[1], $look, $progress ) ), $content );
		return SampleMark::stamp( (string) $linked );
	}

	/** The URL of a page of the look; before it is created, the one that it will have. */
	private static function page_url( string $name, string $look, StarterProgress $progress ): string {
		$archive = match ( $name ) {
			'work'  => get_post_type_archive_link( PortfolioPostType::TYPE ),
			'shop'  => get_post_type_archive_link( 'product' ),
			default => false,
		};
		$page    = StyleVariations::pages( $look )[ $name ] ?? null;
		$id      = $progress->id( "page:$name" );
		return match ( true ) {
			is_string( $archive )             => $archive,
			$id > 0                           => (string) get_permalink( $id ),
			null === $page, 'home' === $name  => home_url( '/' ),
			default                           => home_url( user_trailingslashit( sanitize_title( $page['title'] ) ) ),
		};
	}

	/** The URL of a product, or with `buy` the one that adds it to the cart and stays on the homepage; without products, the shop. */
	private static function product_url( string $name, int $number, string $look, StarterProgress $progress ): string {
		$id = $progress->id( "product:$number" );
		return match ( true ) {
			! $id           => self::page_url( 'shop', $look, $progress ),
			'buy' === $name => add_query_arg( 'add-to-cart', $id, home_url( '/' ) ),
			default         => (string) get_permalink( $id ),
		};
	}

	private static function pattern( string $name ): string {
		self::read_again( $name );
		/** @var list<array<string, mixed>> $blocks */
		$blocks = parse_blocks( sprintf( '<!-- wp:pattern {"slug":"frontage/%s"} /-->', $name ) );
		/** @var array<int|string, array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<string|null>}> $resolved */
		$resolved = resolve_pattern_blocks( $blocks );
		return trim( serialize_blocks( $resolved ) );
	}

	/** WordPress reads a pattern once a request. What it shows, such as projects, may have been created since. */
	private static function read_again( string $name ): void {
		$registry = \WP_Block_Patterns_Registry::get_instance();
		$pattern  = $registry->get_registered( "frontage/$name" );
		$file     = get_theme_file_path( "patterns/$name.php" );
		if ( $pattern && is_file( $file ) ) {
			$registry->unregister( "frontage/$name" );
			$registry->register( "frontage/$name", [ 'filePath' => $file ] + array_diff_key( $pattern, [ 'content' => '' ] ) );
		}
	}

	/** A section without a ground of its own: a slider as wide as the page fills it, another one has the theme's space around it. */
	private static function section( string $slider ): string {
		if ( '' === $slider ) {
			return '';
		}
		$space = str_contains( $slider, '"align":"full"' ) ? '0' : 'var:preset|spacing|70';
		$style = str_replace( [ 'var:', '|' ], [ 'var(--wp--', '--' ], $space ) . ( '0' === $space ? '' : ')' );
		return '<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"' . $space . '","bottom":"' . $space . '"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->'
			. sprintf( '<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:%1$s;padding-bottom:%1$s">%2$s</div><!-- /wp:group -->', $style, $slider );
	}

	/** Every page needs an h1: if no pattern has one, its first heading becomes the h1, in its original size, and its section stays when its samples are left out. */
	private static function with_title( string $content ): string {
		if ( str_contains( $content, '<h1' ) ) {
			return $content;
		}
		$section = '"' . SampleMark::KEY . '":"' . SampleMark::SECTION . '",'; // The name of the pattern follows.
		$begins  = strpos( $content, $section );
		$heading = strpos( $content, '<!-- wp:heading ' );
		if ( false !== $begins && false !== $heading && $begins < $heading ) {
			$content = substr_replace( $content, '', $begins, strlen( $section ) );
		}
		return (string) preg_replace_callback(
			'~<!-- wp:heading (\{.*?\} )?-->\s*<h2 class="([^"]*)"(.*?)</h2>~s',
			static function ( array $heading ): string {
				$attributes = json_decode( $heading[1], true );
				$attrs      = [ 'level' => 1 ] + ( is_array( $attributes ) ? $attributes : [] );
				$sized      = isset( $attrs['fontSize'] );
				return sprintf(
					'<!-- wp:heading %s --><h1 class="%s"%s</h1>',
					serialize_block_attributes( $attrs + [ 'fontSize' => 'xx-large' ] ),
					$sized ? $heading[2] : "$heading[2] has-xx-large-font-size",
					$heading[3]
				);
			},
			$content,
			1
		);
	}
}
