<?php
/**
 * Title: Club: Article on caring for a boat
 * Slug: frontage/club-post-3
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A boat that is cared for lasts thirty years. Most damage does not come from the river. It comes from the last twenty meters between the water and the rack.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Carry it like something that belongs to your neighbor', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'One person gives the commands, and only that one. Lift with straight backs, hands on the hull and never on the riggers. One person walks at the bow and one at the stern, and both look up: doors are lower than they seem.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Wash it, dry it, look at it', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Fresh water inside and out, most of all after salt.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'A soft cloth, from the bow to the stern, also below the seats.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Open the hatches, or the damp stays in and the wood rots.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Wheels and slides: wipe them, then one drop of oil.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Run a hand along the hull. Fingers find scratches that eyes miss.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A scratch that is reported on the same day is a quarter of an hour with filler. A month later it is a repair with an invoice.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Blades', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Blades stand upright and never lie on the ground, where people step on them. Check that the sleeve is tight and the button does not turn. Paint protects the edge, and it is also how a crew is recognized from the bridge.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Write it down', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'There is a book beside the door. Which boat, which crew, what was seen. It feels like a duty on the first evening and like a good friend on the day when a rigger comes loose.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Leave the boat as you would like to find it at six in the morning, in the dark, with cold hands. That is the whole rule.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
