<?php
/**
 * Title: Agency: Questions
 * Slug: frontage/agency-faq
 * Categories: frontage-faq
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-agency-margin","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-margin"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Asked before', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What if we like none of the three?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Then we were wrong, and we make three more. The price stays the same.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can we have only a logo?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes, but bring the name and the voice. A logo alone is a hat without a head.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Who owns the files?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'You do, with the last payment. You get them in formats that every printer knows.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you work for firms far away?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. The first day is in one room, yours or ours. After that we call.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How do you charge?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Half at the start and half at the end. What was agreed is what you pay.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
