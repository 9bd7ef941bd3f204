<?php
/**
 * Title: Shop: Post about setting a table
 * Slug: frontage/shop-post-3
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'You don’t need a cupboard full of dishes to have eight people at the table. You need a few pieces that do more than one job, and the nerve to mix them.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Start with the plate', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A plate of about ten inches with a raised edge holds pasta, a chop and a slice of cake. Buy the number that sits at your table on a normal day, and two more. The two are for guests, and for the day one breaks.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Then the bowl', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A bowl that holds two cups is the hardest worker in the kitchen. Cereal in the morning, soup at noon, salad for one, ice cream late. Choose one that stacks inside itself and fits the hand without a handle.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'One large dish', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Food looks generous on something wide. A serving dish in the middle lets people help themselves, which takes work from the cook and starts the talk. It can also go into the oven, if it is stoneware and the oven is cold when you begin.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Something to pour', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A pitcher holds water at dinner and flowers for the rest of the week. Pick one you can lift with one hand when it is full. Fill it at the shop if you can, with water, before you decide.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Mix by weight, not by color', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Colors that differ look chosen. Weights that differ look borrowed. Put thick with thick and thin with thin, and nearly any two glazes will sit together. Keep one color in three places on the table, such as a napkin, a mug and a branch, and it holds.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Light', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Turn off the ceiling. One lamp at the end of the table and a candle or two make everything on it look better, and everyone around it, too.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
