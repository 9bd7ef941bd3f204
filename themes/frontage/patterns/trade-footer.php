<?php
/**
 * Title: Trade: Footer
 * Slug: frontage/trade-footer
 * Categories: footer
 * Block Types: core/template-part/footer
 * Description: Four columns: what you build, the menu, address, phone and hours.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-footer","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-footer has-base-color has-contrast-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","className":"is-style-trade-columns","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-columns"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":0} /-->

<!-- wp:site-tagline /--></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'We build', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-links"} -->
<ul class="wp-block-list is-style-links"><!-- wp:list-item -->
<li><a href="#page-build"><?php esc_html_e( 'Kitchens', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-build"><?php esc_html_e( 'Stairs', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-build"><?php esc_html_e( 'Windows and doors', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-build"><?php esc_html_e( 'Built-ins', 'frontage' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The shop', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:navigation {"overlayMenu":"never","showSubmenuIcon":false,"layout":{"type":"flex","orientation":"vertical"}} /--></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Come by', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your email address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your opening hours', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"hours","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-trade-end","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide is-style-trade-end"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php echo esc_html( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?></p>
<!-- /wp:paragraph -->

<?php if ( '' !== get_privacy_policy_url() ) : ?><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><a href="<?php echo esc_url( get_privacy_policy_url() ); ?>"><?php esc_html_e( 'Privacy', 'frontage' ); ?></a></p>
<!-- /wp:paragraph --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
