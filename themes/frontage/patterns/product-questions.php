<?php
/**
 * Title: Software: Six questions
 * Slug: frontage/product-questions
 * Categories: frontage-faq
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","backgroundColor":"tint","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-tint-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Asked before the first week', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Something else? Write to us, and a person answers.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Ask a question', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%"} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do we need to install anything?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'No. Managers work in the browser. Staff open a link on their phone.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can we stop any month?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. Cancel before the next month begins. Your data can be exported until then.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What if someone joins or leaves?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'You pay for the people on the schedule. Add or remove them at any time.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Which rules does the draft follow?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Rest hours, breaks and maximum hours, as you set them. A shift that breaks one is marked.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can we bring our old schedules?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. Import people and past weeks from a spreadsheet, so that fairness counts from the first day.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Who owns the data?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'You do. Export or delete it whenever you want.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
