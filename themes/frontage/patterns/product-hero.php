<?php
/**
 * Title: Software: Headline over the week
 * Slug: frontage/product-hero
 * Categories: frontage-hero
 * Description: Headline on a soft gradient, with the product window and two cards.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-product-sky","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-product-sky" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:paragraph {"className":"is-style-product-badge","fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
<p class="is-style-product-badge has-text-align-center has-small-font-size"><a href="#page-product"><strong><?php esc_html_e( 'New', 'frontage' ); ?></strong> <?php esc_html_e( 'Shift swaps by text message →', 'frontage' ); ?></a></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1,"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}},"typography":{"textAlign":"center"}}} -->
<h1 class="wp-block-heading alignwide has-text-align-center" style="margin-top:var(--wp--preset--spacing--40)"><?php esc_html_e( 'Next week’s schedule, done before lunch', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center has-large-font-size"><?php esc_html_e( 'We draft the week from who can work and what each shift needs. You check it, move two names and send it to every phone.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}},"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Start free', 'frontage' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#page-product"><?php esc_html_e( 'See how it works', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Free for up to 5 people. No card needed.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"align":"wide","className":"is-style-product-stage","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-product-stage" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:image {"aspectRatio":"1008/409","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/week.svg' ) ); ?>" alt="<?php esc_attr_e( 'A week with five people and seven days: each shift has a name, one is still open.', 'frontage' ); ?>" style="aspect-ratio:1008/409;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:image {"aspectRatio":"296/188","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/weekends.svg' ) ); ?>" alt="<?php esc_attr_e( 'Weekends this quarter, counted for each person.', 'frontage' ); ?>" style="aspect-ratio:296/188;object-fit:cover"/></figure>
<!-- /wp:image -->

<!-- wp:image {"aspectRatio":"230/138","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/swap.svg' ) ); ?>" alt="<?php esc_attr_e( 'A message asks whether Tom can take a shift from Ellie.', 'frontage' ); ?>" style="aspect-ratio:230/138;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
