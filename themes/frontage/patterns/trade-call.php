<?php
/**
 * Title: Trade: Call on the tape
 * Slug: frontage/trade-call
 * Categories: call-to-action
 * Description: One action and your phone number on the color of the tape.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-ask","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-ask" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","className":"is-style-trade-page-call","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-call"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Show us the room', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'An hour at your house, and you know what is possible. You keep the sketch either way.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Book a free measure', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:group {"className":"is-contact","layout":{"type":"default"}} -->
<div class="wp-block-group is-contact"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
