<?php
/**
 * Title: Club: Questions about fees
 * Slug: frontage/club-fees-questions
 * Categories: frontage-faq
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-club-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-club-split"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'In and out', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What does the fee include?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Boats, oars, coaching at your hours, the hall, the sauna and insurance on the water.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What is not included?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Entry fees of regattas and your own kit. You can borrow a club shirt for your first race.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can I pay less?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. There is a fund for members who need it. Ask the chair; nobody else hears about it.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How do I leave?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Write to us by the end of November. No reason, no form.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
