<?php
/**
 * Title: Practice: Floating header
 * Slug: frontage/practice-header
 * Categories: header
 * Block Types: core/template-part/header
 * Description: A pill with site title, menu, phone number, and a button.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-bar","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-bar"><!-- wp:group {"className":"is-style-practice-pill","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-practice-pill"><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/menu' ) ) : ?><!-- wp:frontage/menu {"align":"center","breakpoint":1279} /--><?php else : // The theme alone. ?><!-- wp:details {"className":"is-style-menu"} -->
<details class="wp-block-details is-style-menu"><summary><?php esc_html_e( 'Menu', 'frontage' ); ?></summary><!-- wp:navigation {"showSubmenuIcon":false,"overlayMenu":"never","style":{"spacing":{"blockGap":"0.25rem 1.5rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} /--></details>
<!-- /wp:details --><?php endif; ?>

<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Book a visit', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
