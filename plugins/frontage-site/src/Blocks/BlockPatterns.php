<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** Registers the block patterns: each request knows their titles; files (patterns/*.php) are read when a pattern is used. */
final class BlockPatterns {

	/** Template part area for the content of an off-canvas drawer; the pattern "Hidden sidebar" adds the drawer and its button. */
	public const SIDEBAR = 'hidden-sidebar';

	/** Placeholder image of the banners. */
	public const DRAWING = '/frontage-site/assets/banner.svg';

	/** On `init`. */
	public static function register(): void {
		$banner = [
			'categories' => [ 'banner' ],
			'blockTypes' => [ 'core/cover' ],
		];
		self::add( 'banner-shape', __( 'Banner: Shaped image', 'frontage-site' ), __( 'A heading, text, and button on an image with two rounded corners.', 'frontage-site' ), $banner );
		self::add( 'banner-icon-card', __( 'Banner: Icon card', 'frontage-site' ), __( 'An image with an icon card on top.', 'frontage-site' ), $banner );
		self::add( 'banner-counter', __( 'Banner: Counter', 'frontage-site' ), __( 'An arched image with an animated counter.', 'frontage-site' ), $banner );
		$header = [
			'categories' => [ 'header' ],
			'blockTypes' => [ 'core/template-part/header' ],
		];
		self::add( 'header', __( 'Header with a menu', 'frontage-site' ), __( 'Site title and menu, with submenus on large screens and a drawer on small ones.', 'frontage-site' ), $header );
		// Patterns with a button and its overlay: general, and for headers.
		$opener = [
			'categories' => [ 'call-to-action', 'header' ],
			'keywords'   => [ __( 'popup', 'frontage-site' ), __( 'dialog', 'frontage-site' ), __( 'drawer', 'frontage-site' ), __( 'overlay', 'frontage-site' ) ],
		];
		self::add( 'contact-popup', __( 'Contact popup', 'frontage-site' ), __( 'A button that opens a dialog with a form.', 'frontage-site' ), $opener );
		self::add( 'hidden-sidebar', __( 'Hidden sidebar', 'frontage-site' ), __( 'A button that opens a drawer at the edge of the page. Edit its content as a template part.', 'frontage-site' ), $opener );
		self::add(
			'faq',
			__( 'FAQ', 'frontage-site' ),
			__( 'A heading and an accordion of questions that opens one answer at a time.', 'frontage-site' ),
			[
				'categories' => [ 'text' ],
				'keywords'   => [ __( 'FAQ', 'frontage-site' ), __( 'accordion', 'frontage-site' ), __( 'help', 'frontage-site' ) ],
			]
		);
		self::add( 'section-heading', __( 'Section heading', 'frontage-site' ), __( 'An eyebrow, heading, and intro sentence for a new section.', 'frontage-site' ), [ 'categories' => [ 'text' ], 'keywords' => [ __( 'eyebrow', 'frontage-site' ), __( 'title', 'frontage-site' ), __( 'highlight', 'frontage-site' ) ] ] );
	}

	/**
	 * On `render_block_core/cover`: adds width and height to the placeholder image, as media library images have. Without
	 * them WordPress sets no loading attributes.
	 */
	public static function add_image_size( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( [ 'tag_name' => 'img' ] ) && null === $tags->get_attribute( 'width' ) && str_ends_with( (string) $tags->get_attribute( 'src' ), self::DRAWING ) ) {
			$tags->set_attribute( 'width', '1600' );
			$tags->set_attribute( 'height', '900' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * @param array{ categories: list<string>, blockTypes?: list<string>, keywords?: list<string> } $more As for `register_block_pattern()`.
	 */
	public static function add( string $name, string $title, string $description, array $more ): void {
		register_block_pattern(
			"frontage-site/$name",
			[
				'title'       => $title,
				'description' => $description,
				'filePath'    => dirname( __DIR__, 2 ) . "/patterns/$name.php",
			] + $more
		);
	}
}
