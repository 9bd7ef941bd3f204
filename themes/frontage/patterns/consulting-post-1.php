<?php
/**
 * Title: Consulting: Paper 1
 * Slug: frontage/consulting-post-1
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Parents who own a firm often wait for a child to ask. The child waits to be asked. Ten years can pass like that, politely, at the same table.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'In interviews we meet three questions that children carry for years. None of them is about money. All of them can be answered in an evening.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Do you want me to?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Many successors grew up with the sentence “You are free to do what you like.” It was meant kindly. It is heard as indifference. Say what you wish for, and say that a no is allowed. Both belong in the same conversation.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'What happens to you?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A child who takes over also takes something away: the desk, the phone calls, the reason to get up at six. Successors see that more clearly than their parents do. Tell them what you will do on the first Monday, and mean it. A former owner with a plan is easier to follow than one with advice.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'May I change things?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'This is the real one. A successor who may change nothing is an employee with debts. Agree on what is untouchable before the signature, and keep the list short. Three things are enough: for example the name, the apprentices and the site. The rest belongs to the next owner from day one.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'How to begin', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Choose an evening without guests. One parent, one child, no paper. Ask the first question yourself and then be quiet for longer than is comfortable. Do the same with each child, also with those who work elsewhere. They will compare notes, and that is the point.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'What you hear may end the plan you had. Better in a kitchen than at a notary.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
