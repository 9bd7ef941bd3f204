<?php
/**
 * Title: Trade: How the shop works
 * Slug: frontage/trade-about-story
 * Categories: about
 * Description: An image of the rack beside three paragraphs.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-trade-page-row","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-row"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/rack.svg' ) ); ?>" alt="<?php esc_attr_e( 'End grain of boards in a rack, each in another wood', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Made where you can watch', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'We buy whole boards, air-dried first and then dried in a kiln. They rest in the rack until they have taken up the climate of the shop.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'One person builds your job from the first cut to the last coat of oil. That person also comes to your house to fit it.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You may visit while it is on the bench. Most people come once, run a hand along the edge, and ask about the offcuts. Take some home.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
