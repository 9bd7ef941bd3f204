<?php
/**
 * Title: Software: Header
 * Slug: frontage/product-header
 * Categories: header
 * Block Types: core/template-part/header
 * Description: Title, menu and one button over the gradient.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"1rem","bottom":"1rem"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:1rem;padding-bottom:1rem"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"0.75rem 0.875rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"style":{"spacing":{"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/menu' ) ) : ?><!-- wp:frontage/menu {"align":"center","breakpoint":899} /--><?php else : ?><!-- wp:details {"className":"is-style-menu"} -->
<details class="wp-block-details is-style-menu"><summary><?php esc_html_e( 'Menu', 'frontage' ); ?></summary><!-- wp:navigation {"showSubmenuIcon":false,"overlayMenu":"never","style":{"spacing":{"blockGap":"0.25rem 1.5rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} /--></details>
<!-- /wp:details --><?php endif; ?>

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Start free', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
