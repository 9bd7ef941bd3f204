<?php
/**
 * Title: Contact: with a form
 * Slug: frontage/contact-form
 * Categories: contact
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

// A form where the plugin is, a mail where it is not.
$frontage_form = WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/contact-form' )
	? '<!-- wp:frontage/contact-form /-->'
	: '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="mailto:hello@example.com">' . esc_html__( 'Write to us', 'frontage' ) . '</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-split"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Write to us', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"large"} -->
<p class="has-muted-color has-text-color has-large-font-size"><?php esc_html_e( 'One of us reads it today and answers tomorrow.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php echo $frontage_form; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Block markup from above. ?>

<!-- wp:list {"className":"is-style-ruled"} -->
<ul class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Address', 'frontage' ); ?></strong><br><?php esc_html_e( '12 Harbour Street, 5003 Bergen', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Telephone', 'frontage' ); ?></strong><br><?php esc_html_e( '+47 55 00 00 00', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Mail', 'frontage' ); ?></strong><br><?php esc_html_e( 'hello@example.com', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
