<?php
/**
 * Title: Statistics: Banner
 * Slug: frontage/figures-band
 * Categories: frontage-figures
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","backgroundColor":"accent","textColor":"accent-contrast","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}},"elements":{"link":{"color":{"text":"var:preset|color|accent-contrast"}}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-accent-contrast-color has-accent-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"9rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"metadata":{"frSample":"figure"},"style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"fontWeight":"650","lineHeight":"1","textAlign":"center"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-text-align-center has-xx-large-font-size" style="margin-bottom:0;font-weight:650;line-height:1"><?php esc_html_e( '98%', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center"><?php esc_html_e( 'of clients stay five years or more', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"fontWeight":"650","lineHeight":"1","textAlign":"center"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-text-align-center has-xx-large-font-size" style="margin-bottom:0;font-weight:650;line-height:1"><?php esc_html_e( '27', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center"><?php esc_html_e( 'years in the same building', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"fontWeight":"650","lineHeight":"1","textAlign":"center"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-text-align-center has-xx-large-font-size" style="margin-bottom:0;font-weight:650;line-height:1"><?php esc_html_e( '11', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center"><?php esc_html_e( 'experts on the team', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"fontWeight":"650","lineHeight":"1","textAlign":"center"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-text-align-center has-xx-large-font-size" style="margin-bottom:0;font-weight:650;line-height:1"><?php esc_html_e( '1 day', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center"><?php esc_html_e( 'to hear back from us', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
