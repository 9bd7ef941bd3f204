<?php
/**
 * Title: Restaurant: How we buy
 * Slug: frontage/restaurant-paid
 * Categories: about
 * Description: A dark block with the rules of buying beside an image.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-restaurant-night is-style-restaurant-split","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"align":"full","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-restaurant-night is-style-restaurant-split" style="margin-top:0;margin-bottom:0"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Bought whole,', 'frontage' ); ?> <em><?php esc_html_e( 'paid at the dock', 'frontage' ); ?></em></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We take the catch as it comes, not as a list would like it. Small fish go on the grill, bones go into the pot.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'If a boat stays in, the card is shorter. We would rather say no than thaw something.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/mussels.svg' ) ); ?>" alt="<?php esc_attr_e( 'Mussels in a dark bowl with lemon', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
