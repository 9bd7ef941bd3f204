<?php
/**
 * Title: Software: Three numbers
 * Slug: frontage/product-figures
 * Categories: frontage-figures
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-product-figures","layout":{"type":"grid","columnCount":3,"minimumColumnWidth":"16rem"}} -->
<div class="wp-block-group alignwide is-style-product-figures"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/counter' ) ) : ?><!-- wp:frontage/counter {"metadata":{"frSample":"figure"},"end":10,"suffix":" min","title":<?php echo wp_json_encode( __( 'to publish a week, median of all teams', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>} /--><?php else : ?><!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"display","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600","lineHeight":"1"}}} -->
<p class="has-display-font-size" style="margin-bottom:0;font-weight:600;line-height:1"><?php esc_html_e( '10 min', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.625rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.625rem"><?php esc_html_e( 'to publish a week, median of all teams', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --><?php endif; ?>

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/counter' ) ) : ?><!-- wp:frontage/counter {"metadata":{"frSample":"figure"},"end":2300,"title":<?php echo wp_json_encode( __( 'teams in cafés, shops and clinics', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>} /--><?php else : ?><!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"display","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600","lineHeight":"1"}}} -->
<p class="has-display-font-size" style="margin-bottom:0;font-weight:600;line-height:1"><?php esc_html_e( '2,300', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.625rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.625rem"><?php esc_html_e( 'teams in cafés, shops and clinics', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --><?php endif; ?>

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/counter' ) ) : ?><!-- wp:frontage/counter {"metadata":{"frSample":"figure"},"end":61000,"title":<?php echo wp_json_encode( __( 'people, about 26 in each team', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>} /--><?php else : ?><!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"display","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600","lineHeight":"1"}}} -->
<p class="has-display-font-size" style="margin-bottom:0;font-weight:600;line-height:1"><?php esc_html_e( '61,000', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.625rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.625rem"><?php esc_html_e( 'people, about 26 in each team', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
