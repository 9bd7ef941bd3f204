<?php
/**
 * Title: Trade: Price list
 * Slug: frontage/trade-prices
 * Categories: frontage-pricing
 * Description: What the smallest job of each kind costs.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-trade-head","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-head"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Where prices begin', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Most jobs cost more than the smallest one. These are the smallest ones.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"metadata":{"frSample":"price"},"hasFixedLayout":false,"align":"wide","className":"is-style-trade-page-prices"} -->
<figure class="wp-block-table alignwide is-style-trade-page-prices"><table><tbody><tr><td><strong><?php esc_html_e( 'Kitchens', 'frontage' ); ?></strong></td><td><?php esc_html_e( 'Eight running feet, painted, with countertop', 'frontage' ); ?></td><td><?php esc_html_e( 'from $21,400', 'frontage' ); ?></td></tr><tr><td><strong><?php esc_html_e( 'Stairs', 'frontage' ); ?></strong></td><td><?php esc_html_e( 'Thirteen treads in oak with one handrail', 'frontage' ); ?></td><td><?php esc_html_e( 'from $9,800', 'frontage' ); ?></td></tr><tr><td><strong><?php esc_html_e( 'Built-ins', 'frontage' ); ?></strong></td><td><?php esc_html_e( 'One wall, up to nine feet, with shelves', 'frontage' ); ?></td><td><?php esc_html_e( 'from $4,200', 'frontage' ); ?></td></tr><tr><td><strong><?php esc_html_e( 'Windows and doors', 'frontage' ); ?></strong></td><td><?php esc_html_e( 'One sash window, double glazed', 'frontage' ); ?></td><td><?php esc_html_e( 'from $1,650', 'frontage' ); ?></td></tr><tr><td><strong><?php esc_html_e( 'Measure', 'frontage' ); ?></strong></td><td><?php esc_html_e( 'Within 30 miles; beyond that the drive is $90', 'frontage' ); ?></td><td><?php esc_html_e( 'free', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
