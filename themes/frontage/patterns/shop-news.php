<?php
/**
 * Title: Shop: When the kiln opens
 * Slug: frontage/shop-news
 * Categories: call-to-action
 * Description: A color band with a large headline and the newsletter form.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-shop-clay","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="news" class="wp-block-group alignfull is-style-shop-clay" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","verticalAlignment":"bottom","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-bottom alignwide"><!-- wp:column {"verticalAlignment":"bottom","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:58%"><!-- wp:heading {"fontSize":"display","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading has-display-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Know when the kiln opens', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph -->
<p><?php esc_html_e( 'One email for each firing, with what came out and what cracked.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/newsletter' ) ) : ?><!-- wp:frontage/newsletter {"buttonText":<?php echo wp_json_encode( __( 'Subscribe', 'frontage' ) ); ?>,"className":"is-style-shop-field"} /--><?php else : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Write to us', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
