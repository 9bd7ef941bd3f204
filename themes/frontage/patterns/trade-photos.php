<?php
/**
 * Title: Trade: Three photos for a price
 * Slug: frontage/trade-photos
 * Categories: contact
 * Description: A form on the color of the tape, with the area that you serve.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-ask","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="contact" class="wp-block-group alignfull is-style-trade-ask" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","className":"is-style-trade-halves","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-halves"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Three photos are enough for a first price', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Stand in the corners and take one each. We answer with a range by Friday.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:table {"metadata":{"frSample":"price"},"hasFixedLayout":false,"className":"is-style-trade-rows"} -->
<figure class="wp-block-table is-style-trade-rows"><table><tbody><tr><td><?php esc_html_e( 'Kingston, Hurley, Rosendale', 'frontage' ); ?></td><td><?php esc_html_e( 'free', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Rhinebeck, Woodstock, New Paltz', 'frontage' ); ?></td><td><?php esc_html_e( 'free', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Hudson, Poughkeepsie, Catskill', 'frontage' ); ?></td><td><?php esc_html_e( 'free', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Farther than 30 miles', 'frontage' ); ?></td><td><?php esc_html_e( '$90', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:group {"className":"is-contact","layout":{"type":"default"}} -->
<div class="wp-block-group is-contact"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your email address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-trade-card","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-trade-card"><?php if ( has_filter( 'frontage_site_contact_form' ) ) : ?><!-- wp:frontage/contact-form /--><?php else : // An email link, where an address is known. ?><!-- wp:buttons {"className":"is-contact"} --><div class="wp-block-buttons is-contact"><!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Contact us', 'frontage' ); ?></a></div><!-- /wp:button --></div><!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
