<?php
/**
 * Title: Practice: Contact page
 * Slug: frontage/practice-contact
 * Categories: contact
 * Description: A dark panel with a page’s headline, your details, and the contact form.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-go","layout":{"type":"default"}} -->
<div id="book" class="wp-block-group alignfull is-style-practice-go"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Start with one visit', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Tell us what hurts and when you can come. We answer the same day.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"is-contact","layout":{"type":"default"}} -->
<div class="wp-block-group is-contact"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link","label":<?php echo wp_json_encode( __( 'Address', 'frontage' ) ); ?>}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your opening hours', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"hours","part":"link","label":<?php echo wp_json_encode( __( 'Hours', 'frontage' ) ); ?>}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link","label":<?php echo wp_json_encode( __( 'Phone', 'frontage' ) ); ?>}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><?php if ( has_filter( 'frontage_site_contact_form' ) ) : ?><!-- wp:frontage/contact-form /--><?php else : // An email link, where an address is known. ?><!-- wp:buttons {"className":"is-contact"} --><div class="wp-block-buttons is-contact"><!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Contact us', 'frontage' ); ?></a></div><!-- /wp:button --></div><!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
