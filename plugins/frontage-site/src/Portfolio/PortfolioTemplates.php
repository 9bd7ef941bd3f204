<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Default templates of projects and their archives, unless the theme has its own. */
final class PortfolioTemplates {

	private const MAIN = '<!-- wp:template-part {"slug":"header","tagName":"header"} /--><!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} --><main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)">%s</main><!-- /wp:group --><!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->';

	private const SINGLE = '<!-- wp:group {"align":"wide","layout":{"type":"default"},"style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}}} --><div class="wp-block-group alignwide" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:post-terms {"term":"portfolio-category","style":{"spacing":{"margin":{"bottom":"0"}}},"fontSize":"small"} /--><!-- wp:post-title {"level":1,"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} /-->'
		. '<!-- wp:paragraph {"fontSize":"large","textColor":"muted","metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"subtitle"}}}}} --><p class="has-muted-color has-text-color has-large-font-size"></p><!-- /wp:paragraph --></div><!-- /wp:group -->'
		. '<!-- wp:post-featured-image {"align":"wide","aspectRatio":"16/9","style":{"border":{"radius":"16px"}}} /-->'
		. '<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|60"},"margin":{"top":"var:preset|spacing|50"}}}} --><div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:column {"width":"28%"} --><div class="wp-block-column" style="flex-basis:28%">'
		. '<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} --><div class="wp-block-group"><!-- wp:paragraph {"style":{"typography":{"fontWeight":"600"}},"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"client"}}}}} --><p style="font-weight:600"></p><!-- /wp:paragraph --><!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"year"}}}}} --><p></p><!-- /wp:paragraph --></div><!-- /wp:group --></div><!-- /wp:column -->'
		. '<!-- wp:column {"width":"72%"} --><div class="wp-block-column" style="flex-basis:72%"><!-- wp:post-content /--></div><!-- /wp:column --></div><!-- /wp:columns -->'
		. '<!-- wp:group {"align":"wide","layout":{"type":"flex","justifyContent":"space-between","flexWrap":"wrap"},"style":{"border":{"top":{"color":"var:preset|color|line","width":"1px","style":"solid"}},"spacing":{"padding":{"top":"var:preset|spacing|40"},"margin":{"top":"var:preset|spacing|60"}}}} --><div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--line);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--60);padding-top:var(--wp--preset--spacing--40)"><!-- wp:post-navigation-link {"type":"previous","showTitle":true,"arrow":"arrow"} /--><!-- wp:post-navigation-link {"showTitle":true,"arrow":"arrow"} /--></div><!-- /wp:group -->';

	public static function register(): void {
		$templates = [
			'single-portfolio'            => [ __( 'Project', 'frontage-site' ), __( 'Displays a single project.', 'frontage-site' ), self::SINGLE ],
			'archive-portfolio'           => [ __( 'Portfolio', 'frontage-site' ), __( 'Displays all projects with category filters.', 'frontage-site' ), self::list_template( true ) ],
			'taxonomy-portfolio-category' => [ __( 'Portfolio category', 'frontage-site' ), __( 'Displays the projects in a category.', 'frontage-site' ), self::list_template( false ) ],
		];
		foreach ( $templates as $name => [ $title, $description, $content ] ) {
			register_block_template(
				"frontage-site//$name",
				[
					'title'       => $title,
					'description' => $description,
					'content'     => sprintf( self::MAIN, $content ),
				]
			);
		}
	}

	private static function list_template( bool $filtered ): string {
		return '<!-- wp:query-title {"type":"archive","showPrefix":false,"align":"wide"' . ( $filtered ? '' : ',"style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}}' ) . '} /-->' . PortfolioPatterns::query( 'card', true, $filtered );
	}
}
