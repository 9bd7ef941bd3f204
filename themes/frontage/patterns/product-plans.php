<?php
/**
 * Title: Software: Three plans
 * Slug: frontage/product-plans
 * Categories: frontage-pricing
 * Description: Prices by month or year; the middle plan is raised.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="plans" class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"style":{"spacing":{"margin":{"bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-bottom:0"><?php esc_html_e( 'Pay per person, stop any month', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/pricing' ) ) : ?><!-- wp:frontage/pricing {"metadata":{"frSample":"price"},"periods":[{"key":"monthly","label":<?php echo wp_json_encode( __( 'Monthly', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>},{"key":"yearly","label":<?php echo wp_json_encode( __( 'Yearly', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>,"badge":<?php echo wp_json_encode( __( '2 months free', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>}],"align":"wide","className":"is-style-product-plans"} -->
<!-- wp:frontage/price-plan {"title":<?php echo wp_json_encode( __( 'Small', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>,"prices":{"monthly":{"amount":"0","currency":"$","suffix":<?php echo wp_json_encode( __( 'up to 5 people', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>},"yearly":{"amount":"0","currency":"$","suffix":<?php echo wp_json_encode( __( 'up to 5 people', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>}}} -->
<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Drafts and availability', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Schedule on each phone', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Email help', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Start free', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:frontage/price-plan -->

<!-- wp:frontage/price-plan {"title":<?php echo wp_json_encode( __( 'Team', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>,"prices":{"monthly":{"amount":"3","currency":"$","suffix":<?php echo wp_json_encode( __( 'per person and month', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>},"yearly":{"amount":"30","currency":"$","suffix":<?php echo wp_json_encode( __( 'per person and year', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>}},"backgroundColor":"contrast","textColor":"base"} -->
<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Everything in Small', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Swaps by text message', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Fairness report', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Payroll export', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"base","textColor":"contrast"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-contrast-color has-base-background-color has-text-color has-background wp-element-button" href="#page-contact"><?php esc_html_e( 'Try it for 30 days', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:frontage/price-plan -->

<!-- wp:frontage/price-plan {"title":<?php echo wp_json_encode( __( 'Sites', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>,"prices":{"monthly":{"amount":"5","currency":"$","suffix":<?php echo wp_json_encode( __( 'per person and month', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>},"yearly":{"amount":"50","currency":"$","suffix":<?php echo wp_json_encode( __( 'per person and year', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>}}} -->
<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Everything in Team', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Several sites on one screen', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Single sign-on, phone help', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Talk to us', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:frontage/price-plan -->
<!-- /wp:frontage/pricing --><?php else : ?><!-- wp:group {"align":"wide","layout":{"type":"grid","columnCount":3,"minimumColumnWidth":"16rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"metadata":{"frSample":"price"},"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Small', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"xx-large","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p class="has-xx-large-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( '$0', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0"}}}} -->
<p style="margin-top:0"><?php esc_html_e( 'up to 5 people', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Drafts and availability', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Schedule on each phone', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Email help', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Start free', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"price"},"backgroundColor":"contrast","textColor":"base","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-base-color has-contrast-background-color has-text-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Team', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"xx-large","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p class="has-xx-large-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( '$3', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0"}}}} -->
<p style="margin-top:0"><?php esc_html_e( 'per person and month', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Everything in Small', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Swaps by text message', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Fairness report', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Payroll export', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"base","textColor":"contrast"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-contrast-color has-base-background-color has-text-color has-background wp-element-button" href="#page-contact"><?php esc_html_e( 'Try it for 30 days', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"price"},"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Sites', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"xx-large","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p class="has-xx-large-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( '$5', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0"}}}} -->
<p style="margin-top:0"><?php esc_html_e( 'per person and month', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Everything in Team', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Several sites on one screen', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Single sign-on, phone help', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Talk to us', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --><?php endif; ?></div>
<!-- /wp:group -->
