<?php
/**
 * Title: Restaurant: Footer
 * Slug: frontage/restaurant-footer
 * Categories: footer
 * Block Types: core/template-part/footer
 * Description: Address and opening hours, pages, and the newsletter above your name in very large letters.
 */

defined( 'ABSPATH' ) || exit;

// As wide as the window, however long the name is.
$frontage_size = round( min( 27, 235 / max( 1, mb_strlen( get_bloginfo( 'name' ) ) ) ), 1 );

?>
<!-- wp:group {"align":"full","className":"is-style-restaurant-night","style":{"spacing":{"padding":{"top":"var:preset|spacing|60"},"margin":{"top":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-restaurant-night" style="margin-top:0;padding-top:var(--wp--preset--spacing--60)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"27%","className":"is-contact"} -->
<div class="wp-block-column is-contact" style="flex-basis:27%"><!-- wp:heading {"fontSize":"x-large","style":{"spacing":{"margin":{"bottom":"0.75rem"}}}} -->
<h2 class="wp-block-heading has-x-large-font-size" style="margin-bottom:0.75rem"><?php esc_html_e( 'Find us', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"22%","className":"is-contact"} -->
<div class="wp-block-column is-contact" style="flex-basis:22%"><!-- wp:heading {"fontSize":"x-large","style":{"spacing":{"margin":{"bottom":"0.75rem"}}}} -->
<h2 class="wp-block-heading has-x-large-font-size" style="margin-bottom:0.75rem"><?php esc_html_e( 'Open', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your opening hours', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"hours","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"20%"} -->
<div class="wp-block-column" style="flex-basis:20%"><!-- wp:heading {"fontSize":"x-large","style":{"spacing":{"margin":{"bottom":"0.75rem"}}}} -->
<h2 class="wp-block-heading has-x-large-font-size" style="margin-bottom:0.75rem"><?php esc_html_e( 'Pages', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:navigation {"overlayMenu":"never","showSubmenuIcon":false,"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"flex","orientation":"vertical"}} /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"31%"} -->
<div class="wp-block-column" style="flex-basis:31%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/newsletter' ) ) : ?><!-- wp:heading {"fontSize":"x-large","style":{"spacing":{"margin":{"bottom":"0.75rem"}}}} -->
<h2 class="wp-block-heading has-x-large-font-size" style="margin-bottom:0.75rem"><?php esc_html_e( 'The week’s card by email', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Once a week, in the afternoon.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:frontage/newsletter {"buttonText":<?php echo wp_json_encode( __( 'Subscribe', 'frontage' ) ); ?>} /--><?php else : ?><!-- wp:heading {"fontSize":"x-large","style":{"spacing":{"margin":{"bottom":"0.75rem"}}}} -->
<h2 class="wp-block-heading has-x-large-font-size" style="margin-bottom:0.75rem"><?php esc_html_e( 'Reserve', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Reserve a table', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","fontSize":"small","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"padding":{"top":"var:preset|spacing|30"}},"border":{"top":{"color":"#2e393b","width":"1px","style":"solid"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide has-small-font-size" style="border-top-color:#2e393b;border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--50);padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph -->
<p><?php echo esc_html( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"style":{"spacing":{"blockGap":"0 1rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group"><?php if ( get_privacy_policy_url() ) : ?><!-- wp:paragraph -->
<p><?php echo wp_kses_post( get_the_privacy_policy_link() ); ?></p>
<!-- /wp:paragraph --><?php endif; ?>

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/color-scheme' ) ) : ?><!-- wp:frontage/color-scheme /--><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"is-style-restaurant-giant","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-restaurant-giant"><!-- wp:site-title {"level":0,"isLink":false,"style":{"typography":{"fontSize":"<?php echo esc_attr( (string) $frontage_size ); ?>vw"}}} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
