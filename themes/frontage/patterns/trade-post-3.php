<?php
/**
 * Title: Trade: Article on wood that moves
 * Slug: frontage/trade-post-3
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A drawer that glides in winter may stick in August. Nothing is broken. Wood takes up moisture from the air and gives it back, and it changes its width as it does so.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Across, not along', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A board hardly changes in length. Across the grain it can move by a sixteenth of an inch per foot and more between a heated winter and a humid summer. How much depends on the wood and on how the board was sawn.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Boards sawn from the middle of the trunk, with upright rings, move about half as much as boards with flat ones. They cost more, and for doors they are worth it.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How old joints deal with it', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A paneled door is no decoration. The frame is narrow and hardly moves; the wide panel lies loose in a groove and has room on both sides. Glue the panel, and it will split in the first dry winter.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Table tops are fixed with buttons or slotted screws, never with glue. Breadboard ends are glued in the middle only. Each of these joints holds the wood flat and lets it breathe.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What you can do', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-ruled"} -->
<ul class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><?php esc_html_e( 'Keep the air between 40 and 55 percent humidity, if your heating allows it.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Let new boards rest in the room for a week before they are fitted.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Treat both sides alike. A board that is oiled on one side only will cup.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Wait one full year before you plane a door that sticks.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'When to call a joiner', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Gaps that open in winter and close in summer are normal. A crack that stays, a joint that has opened, or a door that hits its frame all year is not. Those are repairs, and small ones if they are made early.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
