<?php
/**
 * Title: Consulting: Why letters
 * Slug: frontage/consulting-story
 * Categories: about
 * Description: Two columns of text and a wide image.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-margin","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-margin" style="margin-top:0;margin-bottom:0"><!-- wp:paragraph {"className":"is-style-consulting-label"} -->
<p class="is-style-consulting-label"><?php esc_html_e( 'Our way', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Why we write letters', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"is-style-consulting-letter","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-consulting-letter"><!-- wp:paragraph -->
<p><?php esc_html_e( 'A report is read by those who ordered it. A letter is read by the whole family, often twice. So what we find, we write as a letter of two or three pages.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'It names the firm, the people and the date without polish. It says what we would do. It leaves out what can wait.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You get the letter before anyone else and strike what should not be said. Most owners strike very little.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'When the handover is closed, the letters stay with you. Some successors read them again in a hard year.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/consulting/ledger.svg' ) ); ?>" alt="<?php esc_attr_e( 'Open ledger with a pen in lamplight', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
