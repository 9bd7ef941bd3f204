<?php

defined( 'ABSPATH' ) || exit;

// A form where there is a plugin for it: its block lets the editor choose which. Else what the site's owner has said of the firm.
$frontage_has_forms = WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/contact-form' );
?>
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"frOverlay":"contact"} -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#fr-open-contact"><?php esc_html_e( 'Write to us', 'frontage-site' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:frontage/overlay {"name":"contact"} -->
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Write to us', 'frontage-site' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We answer within a working day.', 'frontage-site' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:<?php echo $frontage_has_forms ? 'frontage/contact-form' : 'frontage/contact-info'; ?> /-->
<!-- /wp:frontage/overlay -->
