<?php
/**
 * Title: Club: Hero with the fixtures board
 * Slug: frontage/club-hero
 * Categories: frontage-hero
 * Description: A headline over the water, and the next fixtures on a board that lies over the edge.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-club-water","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-club-water" style="margin-top:0;margin-bottom:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/club/eight.svg' ) ); ?>" alt="<?php esc_attr_e( 'Rowing eight on dark water, seen from above', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"align":"wide","className":"is-style-club-start","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-club-start"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Row by summer', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Four Saturdays teach you the stroke. Bring a towel, we bring the boat.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-learn"><?php esc_html_e( 'Book the next course', 'frontage' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Visit us on Sunday', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"section"},"className":"is-style-club-board","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-club-board"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Next on the water', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="#page-fixtures"><?php esc_html_e( 'All fixtures', 'frontage' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"metadata":{"frSample":"figure"},"className":"is-style-club-fixtures"} -->
<figure class="wp-block-table is-style-club-fixtures"><table><tbody><tr><td><sup><?php esc_html_e( 'Sat', 'frontage' ); ?></sup><?php esc_html_e( '14 Jun', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Spring sprint', 'frontage' ); ?></strong><br><?php esc_html_e( 'Boathouse, from 9:00', 'frontage' ); ?></td><td><em><strong><?php esc_html_e( 'Home', 'frontage' ); ?></strong></em></td></tr><tr><td><sup><?php esc_html_e( 'Sun', 'frontage' ); ?></sup><?php esc_html_e( '22 Jun', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Castle regatta', 'frontage' ); ?></strong><br><?php esc_html_e( 'Eights and fours', 'frontage' ); ?></td><td><em><?php esc_html_e( 'Away', 'frontage' ); ?></em></td></tr><tr><td><sup><?php esc_html_e( 'Sat', 'frontage' ); ?></sup><?php esc_html_e( '28 Jun', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Learn to row, course 3', 'frontage' ); ?></strong><br><?php esc_html_e( '5 of 16 places free', 'frontage' ); ?></td><td><em><?php esc_html_e( 'Open', 'frontage' ); ?></em></td></tr><tr><td><sup><?php esc_html_e( 'Sun', 'frontage' ); ?></sup><?php esc_html_e( '6 Jul', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Head of the bay', 'frontage' ); ?></strong><br><?php esc_html_e( '6 km, all crews', 'frontage' ); ?></td><td><em><?php esc_html_e( 'Away', 'frontage' ); ?></em></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
