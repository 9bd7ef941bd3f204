<?php
/**
 * Title: Practice: Article 3
 * Slug: frontage/practice-post-3
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'The date for the new knee is set, and six weeks remain. Those who use them walk better afterward. This is not about sport. It is about three things that you will need on the first day.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Strength in the thigh', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Sit on a chair, stretch one leg and hold it for five breaths. Ten times a side, twice a day. Then stand up without hands, as often as it goes well. This strength carries you to the bathroom on day two.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Getting up and down', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Practice stairs with a handrail: the good leg goes up first, the other one goes down first. Try crutches at home before you need them. Roll up loose rugs, and place a firm chair with armrests where you like to sit.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'A plan for the first two weeks', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Who shops, who drives, who walks the dog? Write it down before the operation. Cook and freeze a few meals. Arrange your first visits now, because the first ten days decide how far the knee will bend.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'How much is right', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The knee may hurt a little while you train. It should be calm again the next morning. If it swells, halve the number, but do not stop.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Ask your surgeon whether something speaks against it, for example a heart condition. Tell your therapist about all medicine that you take.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
