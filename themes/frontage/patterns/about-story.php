<?php
/**
 * Title: About: Story
 * Slug: frontage/about-story
 * Categories: about
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:media-text {"align":"wide","mediaType":"image"} -->
<div class="wp-block-media-text alignwide is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/workshop.svg' ) ); ?>" alt="<?php esc_attr_e( 'Workbench with a hand plane and wood shavings', 'frontage' ); ?>"/></figure><div class="wp-block-media-text__content"><!-- wp:paragraph {"textColor":"accent","fontSize":"small","style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color has-small-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'About us', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"0.5rem"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0.5rem"><?php esc_html_e( 'It started with a broken chair', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"metadata":{"frSample":"figure"},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'In 1998, two of us fixed a chair for a neighbor. She recommended us to her sister. Today, we are a team of eleven.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'We only take on work we can do ourselves. If someone else can do it better, we’ll recommend them.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:media-text --></div>
<!-- /wp:group -->
