<?php
/**
 * Title: Restaurant: Drinks
 * Slug: frontage/restaurant-drinks
 * Categories: frontage-pricing
 * Description: Wine by the glass and other drinks with prices beside an image.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="drinks" class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","verticalAlignment":"center","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center alignwide"><!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","aspectRatio":"4/5","scale":"cover"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/glasses.svg' ) ); ?>" alt="<?php esc_attr_e( 'White and red wine in glasses seen from above', 'frontage' ); ?>" style="aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Wine that', 'frontage' ); ?> <em><?php esc_html_e( 'likes salt', 'frontage' ); ?></em></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Mostly white, mostly from growers near the sea. Ask for a taste before you choose.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"metadata":{"frSample":"price"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'By the glass', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-restaurant-prices"} -->
<figure class="wp-block-table is-style-restaurant-prices"><table><tbody><tr><td><?php esc_html_e( 'Muscadet, Sèvre et Maine', 'frontage' ); ?></td><td><?php esc_html_e( '13', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Albariño, Rías Baixas', 'frontage' ); ?></td><td><?php esc_html_e( '14', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Assyrtiko, Santorini', 'frontage' ); ?></td><td><?php esc_html_e( '17', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Frappato, chilled, Sicily', 'frontage' ); ?></td><td><?php esc_html_e( '14', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'No wine', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-restaurant-prices"} -->
<figure class="wp-block-table is-style-restaurant-prices"><table><tbody><tr><td><?php esc_html_e( 'Spruce tonic, lemon', 'frontage' ); ?></td><td><?php esc_html_e( '8', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Cold birch tea', 'frontage' ); ?></td><td><?php esc_html_e( '6', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Lager from up the road', 'frontage' ); ?></td><td><?php esc_html_e( '7', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
