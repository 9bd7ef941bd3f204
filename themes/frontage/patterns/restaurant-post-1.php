<?php
/**
 * Title: Restaurant: Post about the card
 * Slug: frontage/restaurant-post-1
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A menu that is printed once a season is easy to read and hard to keep. Somewhere a truck is late, a storm keeps the boats in, and the kitchen begins to cook from the freezer. We prefer to write the card when we know what there is.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The morning', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The first calls come before breakfast. How many pounds of scallops, what size, any flounder? We say yes to more than we need of one thing and change the rest around it. A cook who knows five ways with a leek is never short of a dish.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The middle of the day', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Fish is cleaned as it arrives. Bones go into a pot at once, because stock tastes of the hour it was made. Vegetables are sorted by how long they need at the fire: beets first, leeks later, herbs not at all.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Three in the afternoon', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Now everything is on one table, and we taste. What was good yesterday may be dull today. Something sour is missing, or something with a crust. The card is written by hand, in the order in which one should eat it.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What it means for guests', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You cannot plan your plate a week ahead. You can plan your evening. Tell us what you don’t eat when you reserve, and the kitchen knows it before it begins to write. If you loved a dish, ask for it. We may not have it, but we know what is nearest to it.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
