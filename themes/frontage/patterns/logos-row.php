<?php
/**
 * Title: Logos: Row
 * Slug: frontage/logos-row
 * Categories: frontage-logos
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","backgroundColor":"surface","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-surface-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:paragraph {"fontSize":"small","textColor":"muted","style":{"typography":{"textAlign":"center"},"spacing":{"margin":{"bottom":"var:preset|spacing|40"}}}} -->
<p class="has-text-align-center has-muted-color has-text-color has-small-font-size" style="margin-bottom:var(--wp--preset--spacing--40)"><?php esc_html_e( 'Companies that trust us', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><?php require __DIR__ . '/../inc/patterns/logos.php'; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
