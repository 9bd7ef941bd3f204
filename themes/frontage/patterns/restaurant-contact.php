<?php
/**
 * Title: Restaurant: Reservation form
 * Slug: frontage/restaurant-contact
 * Categories: contact
 * Description: A headline, the form, opening hours and contact details.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="contact" class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-split"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h1 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Which night', 'frontage' ); ?> <em><?php esc_html_e( 'suits you?', 'frontage' ); ?></em></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","style":{"spacing":{"margin":{"top":"1.5rem"}}}} -->
<p class="has-large-font-size" style="margin-top:1.5rem"><?php esc_html_e( 'Write the day, the time, and how many you are. We answer before the next service.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your opening hours', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"hours","part":"link"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php if ( has_filter( 'frontage_site_contact_form' ) ) : ?><!-- wp:frontage/contact-form /--><?php else : // An email link, where an address is known. ?><!-- wp:buttons {"className":"is-contact"} --><div class="wp-block-buttons is-contact"><!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Write to us', 'frontage' ); ?></a></div><!-- /wp:button --></div><!-- /wp:buttons --><?php endif; ?>

<?php require __DIR__ . '/../inc/patterns/contact-details.php'; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
