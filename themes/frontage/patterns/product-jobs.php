<?php
/**
 * Title: Software: Five jobs
 * Slug: frontage/product-jobs
 * Categories: services
 * Description: Five features as cards, each with a part of the product.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="jobs" class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"style":{"spacing":{"margin":{"bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-bottom:0"><?php esc_html_e( 'Less puzzle, fewer texts', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"large","style":{"spacing":{"margin":{"top":"1rem"}}}} -->
<p class="has-muted-color has-text-color has-large-font-size" style="margin-top:1rem"><?php esc_html_e( 'Five jobs that used to eat Sunday evening.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-product-bento","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-product-bento"><!-- wp:group {"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'A full draft in seconds', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.375rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.375rem"><?php esc_html_e( 'Availability, skills, rest hours and labor law are in. You start with a full week, not with an empty one.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:image {"aspectRatio":"692/230","scale":"cover","sizeSlug":"full","linkDestination":"none","className":"is-style-product-bleed"} -->
<figure class="wp-block-image size-full is-style-product-bleed"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/draft.svg' ) ); ?>" alt="<?php esc_attr_e( 'Bars for each day: people needed and people staffed.', 'frontage' ); ?>" style="aspect-ratio:692/230;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:group {"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Everyone says when they can', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.375rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.375rem"><?php esc_html_e( 'Staff tap their hours once. Changes come by text.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:image {"aspectRatio":"312/152","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/hours.svg' ) ); ?>" alt="<?php esc_attr_e( 'Early and late shifts of a week; five are chosen.', 'frontage' ); ?>" style="aspect-ratio:312/152;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:group {"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'On each phone at once', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.375rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.375rem"><?php esc_html_e( 'No app to install. A link opens the week.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:image {"aspectRatio":"216/196","scale":"cover","sizeSlug":"full","linkDestination":"none","className":"is-style-product-bleed"} -->
<figure class="wp-block-image size-full is-style-product-bleed"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/phone.svg' ) ); ?>" alt="<?php esc_attr_e( 'A phone with three shifts of one week.', 'frontage' ); ?>" style="aspect-ratio:216/196;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:group {"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Fair, and you can show it', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.375rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.375rem"><?php esc_html_e( 'Weekends, closings and holidays are counted per person.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:image {"aspectRatio":"300/158","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/fair.svg' ) ); ?>" alt="<?php esc_attr_e( 'A gauge at 96%.', 'frontage' ); ?>" style="aspect-ratio:300/158;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:group {"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Hours go to payroll', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.375rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.375rem"><?php esc_html_e( 'Send them as a file, or straight to your payroll software.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:image {"aspectRatio":"312/184","scale":"cover","sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/product/payroll.svg' ) ); ?>" alt="<?php esc_attr_e( 'Hours of three people and their total.', 'frontage' ); ?>" style="aspect-ratio:312/184;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
