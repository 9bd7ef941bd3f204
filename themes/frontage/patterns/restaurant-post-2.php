<?php
/**
 * Title: Restaurant: Post about cooking over coals
 * Slug: frontage/restaurant-post-2
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Flames are for looking at. Cooking begins when they are gone, and what is left glows evenly under a thin coat of ash. That takes about forty minutes, and no trick makes it quicker.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The wood', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Hard wood makes lasting coals. Birch, oak, maple and apple all work, as long as they have dried for a year or more. Never use painted or treated wood, nor anything with resin: its smoke tastes of turpentine.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The heat', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Hold your hand a span above the grate and count. Two seconds is hot, for scallops and thin fish. Four is medium, for a whole fish or chicken. Six is gentle, for leeks that need half an hour. Push the coals to one side, so that you have all three at once.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The fish', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Dry it well, for water is what makes skin stick. Oil the fish and not the grate. Lay it down and leave it alone until it lets go. If you have to pull, it is too early. A whole fish is done when the flesh behind the head comes away from the bone.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The end', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Salt at the last moment, with something sour beside it: lemon, vinegar, an apple. Let a large fish rest for five minutes on a warm plate. And keep the coals. The bread for tomorrow’s breakfast toasts on them very well.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
