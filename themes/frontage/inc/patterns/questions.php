<?php
/** Questions with answers: in the patterns frontage/faq-beside and frontage/faq-list. */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How much does the first consultation cost?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'It’s free. It takes an hour, and you don’t need to prepare.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How soon can you start?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Usually within three weeks. In an emergency, we come the same day.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you work with small businesses?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. We work with companies of every size, even a team of one.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Who sees our numbers?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Only the two people working on your case. No one else, and no outside software.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->