<?php
/**
 * Title: Practice: Article 1
 * Slug: frontage/practice-post-1
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A stiff neck rarely needs rest. It needs movement in small portions, many times a day. Ten minutes are enough if you spread them over the day.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Most necks get stiff because they hold one position for hours. The screen pulls the chin forward, the shoulders follow, and the muscles at the back work without a break.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'In the morning', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Before you look at your phone, turn your head slowly to each side, ten times. Then tilt your ear toward the shoulder, five times a side. Stay in the range that feels easy. It will grow during the week.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'At the desk', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Set a timer to forty minutes. When it rings, stand up, let the arms hang and roll the shoulders back. Then slide the chin straight back, as if you made a double chin, and hold for three breaths. Do that five times.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Two changes at the desk do more than any pillow. Raise the screen until its upper edge is at eye height. Pull the keyboard so close that your elbows stay beside your body.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'In the evening', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Warmth helps if it feels good. Ten minutes are enough. Afterward, lie on your back and let the head sink into a folded towel while you breathe out slowly.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'When to see a therapist', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Come if it has not improved after two weeks, if pain runs into the arm, or if you often have headaches with it. See a doctor at once after a fall, with fever, or if an arm becomes weak or numb.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
