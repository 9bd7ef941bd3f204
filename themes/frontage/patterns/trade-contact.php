<?php
/**
 * Title: Trade: Contact
 * Slug: frontage/trade-contact
 * Categories: contact
 * Description: A headline over a tape measure, your contact details and a form.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-page-head","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-page-head" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","className":"is-style-trade-page-title","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-title"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Book a measure', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Tell us what you want to build and when we may come. A photo helps, a drawing is not needed.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","align":"full","className":"is-style-trade-tape"} -->
<figure class="wp-block-image alignfull size-full is-style-trade-tape"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/tape.svg' ) ); ?>" alt=""/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="contact" class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-trade-halves","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-halves"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Write or call', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"large"} -->
<p class="has-muted-color has-text-color has-large-font-size"><?php esc_html_e( 'We answer in the evening, when the machines are off.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<?php require __DIR__ . '/../inc/patterns/contact-details.php'; ?>

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your opening hours', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"hours","part":"link","label":<?php echo wp_json_encode( __( 'Hours', 'frontage' ) ); ?>}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-trade-card","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-trade-card"><?php if ( has_filter( 'frontage_site_contact_form' ) ) : ?><!-- wp:frontage/contact-form /--><?php else : // An email link, where an address is known. ?><!-- wp:buttons {"className":"is-contact"} --><div class="wp-block-buttons is-contact"><!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Contact us', 'frontage' ); ?></a></div><!-- /wp:button --></div><!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
