<?php
/**
 * Title: Restaurant: Post about oysters
 * Slug: frontage/restaurant-post-3
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'An oyster is the simplest dish there is, once it is open. Opening it takes a short blunt knife, a folded towel, and a little patience. Here is how to do it at home, and how to know that it is good.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Buying', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Ask where they grew and when they were harvested; the seller must know both. Shells should be shut and heavy for their size. Keep them cold, cup side down, under a damp cloth. Never keep them in fresh water or in a closed bag: they are alive and need air.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Before you open them', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Scrub them under cold water. If one stands open, tap it. When it does not close, throw it away. The same goes for one that smells of anything but the sea.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Opening', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Fold the towel around the oyster with the hinge toward you and the flat side up. Set the tip of the knife into the hinge, push gently and turn, as if it were a key. When it gives, wipe the blade. Then slide it along the upper shell to cut the muscle, lift the lid, and cut below.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Serving', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Pour off the first liquid; the oyster makes more. Put them on crushed ice or a bed of salt, so that they stand level. Something sour is enough: lemon, or a green apple cut very small. Older people, children, pregnant women and anyone whose health is fragile should eat them cooked. They are excellent on coals, in the shell, with butter.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
