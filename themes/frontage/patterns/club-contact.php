<?php
/**
 * Title: Club: Contact
 * Slug: frontage/club-contact
 * Categories: contact
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-club-title","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-club-title has-base-color has-contrast-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide"><?php esc_html_e( 'Come by on Sunday', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-measure","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'The doors are open when the flag is up. Write first if you want a seat in a boat.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-split"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Save me a seat', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"large"} -->
<p class="has-muted-color has-text-color has-large-font-size"><?php esc_html_e( 'Tell us your age, whether you can swim, and which days suit you.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php if ( has_filter( 'frontage_site_contact_form' ) ) : ?><!-- wp:frontage/contact-form /--><?php else : // An email link, where an address is known. ?><!-- wp:buttons {"className":"is-contact"} --><div class="wp-block-buttons is-contact"><!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Contact us', 'frontage' ); ?></a></div><!-- /wp:button --></div><!-- /wp:buttons --><?php endif; ?>

<?php require __DIR__ . '/../inc/patterns/contact-details.php'; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
