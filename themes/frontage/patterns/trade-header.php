<?php
/**
 * Title: Trade: Header
 * Slug: frontage/trade-header
 * Categories: header
 * Block Types: core/template-part/header
 * Description: Tagline and address in a dark line, then menu, phone number and one button.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-header","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-header" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"full","className":"is-style-trade-top","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-top has-base-color has-contrast-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:site-tagline /-->

<!-- wp:group {"className":"is-contact","layout":{"type":"default"}} -->
<div class="wp-block-group is-contact"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-trade-bar","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-bar"><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/menu' ) ) : ?><!-- wp:frontage/menu {"breakpoint":1099,"className":"is-style-underline"} /--><?php else : // The theme alone. ?><!-- wp:details {"className":"is-style-menu"} -->
<details class="wp-block-details is-style-menu"><summary><?php esc_html_e( 'Menu', 'frontage' ); ?></summary><!-- wp:navigation {"showSubmenuIcon":false,"overlayMenu":"never","style":{"spacing":{"blockGap":"0.25rem 1.5rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} /--></details>
<!-- /wp:details --><?php endif; ?>

<!-- wp:group {"className":"is-contact","layout":{"type":"default"}} -->
<div class="wp-block-group is-contact"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Book a measure', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
