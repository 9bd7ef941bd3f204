<?php
/**
 * Title: Questions below each other
 * Slug: frontage/faq-list
 * Categories: frontage-faq
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"bottom":"var:preset|spacing|40"}}}} -->
<h2 class="wp-block-heading" style="margin-bottom:var(--wp--preset--spacing--40)"><?php esc_html_e( 'What people ask us first', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What does the first talk cost?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Nothing. It takes an hour, and you need not prepare.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long until you begin?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'As a rule three weeks. What burns is looked at the same day.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you work with firms of five?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'With firms of one, too. Small firms have the larger questions.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Who sees our figures?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'The two people who work for you. Nobody else, and no machine elsewhere.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
