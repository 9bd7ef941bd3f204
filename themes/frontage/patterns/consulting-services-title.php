<?php
/**
 * Title: Consulting: Opening of services
 * Slug: frontage/consulting-services-title
 * Categories: frontage-hero
 * Description: A headline in the margin grid above a wide image.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-margin is-style-consulting-opening","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-margin is-style-consulting-opening" style="margin-top:0;margin-bottom:0"><!-- wp:paragraph {"className":"is-style-consulting-label"} -->
<p class="is-style-consulting-label"><?php esc_html_e( 'What we do', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'One partner from question to signature', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'You pay for a result and a period, not for hours. The fee is fixed before we begin.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/consulting/council.svg' ) ); ?>" alt="<?php esc_attr_e( 'Oval table from above, one chair pulled back', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
