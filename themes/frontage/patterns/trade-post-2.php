<?php
/**
 * Title: Trade: Article on measuring a kitchen
 * Slug: frontage/trade-post-2
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A good plan begins with an hour, a tape, a pencil and a second person. You need no program. You need honest numbers, and a few that most people forget.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Walls, in three places', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Measure each wall at the floor, at the height of the counter, and near the ceiling. Write down all three. In an old house they differ by an inch, and the smallest one decides how wide the cabinets can be.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Then measure both diagonals of the room. If they are equal, the corners are square. If not, the difference tells you how much a countertop has to be cut to follow the wall.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Openings, from the corner', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'For windows and doors note the distance from the nearest corner, the width with trim, and the height of the sill. The trim matters: a drawer that meets it will not open.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What comes through the wall', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-ruled"} -->
<ul class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><?php esc_html_e( 'Water and drain: distance from the corner and height above the floor.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Outlets and switches: the same, and which way the cable comes.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Gas, vents and radiators: their size, and the air they need around them.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The floor is not level', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Lay a long level on the floor, along each wall. Mark the highest point. Cabinets are set from there, and the gaps elsewhere disappear behind the base. Starting at the lowest point leaves an oven that does not fit.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Photos from the corners', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Stand in each corner and photograph the opposite one. Add a tape to one of them, upright against the wall. Four photos answer most questions that a joiner would otherwise ask by phone.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'When everything is on paper, measure one wall again without looking at your notes. If both numbers agree, you are done. If not, you have just saved a countertop.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
