<?php
/**
 * Title: Practice: Body map
 * Slug: frontage/practice-hero
 * Categories: frontage-hero
 * Description: A headline beside a body map with five points.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-hero","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-hero"><!-- wp:group {"className":"is-style-practice-say-first","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-practice-say-first"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/practice/room.svg' ) ); ?>" alt=""/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Move again without thinking about it', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'One therapist, 45 minutes, one plan you can follow at home.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"figure"}} -->
<p><?php esc_html_e( 'Most people need six visits.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#book"><?php esc_html_e( 'Book a first visit', 'frontage' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#page-prices"><?php esc_html_e( 'See prices', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-practice-body","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-practice-body"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/practice/body.svg' ) ); ?>" alt=""/></figure>
<!-- /wp:image -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Where does it hurt?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-practice-spots"} -->
<ul class="wp-block-list is-style-practice-spots"><!-- wp:list-item -->
<li><a href="#page-hurts"><?php esc_html_e( 'Neck', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-hurts"><?php esc_html_e( 'Shoulder', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-hurts"><?php esc_html_e( 'Lower back', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-hurts"><?php esc_html_e( 'Hip', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-hurts"><?php esc_html_e( 'Elbow', 'frontage' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:group {"className":"is-style-practice-say","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-practice-say"><!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Lower back pain', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You start moving on day one.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
