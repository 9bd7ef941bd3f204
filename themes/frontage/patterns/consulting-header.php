<?php
/**
 * Title: Consulting: Header
 * Slug: frontage/consulting-header
 * Categories: header
 * Block Types: core/template-part/header
 * Description: Site title, menu, phone number, and one link on the grid of twelve columns.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-bar","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-bar"><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/menu' ) ) : ?><!-- wp:frontage/menu {"className":"is-style-plain"} /--><?php else : // The theme alone. ?><!-- wp:details {"className":"is-style-menu"} -->
<details class="wp-block-details is-style-menu"><summary><?php esc_html_e( 'Menu', 'frontage' ); ?></summary><!-- wp:navigation {"showSubmenuIcon":false,"overlayMenu":"never","style":{"spacing":{"blockGap":"0.25rem 1.5rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} /--></details>
<!-- /wp:details --><?php endif; ?>

<!-- wp:group {"className":"is-style-consulting-reach","layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group is-style-consulting-reach"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}}} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"className":"is-style-consulting-line"} -->
<p class="is-style-consulting-line"><a href="#page-contact"><?php esc_html_e( 'First talk', 'frontage' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
