<?php
/**
 * Title: Software: Fair weekends
 * Slug: frontage/product-post-1
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Ask a team what is unfair about the schedule, and nine times out of ten the answer is the weekend. Not because anyone cheats. Because nobody counts.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Memory is a poor ledger. The person who worked last Saturday remembers it well. The person who worked the three before that has stopped mentioning it. A manager who plans from memory rewards the person who complained most recently.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Count first, then decide', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write down, for each person, how many weekend shifts they had in the last three months. Count closings and public holidays too. Use the same unit for everyone: a shift is a shift, however busy it was.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Then look at the spread. A difference of one or two is noise. A difference of four is a story that is already told at home.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Three rules that hold', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'The person with the lowest count is asked first.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Nobody works more than two weekends in a row unless they ask to.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'A swap moves the count with it: the person who worked gets the credit.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The third rule matters most. Without it, the helpful people who always take a swap end up looking as if they had an easy quarter.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Leave room for wishes', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Some people like weekends. They study during the week, or the pay is better. Let them say so once, in writing, and let them take it back. A wish is not a promise, and fairness does not mean that all numbers are the same.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Show the list', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The last step is the hardest for managers and the most welcome for teams. Put the count where everyone can see it. You will get two questions in the first week and none in the third. People accept a bad Saturday far more easily when they can see that it was their turn.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
