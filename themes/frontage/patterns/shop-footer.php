<?php
/**
 * Title: Shop: Footer
 * Slug: frontage/shop-footer
 * Categories: footer
 * Block Types: core/template-part/footer
 * Description: Name, address and opening hours, help, and pages in four columns.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|40"},"margin":{"top":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"40%","className":"is-contact"} -->
<div class="wp-block-column is-contact" style="flex-basis:40%"><!-- wp:site-title {"level":0} /-->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your opening hours', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"hours","part":"link"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"20%"} -->
<div class="wp-block-column" style="flex-basis:20%"><!-- wp:heading {"fontSize":"medium","style":{"spacing":{"margin":{"bottom":"0.75rem"}}}} -->
<h2 class="wp-block-heading has-medium-font-size" style="margin-bottom:0.75rem"><?php esc_html_e( 'Shop', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-links"} -->
<ul class="wp-block-list is-style-links"><!-- wp:list-item -->
<li><a href="#page-shop"><?php esc_html_e( 'All pieces', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-about"><?php esc_html_e( 'The workshop', 'frontage' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"20%"} -->
<div class="wp-block-column" style="flex-basis:20%"><!-- wp:heading {"fontSize":"medium","style":{"spacing":{"margin":{"bottom":"0.75rem"}}}} -->
<h2 class="wp-block-heading has-medium-font-size" style="margin-bottom:0.75rem"><?php esc_html_e( 'Help', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-links"} -->
<ul class="wp-block-list is-style-links"><!-- wp:list-item -->
<li><a href="#page-care"><?php esc_html_e( 'Care', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-care"><?php esc_html_e( 'Delivery and returns', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-contact"><?php esc_html_e( 'Contact', 'frontage' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"20%"} -->
<div class="wp-block-column" style="flex-basis:20%"><!-- wp:heading {"fontSize":"medium","style":{"spacing":{"margin":{"bottom":"0.75rem"}}}} -->
<h2 class="wp-block-heading has-medium-font-size" style="margin-bottom:0.75rem"><?php esc_html_e( 'Pages', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:navigation {"overlayMenu":"never","showSubmenuIcon":false,"layout":{"type":"flex","orientation":"vertical"}} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","fontSize":"small","textColor":"muted","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"padding":{"top":"var:preset|spacing|30"}},"border":{"top":{"color":"var:preset|color|line","width":"1px","style":"solid"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide has-muted-color has-text-color has-small-font-size" style="border-top-color:var(--wp--preset--color--line);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--50);padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph -->
<p><?php echo esc_html( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0 1rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group"><?php if ( get_privacy_policy_url() ) : ?><!-- wp:paragraph -->
<p><?php echo wp_kses_post( get_the_privacy_policy_link() ); ?></p>
<!-- /wp:paragraph --><?php endif; ?>

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/color-scheme' ) ) : ?><!-- wp:frontage/color-scheme /--><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
