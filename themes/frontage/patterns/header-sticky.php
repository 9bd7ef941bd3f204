<?php
/**
 * Title: Sticky header
 * Slug: frontage/header-sticky
 * Categories: header
 * Block Types: core/template-part/header
 * Description: Stays at the top of the window on scroll.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-header-sticky","backgroundColor":"base","style":{"spacing":{"padding":{"top":"1.25rem","bottom":"1.25rem"}},"border":{"bottom":{"color":"var:preset|color|line","width":"1px","style":"solid"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-header-sticky has-base-background-color has-background" style="border-bottom-color:var(--wp--preset--color--line);border-bottom-style:solid;border-bottom-width:1px;padding-top:1.25rem;padding-bottom:1.25rem"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"0.75rem 2rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"style":{"spacing":{"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<!-- wp:details {"className":"is-style-menu"} -->
<details class="wp-block-details is-style-menu"><summary><?php esc_html_e( 'Menu', 'frontage' ); ?></summary><!-- wp:navigation {"showSubmenuIcon":false,"overlayMenu":"never","style":{"spacing":{"blockGap":"0.25rem 1.5rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} /--></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
