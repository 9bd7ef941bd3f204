<?php
/**
 * Title: Consulting: Stair and ledger
 * Slug: frontage/consulting-hero
 * Categories: frontage-hero
 * Description: A headline and a ledger of three numbers beside a tall image.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-hero","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-hero"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Hand over the firm', 'frontage' ); ?> <em><?php esc_html_e( 'without losing it', 'frontage' ); ?></em></h1>
<!-- /wp:heading -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/consulting/stair.svg' ) ); ?>" alt="<?php esc_attr_e( 'Spiral stair from below in daylight', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'We advise the owners of family firms for the two years around a handover. The partner you meet first is the one who sits beside you at the signature.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#contact"><?php esc_html_e( 'Arrange a first talk', 'frontage' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-consulting-line"} -->
<div class="wp-block-button is-style-consulting-line"><a class="wp-block-button__link wp-element-button" href="#page-cases"><?php esc_html_e( 'Read a case', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"section"},"className":"is-style-consulting-ledger","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-consulting-ledger"><!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( '61', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'handovers closed since 2003', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( '57', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'of them still run by the person the owner chose', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( '9', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'advisers, at most four clients each', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
