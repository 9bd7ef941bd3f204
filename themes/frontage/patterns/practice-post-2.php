<?php
/**
 * Title: Practice: Article 2
 * Slug: frontage/practice-post-2
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Something hurts after three miles. Should you stop? Often you may run on, if you watch three things: how strong the pain is, how long it stays, and how it changes your step.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'The traffic light', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Give the pain a number from 0 to 10. Up to 3 is green: run on, but not faster. 4 and 5 are yellow: shorten the distance by half. From 6 on it is red: walk home.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Check again the next morning. If it is back where it was before the run, the load was right. If it is worse, it was too much.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'What changes your step', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Any pain that makes you limp is red, whatever its number. A changed step moves the load to the next joint, and then you have two problems.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'How to come back', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Start with intervals: two minutes of running, one minute of walking, eight times. If that stays green for three runs, add a minute of running. Raise either distance or speed in one week, never both.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Sleep and strength are part of training. Two short strength sessions a week protect knees and tendons better than new shoes do.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'When to see a therapist', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Come if the light stays yellow for two weeks. See a doctor before the next run if a bone hurts at one spot, if a joint swells, or if pain wakes you at night.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
