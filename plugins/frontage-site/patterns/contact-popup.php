<?php

defined( 'ABSPATH' ) || exit;

/**
 * Filters the block of the form in the pattern "Contact popup", for the plugin that has forms.
 *
 * @since 0.1.0
 *
 * @param string $block Markup of a block; where it is empty the pattern shows how else to reach the firm.
 */
$frontage_form = apply_filters( 'frontage_site_contact_form', '' );
$frontage_form = is_string( $frontage_form ) && '' !== $frontage_form ? $frontage_form : '<!-- wp:frontage/contact-info /-->';
?>
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"frOverlay":"contact"} -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#fr-open-contact"><?php esc_html_e( 'Contact us', 'frontage-site' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:frontage/overlay {"name":"contact"} -->
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Contact us', 'frontage-site' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We reply within one business day.', 'frontage-site' ); ?></p>
<!-- /wp:paragraph -->

<?php \Frontage\Kit\Frontend\EscapedMarkup::print( $frontage_form ); ?>

<!-- /wp:frontage/overlay -->
