<?php
/**
 * Title: Page not found
 * Slug: frontage/not-found
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'This page is not here', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","textColor":"muted"} -->
<p class="has-muted-color has-text-color has-large-font-size"><?php esc_html_e( 'It may have moved. Search for it, or start again from the front page.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:search {"label":"<?php esc_attr_e( 'Search', 'frontage' ); ?>","showLabel":false,"buttonText":"<?php esc_attr_e( 'Search', 'frontage' ); ?>"} /-->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'To the front page', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
