<?php
/**
 * Title: Club: Questions of beginners
 * Slug: frontage/club-learn-questions
 * Categories: frontage-faq
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-club-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-club-split"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Before you ask', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Am I too old?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Many people begin after forty. If you can get up from a low chair, you can row.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What if I fall in?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'It happens rarely, and the wide boats make it hard. You can swim, and the launch is always near.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do I have to race?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'No. Many of us never do. Touring crews row for the view and the cake.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What if I miss a Saturday?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'You join the same Saturday of the next course.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can my child come?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Children row from the age of eleven, in their own groups, with trained coaches.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
