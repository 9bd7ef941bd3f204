<?php
/**
 * Title: Club: Last regatta and honors board
 * Slug: frontage/club-results
 * Categories: frontage-figures
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-split"><!-- wp:group {"metadata":{"frSample":"section"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Last regatta', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"metadata":{"frSample":"figure"},"className":"is-style-club-results"} -->
<figure class="wp-block-table is-style-club-results"><table><tbody><tr><td><?php esc_html_e( '1st', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Women’s eight', 'frontage' ); ?></strong><br><?php esc_html_e( 'Bríd, Ana, Ciara, Mei, Sinéad, Ola, Ruth, Jo', 'frontage' ); ?></td><td>6:31.4</td></tr><tr><td><?php esc_html_e( '2nd', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Junior coxed four', 'frontage' ); ?></strong><br><?php esc_html_e( '0.8 s behind the winner', 'frontage' ); ?></td><td>7:04.9</td></tr><tr><td><?php esc_html_e( '2nd', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Masters double', 'frontage' ); ?></strong><br><?php esc_html_e( 'Combined age 121', 'frontage' ); ?></td><td>7:42.0</td></tr><tr><td><?php esc_html_e( '4th', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Men’s four', 'frontage' ); ?></strong><br><?php esc_html_e( 'First race together', 'frontage' ); ?></td><td>6:58.2</td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"section"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'On the honors board', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:list {"metadata":{"frSample":"figure"},"className":"is-style-club-honors"} -->
<ul class="wp-block-list is-style-club-honors"><!-- wp:list-item -->
<li><strong>1931</strong> <?php esc_html_e( 'Eights', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>1948</strong> <?php esc_html_e( 'Fours', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>1962</strong> <?php esc_html_e( 'Eights', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>1979</strong> <?php esc_html_e( 'Sculls', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>1988</strong> <?php esc_html_e( 'Junior four', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>1996</strong> <?php esc_html_e( 'Pairs', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>2004</strong> <?php esc_html_e( 'Women’s eight', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>2011</strong> <?php esc_html_e( 'Masters', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>2018</strong> <?php esc_html_e( 'Junior eight', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong>2023</strong> <?php esc_html_e( 'Centenary cup', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
