<?php
/**
 * Title: Questions beside a heading
 * Slug: frontage/faq-beside
 * Categories: frontage-faq
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","backgroundColor":"tint","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-tint-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Questions', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Yours is not here? Call, it is quicker.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%"} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:details -->
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
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
