<?php
/**
 * Title: Software: A rule for swaps
 * Slug: frontage/product-post-3
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'People swap shifts whether there is a rule or not. Without one they do it in a group chat. Two of them agree, a third did not read it, and on Friday evening nobody is at the counter.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A swap rule does not have to be long. It has to answer four questions.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Who may take the shift?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Anyone with the skill that the shift needs and with hours left in the week. If the closing person has to hold the keys, only people with keys are asked. Say this before the first swap, not after the first mistake.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Until when?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Pick a time after which a swap needs a call instead of a message. Twelve hours before the shift is common. Later than that, silence is no longer an answer.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Who has to agree?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The two people concerned always do. Whether a manager has to agree depends on what could go wrong. If rest hours and maximum hours are checked, you can let swaps go through and only be told. If they are not, look at each one.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Who carries the count?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The person who works gets the hours, the weekend and the thanks. Write it in the same place where the schedule is, so that the next fairness count is right.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Write it on one page', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Ask only people who can do the shift.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Swap until twelve hours before; after that, call.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Both say yes in writing.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'The count moves with the shift.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Hang it where the schedule used to hang. And when a person breaks it, point to the page and not to the person. Most of the time the page was simply not clear enough.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
