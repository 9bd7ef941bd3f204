<?php
/**
 * Title: Restaurant: Reserve
 * Slug: frontage/restaurant-book
 * Categories: call-to-action
 * Description: An ember band with telephone, address, and the button to reserve.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-restaurant-ember","style":{"color":{"background":"#c9623a","text":"#160c07"},"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"align":"full","layout":{"type":"constrained"}} -->
<div id="reserve" class="wp-block-group alignfull is-style-restaurant-ember has-text-color has-background" style="color:#160c07;background-color:#c9623a;margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","verticalAlignment":"bottom","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-bottom alignwide"><!-- wp:column {"verticalAlignment":"bottom","width":"62%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:62%"><!-- wp:heading {"style":{"typography":{"fontSize":"clamp(3.375rem, 7.4vw, 7rem)","lineHeight":"0.9"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0;line-height:0.9"><?php esc_html_e( 'There is a chair', 'frontage' ); ?> <em><?php esc_html_e( 'for you', 'frontage' ); ?></em></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"38%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:38%"><!-- wp:paragraph {"metadata":{"frSample":"figure"}} -->
<p><?php esc_html_e( 'Two seatings, 5:30 and 8:00. Bar seats need no reservation.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Tell us the day and how many you are. We answer before the next service.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","className":"is-style-restaurant-bar-row","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-restaurant-bar-row"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link","label":<?php echo wp_json_encode( __( 'Telephone', 'frontage' ) ); ?>}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your email address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"email","part":"link","label":<?php echo wp_json_encode( __( 'Email', 'frontage' ) ); ?>}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link","label":<?php echo wp_json_encode( __( 'Find us', 'frontage' ) ); ?>}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Reserve a table', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
