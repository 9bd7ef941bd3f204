<?php
/**
 * Title: Trade: Questions about prices
 * Slug: frontage/trade-questions
 * Categories: frontage-faq
 * Description: Six questions and answers beside a headline.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-trade-halves","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-halves"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Before you ask', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"large"} -->
<p class="has-muted-color has-text-color has-large-font-size"><?php esc_html_e( 'Six questions that we hear at most kitchen tables.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'When do I pay?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'A third when you sign, a third when the build begins, and the rest when you have checked the work.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What happens if something does not fit?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'We take it back to the shop and make it fit. You pay nothing for that.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can you work from my architect’s drawings?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. We still measure the room ourselves, because walls are rarely where drawings say.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long is the wait?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'It depends on the season. We tell you the week we can begin before you sign.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you repair things that others built?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Often. Send us a photo, and we tell you if a repair is worth its money.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Who is in my house?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'The two people who built your job. You have met them at the bench before.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
