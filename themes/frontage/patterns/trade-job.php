<?php
/**
 * Title: Trade: Before and after
 * Slug: frontage/trade-job
 * Categories: portfolio
 * Description: One job as two halves of an image, with its facts beside it.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-trade-job","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-job"><!-- wp:group {"className":"is-style-trade-compare","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-trade-compare"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/stair-before.svg' ) ); ?>" alt="<?php esc_attr_e( 'Old stair with missing balusters, gray and worn', 'frontage' ); ?>"/><figcaption class="wp-element-caption"><?php esc_html_e( 'Before', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/stair-after.svg' ) ); ?>" alt="<?php esc_attr_e( 'The same stair in new white oak', 'frontage' ); ?>"/><figcaption class="wp-element-caption"><?php esc_html_e( 'After', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'A stair for the next hundred years', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The old one had sunk in the middle. We kept the newel post and built the rest around it.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table {"metadata":{"frSample":"figure"},"hasFixedLayout":false,"className":"is-style-trade-rows"} -->
<figure class="wp-block-table is-style-trade-rows"><table><tbody><tr><td><?php esc_html_e( 'House', 'frontage' ); ?></td><td><?php esc_html_e( 'Pearl Street, 1908', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Wood', 'frontage' ); ?></td><td><?php esc_html_e( 'White oak, oiled', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'On site', 'frontage' ); ?></td><td><?php esc_html_e( '4 days', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Price', 'frontage' ); ?></td><td><?php esc_html_e( '$14,200', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-work"><?php esc_html_e( 'See our work', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
