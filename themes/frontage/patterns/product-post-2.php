<?php
/**
 * Title: Software: Publish earlier
 * Slug: frontage/product-post-2
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Most schedules are published too late, and most managers know it. The reason is always the same: there is still something open. So the whole team waits for the one shift that is not settled.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Turn it around. Publish what is certain, and mark what is not.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What late plans cost', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'When people learn on Friday what they work on Monday, they cannot book a doctor, a sitter or a train. They start to keep days free just in case, and then they resent it. In many places late changes also cost money by law. Check the rule where you are before you settle on a rhythm.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'A rhythm that works', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Monday: ask for availability for the week after next.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Wednesday: close the answers and draft.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Thursday before lunch: publish, with open shifts marked as open.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Two weeks ahead is a good start. It sounds far away when you are used to three days. It is not more work, since you do the same planning, only earlier. What you lose is the feeling that you might still find the perfect answer.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Open shifts are not a failure', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'An open shift that everyone can see is often gone within a day. One person needs hours, another wants to trade. An open shift that only you can see takes three phone calls.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Change rules after publishing', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Agree on what may still change once the week is out. A good line is this: from publication on, nothing changes without the agreement of the person concerned. If you need a change, you ask. It feels slower in the moment. After a month you will notice that people answer faster, because a message from you no longer means bad news.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
