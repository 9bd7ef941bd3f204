<?php
/**
 * Title: Software: Start or ask
 * Slug: frontage/product-contact
 * Categories: contact
 * Description: The form and the ways to reach the firm, on the gradient.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-product-sky","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-product-sky" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-split"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"fontSize":"xx-large"} -->
<h1 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Start with one week', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Tell us how many people you plan. We set up your first week with you, in one call.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php if ( has_filter( 'frontage_site_contact_form' ) ) : ?><!-- wp:frontage/contact-form /--><?php else : ?><!-- wp:buttons {"className":"is-contact"} --><div class="wp-block-buttons is-contact"><!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Write to us', 'frontage' ); ?></a></div><!-- /wp:button --></div><!-- /wp:buttons --><?php endif; ?>

<?php require __DIR__ . '/../inc/patterns/contact-details.php'; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
