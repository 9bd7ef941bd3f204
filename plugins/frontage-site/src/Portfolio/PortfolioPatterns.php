<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Patterns of project lists for core's query block: cards, titles over images, masonry. */
final class PortfolioPatterns {

	public const NAMESPACE = 'frontage/portfolio';

	private const CARD = '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2","style":{"border":{"radius":"16px"}}} /--><!-- wp:post-terms {"term":"portfolio-category","fontSize":"small","style":{"spacing":{"margin":{"bottom":"0"}}}} /--><!-- wp:post-title {"isLink":true,"level":3,"fontSize":"large","style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} /-->';

	private const OVERLAY = '<!-- wp:cover {"useFeaturedImage":true,"dimRatio":70,"overlayColor":"contrast","isUserOverlayColor":true,"minHeight":22,"minHeightUnit":"rem","contentPosition":"bottom left","style":{"border":{"radius":"16px"},"elements":{"link":{"color":{"text":"var:preset|color|surface"}}}},"textColor":"surface","layout":{"type":"default"}} --><div class="wp-block-cover has-custom-content-position is-position-bottom-left has-surface-color has-text-color has-link-color" style="border-radius:16px;min-height:22rem"><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-70 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:post-title {"isLink":true,"level":3,"fontSize":"x-large","style":{"elements":{"link":{"color":{"text":"var:preset|color|surface"}}}}} /--><!-- wp:group {"className":"is-style-fr-on-hover","layout":{"type":"default"}} --><div class="wp-block-group is-style-fr-on-hover"><!-- wp:post-terms {"term":"portfolio-category","fontSize":"small"} /--></div><!-- /wp:group --></div></div><!-- /wp:cover -->';

	private const MASONRY = '<!-- wp:post-featured-image {"isLink":true,"style":{"border":{"radius":"16px"}}} /--><!-- wp:post-title {"isLink":true,"level":3,"fontSize":"medium"} /-->';

	public static function register(): void {
		$patterns = [
			'card'    => [ __( 'Project cards', 'frontage-site' ), __( 'A three-column grid with an image, category, and title.', 'frontage-site' ) ],
			'overlay' => [ __( 'Projects with overlay titles', 'frontage-site' ), __( 'Large images in two columns with the title on top. The category appears on hover.', 'frontage-site' ) ],
			'masonry' => [ __( 'Masonry projects', 'frontage-site' ), __( 'Three columns with images in their original aspect ratio.', 'frontage-site' ) ],
		];
		foreach ( $patterns as $name => [ $title, $description ] ) {
			\Frontage\Site\Blocks\BlockPatterns::add(
				"portfolio-$name",
				$title,
				$description,
				[
					'categories' => [ 'portfolio', 'posts' ],
					'blockTypes' => [ 'core/query/' . self::NAMESPACE ],
				]
			);
		}
	}

	/** @param bool $inherit Whether it uses the page's own query. */
	public static function query( string $look, bool $inherit = false, bool $filtered = true ): string {
		$inner    = [ 'card' => self::CARD, 'overlay' => self::OVERLAY, 'masonry' => self::MASONRY ][ $look ] ?? self::CARD;
		$inner    = $inherit ? str_replace( '"level":3', '"level":2', $inner ) : $inner; // There the page's title is directly above.
		$large    = $inherit || 'overlay' === $look;
		$query    = [
			'perPage'  => 8,
			'pages'    => 0,
			'offset'   => 0,
			'postType' => PortfolioPostType::TYPE,
			'order'    => 'desc',
			'orderBy'  => 'date',
			'sticky'   => '',
			'inherit'  => $inherit,
		];
		$template = [
			'layout' => [
				'type'               => 'grid',
				'columnCount'        => $large ? 2 : 3,
				'minimumColumnWidth' => $large ? '18rem' : '16rem',
			],
			'style'  => [ 'spacing' => [ 'blockGap' => 'var:preset|spacing|40' ] ],
		] + ( 'masonry' === $look ? [ 'className' => 'is-style-masonry' ] : [] );
		$block    = [
			'queryId'   => 0,
			'query'     => $query,
			'namespace' => self::NAMESPACE,
			'align'     => 'wide',
			'frPaging'  => 'more',
			'layout'    => [ 'type' => 'default' ],
		];
		return '<!-- wp:query ' . wp_json_encode( $block, JSON_UNESCAPED_SLASHES ) . ' --><div class="wp-block-query alignwide">'
			. ( $filtered ? '<!-- wp:frontage/term-filter {"taxonomy":"portfolio-category"} /-->' : '' )
			. '<!-- wp:post-template ' . wp_json_encode( $template ) . " -->$inner<!-- /wp:post-template -->"
			. '<!-- wp:query-pagination {"layout":{"type":"flex","justifyContent":"center"}} --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next ' . wp_json_encode( [ 'label' => __( 'Load more', 'frontage-site' ) ] ) . ' /--><!-- /wp:query-pagination -->'
			. '<!-- wp:query-no-results --><!-- wp:paragraph --><p>' . esc_html__( 'No projects yet.', 'frontage-site' ) . '</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query -->';
	}
}
