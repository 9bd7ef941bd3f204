<?php
/**
 * Title: Agency: Article on brand books
 * Slug: frontage/agency-post-2
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A brand book is not for the shelf. It is for the person who has to make a poster on a Thursday afternoon, without you.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'That person has three questions: which logo, which color, which words? A book that answers them in a minute is a good one, however thin it is.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What belongs in it', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'The logo in the formats that printers and screens need, and how small it may become.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'The colors with their numbers for print, screens and paint.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'The fonts, where their licenses are and who may install them.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Sentences that sound like you, beside sentences that do not.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The last point is the one that most books leave out. A page of examples for letters, invoices, job ads and apologies does more than ten pages about values.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What can stay out', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Rules that nobody will check. The history of the circle. Photos of people who laugh at salad. If a page does not help anybody to make something, it makes the book heavier and the useful pages harder to find.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Contrast is part of the brand', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write down which colors may carry text, and on which grounds. Text needs a contrast of at least 4.5 to 1, large type 3 to 1. That is a rule for accessible websites, and it is also why a sign can be read from the other side of the road.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Keep it alive', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Give the book to one person, with a date on it. When something is missing, that person adds it and says so. A book that changes twice a year is read. One that is perfect is forgotten.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'And when you break a rule, because the poster needs it: keep the poster, and change the rule.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
