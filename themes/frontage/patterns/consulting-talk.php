<?php
/**
 * Title: Consulting: First talk
 * Slug: frontage/consulting-talk
 * Categories: contact
 * Description: The contact form beside your contact details.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-margin","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div id="contact" class="wp-block-group alignfull is-style-consulting-margin" style="margin-top:0;margin-bottom:0"><!-- wp:paragraph {"className":"is-style-consulting-label"} -->
<p class="is-style-consulting-label"><?php esc_html_e( 'First talk', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'One hour, free, and it stays between us', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"is-style-consulting-talk","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-consulting-talk"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><?php if ( has_filter( 'frontage_site_contact_form' ) ) : ?><!-- wp:frontage/contact-form /--><?php else : // An email link, where an address is known. ?><!-- wp:buttons {"className":"is-contact"} --><div class="wp-block-buttons is-contact"><!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Contact us', 'frontage' ); ?></a></div><!-- /wp:button --></div><!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-contact","layout":{"type":"default"}} -->
<div class="wp-block-group is-contact"><!-- wp:paragraph -->
<p><?php esc_html_e( 'A partner answers within one working day.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<?php require __DIR__ . '/../inc/patterns/contact-details.php'; ?>

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your opening hours', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"hours","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
