<?php
/**
 * Title: Club: Footer
 * Slug: frontage/club-footer
 * Categories: footer
 * Block Types: core/template-part/footer
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-club-footer","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-club-footer has-base-color has-contrast-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"13rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":0} /-->

<!-- wp:site-tagline /--></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Row', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:navigation {"overlayMenu":"never","showSubmenuIcon":false,"layout":{"type":"flex","orientation":"vertical"}} /--></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Boathouse', 'frontage' ); ?></h2>
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
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/newsletter' ) ) : ?><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Tide letter', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Fixtures and free seats, once a month.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:frontage/newsletter {"layout":"stacked"} /--><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php echo esc_html( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?></p>
<!-- /wp:paragraph -->

<?php if ( '' !== get_privacy_policy_url() ) : ?><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><a href="<?php echo esc_url( get_privacy_policy_url() ); ?>"><?php esc_html_e( 'Privacy', 'frontage' ); ?></a></p>
<!-- /wp:paragraph --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
