<?php
/**
 * Title: Practice: Questions
 * Slug: frontage/practice-questions
 * Categories: frontage-faq
 * Description: Five questions beside a headline.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-row","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-row"><!-- wp:group {"className":"is-style-practice-beside","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-practice-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Before you come', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do I need a referral?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Often not. Some insurers ask for one, and we check that before your visit.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What should I wear?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Whatever you can bend in. For a knee, bring shorts.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can I cancel?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes, up to the day before, by phone or text.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What should I bring?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Reports and images, if you have some. They help, but they are not needed to start.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Does it hurt?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'It may pull. We stop where it gets worse afterward, and you say when.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
