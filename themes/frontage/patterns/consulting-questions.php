<?php
/**
 * Title: Consulting: Questions
 * Slug: frontage/consulting-questions
 * Categories: frontage-faq
 * Description: Five questions of owners with answers.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-margin","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-margin" style="margin-top:0;margin-bottom:0"><!-- wp:paragraph {"className":"is-style-consulting-label"} -->
<p class="is-style-consulting-label"><?php esc_html_e( 'Questions', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What owners ask in the first hour', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'When should we begin?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Two to three years before the date you have in mind. If it is closer, we say what can still be done well.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you replace our lawyer and accountant?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'No. They stay. We prepare what they need, so their hours become fewer.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What if the family cannot agree?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Then you know it early and in private. Some plans end in a sale, and that is a good result too.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Who learns that we talk to you?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Nobody. We call at hours you choose, and no invoice names the subject.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What happens if the date moves?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'The plan moves with it, and the fee stays as agreed.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
