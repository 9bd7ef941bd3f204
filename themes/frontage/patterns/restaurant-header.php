<?php
/**
 * Title: Restaurant: Header
 * Slug: frontage/restaurant-header
 * Categories: header
 * Block Types: core/template-part/header
 * Description: A strip of opening hours, the menu, the name in the middle, telephone and a button.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-restaurant-night","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-restaurant-night"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/contact-info' ) ) : ?><!-- wp:group {"align":"full","className":"is-style-restaurant-strip","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-restaurant-strip"><!-- wp:frontage/contact-info {"iconSize":18,"className":"is-style-plain"} --><!-- wp:frontage/contact-item {"kind":"hours","label":<?php echo wp_json_encode( __( 'Open', 'frontage' ) ); ?>} /--><!-- /wp:frontage/contact-info --></div>
<!-- /wp:group --><?php endif; ?>

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"1.25rem","bottom":"1.25rem"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:1.25rem;padding-bottom:1.25rem"><!-- wp:group {"align":"wide","className":"is-style-restaurant-bar","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-restaurant-bar"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/menu' ) ) : ?><!-- wp:frontage/menu {"className":"is-style-underline","subStyle":"dark"} /--><?php else : ?><!-- wp:details {"className":"is-style-menu"} -->
<details class="wp-block-details is-style-menu"><summary><?php esc_html_e( 'Menu', 'frontage' ); ?></summary><!-- wp:navigation {"showSubmenuIcon":false,"overlayMenu":"never","style":{"spacing":{"blockGap":"0.25rem 1.5rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} /--></details>
<!-- /wp:details --><?php endif; ?>

<!-- wp:group {"style":{"spacing":{"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0 1.5rem"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"right"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Reserve', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
