<?php
/**
 * Title: Agency: Contact
 * Slug: frontage/agency-contact
 * Categories: contact
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-agency-hero","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-agency-hero" style="margin-top:0;margin-bottom:0"><!-- wp:heading {"level":1,"align":"wide","fontSize":"display"} -->
<h1 class="wp-block-heading alignwide has-display-font-size"><?php esc_html_e( 'Tell us what', 'frontage' ); ?> <img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/tram.svg' ) ); ?>" alt="" class="is-inline-image" width="900" height="640"/> <?php esc_html_e( 'went wrong', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-agency-grid","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-grid"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'One paragraph is enough. You get an answer from the person who would do the work.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-split"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Start a project', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true,"className":"is-style-ruled"} -->
<ol class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><?php esc_html_e( 'We read it on the same day', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We call, and ask three questions', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You get a plan with a price and a date', 'frontage' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/sign.svg' ) ); ?>" alt="<?php esc_attr_e( 'Shop front with a sign that says hello', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<?php if ( has_filter( 'frontage_site_contact_form' ) ) : ?><!-- wp:frontage/contact-form /--><?php else : // An email link, where an address is known. ?><!-- wp:buttons {"className":"is-contact"} --><div class="wp-block-buttons is-contact"><!-- wp:button {"metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Contact us', 'frontage' ); ?></a></div><!-- /wp:button --></div><!-- /wp:buttons --><?php endif; ?>

<?php require __DIR__ . '/../inc/patterns/contact-details.php'; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
