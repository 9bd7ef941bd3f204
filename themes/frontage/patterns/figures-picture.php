<?php
/**
 * Title: Statistics: With image
 * Slug: frontage/figures-picture
 * Categories: frontage-figures
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:media-text {"align":"wide","mediaPosition":"right","mediaType":"image","mediaWidth":52} -->
<div class="wp-block-media-text alignwide has-media-on-the-right is-stacked-on-mobile" style="grid-template-columns:auto 52%"><div class="wp-block-media-text__content"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Our year in numbers', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"grid","columnCount":2,"minimumColumnWidth":"9rem"}} -->
<div class="wp-block-group"><!-- wp:group {"metadata":{"frSample":"figure"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"xx-large","textColor":"accent","style":{"typography":{"fontWeight":"650","lineHeight":"1","letterSpacing":"-0.03em"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color has-xx-large-font-size" style="margin-bottom:0;font-weight:650;line-height:1;letter-spacing:-0.03em"><?php esc_html_e( '98%', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'of clients stay five years or more', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"xx-large","textColor":"accent","style":{"typography":{"fontWeight":"650","lineHeight":"1","letterSpacing":"-0.03em"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color has-xx-large-font-size" style="margin-bottom:0;font-weight:650;line-height:1;letter-spacing:-0.03em"><?php esc_html_e( '27', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'years in the same building', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"xx-large","textColor":"accent","style":{"typography":{"fontWeight":"650","lineHeight":"1","letterSpacing":"-0.03em"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color has-xx-large-font-size" style="margin-bottom:0;font-weight:650;line-height:1;letter-spacing:-0.03em"><?php esc_html_e( '11', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'experts on the team', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"xx-large","textColor":"accent","style":{"typography":{"fontWeight":"650","lineHeight":"1","letterSpacing":"-0.03em"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color has-xx-large-font-size" style="margin-bottom:0;font-weight:650;line-height:1;letter-spacing:-0.03em"><?php esc_html_e( '1 day', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'to hear back from us', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/coast.svg' ) ); ?>" alt="<?php esc_attr_e( 'Sailboat off the coast', 'frontage' ); ?>"/></figure></div>
<!-- /wp:media-text --></div>
<!-- /wp:group -->
