<?php
/**
 * Title: Trade: Ten weeks on a tape
 * Slug: frontage/trade-weeks
 * Categories: frontage-steps
 * Description: Four steps on a dark ground, each as wide as its weeks.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-band","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-band has-base-color has-contrast-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","className":"is-style-trade-head","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-head"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Ten weeks from first measure to first meal', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"metadata":{"frSample":"price"}} -->
<p><?php esc_html_e( 'The date is in the contract. Each week we are late takes 2% off the bill.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-trade-weeks","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-weeks"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Week 0', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Measure', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'An hour at your house. You keep the sketch.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Week 1', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Price', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Drawing and one fixed price, in writing.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Weeks 2 to 8', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Build', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A photo from the bench every Friday. Come by and put your hand on it.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Weeks 9 and 10', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Fit', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Two of us, dust sheets down, swept every evening.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
