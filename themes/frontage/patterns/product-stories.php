<?php
/**
 * Title: Software: Three stories
 * Slug: frontage/product-stories
 * Categories: testimonials
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"style":{"spacing":{"margin":{"bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-bottom:0"><?php esc_html_e( 'Nine people or sixty-four', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:columns {"verticalAlignment":"center","metadata":{"frSample":"testimonial"},"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"verticalAlignment":"center","width":"46%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:46%"><!-- wp:paragraph {"textColor":"accent","fontSize":"small","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p class="has-accent-color has-text-color has-small-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( '9 people, one counter', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"0.5rem"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0.5rem"><?php esc_html_e( 'Corner Café', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( '“The plan was a photo of a sheet of paper. Half the team had the old one. Now there is one week, and it is on every phone.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Hana Kim, owner', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"54%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:54%"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var:preset|border-radius|large"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/scene-paper.svg' ) ); ?>" alt="<?php esc_attr_e( 'A paper plan with crossings out, a note and a pencil.', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/3;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"verticalAlignment":"center","metadata":{"frSample":"testimonial"},"align":"wide","className":"is-style-turned","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center alignwide is-style-turned" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"verticalAlignment":"center","width":"46%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:46%"><!-- wp:paragraph {"textColor":"accent","fontSize":"small","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p class="has-accent-color has-text-color has-small-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( '22 people, workshop and shop', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"0.5rem"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0.5rem"><?php esc_html_e( 'Pedal Works', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( '“In spring everyone wants Saturdays off. We show the count, and the talk is over in a minute.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Luis Ortega, store manager', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"54%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:54%"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var:preset|border-radius|large"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/scene-swap.svg' ) ); ?>" alt="<?php esc_attr_e( 'A phone: Ellie asks, Tom answers yes, the shift is swapped.', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/3;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"verticalAlignment":"center","metadata":{"frSample":"testimonial"},"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"verticalAlignment":"center","width":"46%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:46%"><!-- wp:paragraph {"textColor":"accent","fontSize":"small","style":{"spacing":{"margin":{"bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p class="has-accent-color has-text-color has-small-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( '64 people, four practices', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"0.5rem"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0.5rem"><?php esc_html_e( 'Northway Vets', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( '“Nurses work in two places. We used to find the clash on the day itself.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Dr. Anne Bauer, director', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"54%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:54%"><!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"var:preset|border-radius|large"}}} -->
<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/scene-sites.svg' ) ); ?>" alt="<?php esc_attr_e( 'Four sites on one screen, each with its share of staffed shifts.', 'frontage' ); ?>" style="border-radius:var(--wp--preset--border-radius--large);aspect-ratio:4/3;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
