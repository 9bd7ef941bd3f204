<?php
/**
 * Title: Club: Table of fixtures
 * Slug: frontage/club-fixtures
 * Categories: services
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:table {"hasFixedLayout":false,"metadata":{"frSample":"figure"},"className":"is-style-club-fixtures"} -->
<figure class="wp-block-table is-style-club-fixtures"><table><tbody><tr><td><sup><?php esc_html_e( 'Sat', 'frontage' ); ?></sup><?php esc_html_e( '14 Jun', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Spring sprint', 'frontage' ); ?></strong><br><?php esc_html_e( 'Boathouse, from 9:00', 'frontage' ); ?></td><td><em><strong><?php esc_html_e( 'Home', 'frontage' ); ?></strong></em></td></tr><tr><td><sup><?php esc_html_e( 'Sun', 'frontage' ); ?></sup><?php esc_html_e( '22 Jun', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Castle regatta', 'frontage' ); ?></strong><br><?php esc_html_e( 'Eights and fours', 'frontage' ); ?></td><td><em><?php esc_html_e( 'Away', 'frontage' ); ?></em></td></tr><tr><td><sup><?php esc_html_e( 'Sat', 'frontage' ); ?></sup><?php esc_html_e( '28 Jun', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Learn to row, course 3', 'frontage' ); ?></strong><br><?php esc_html_e( '5 of 16 places free', 'frontage' ); ?></td><td><em><?php esc_html_e( 'Open', 'frontage' ); ?></em></td></tr><tr><td><sup><?php esc_html_e( 'Sun', 'frontage' ); ?></sup><?php esc_html_e( '6 Jul', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Head of the bay', 'frontage' ); ?></strong><br><?php esc_html_e( '6 km, all crews', 'frontage' ); ?></td><td><em><?php esc_html_e( 'Away', 'frontage' ); ?></em></td></tr><tr><td><sup><?php esc_html_e( 'Sat', 'frontage' ); ?></sup><?php esc_html_e( '19 Jul', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Club championships', 'frontage' ); ?></strong><br><?php esc_html_e( 'All crews, all ages', 'frontage' ); ?></td><td><em><strong><?php esc_html_e( 'Home', 'frontage' ); ?></strong></em></td></tr><tr><td><sup><?php esc_html_e( 'Sun', 'frontage' ); ?></sup><?php esc_html_e( '3 Aug', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Bridge to bridge', 'frontage' ); ?></strong><br><?php esc_html_e( '12 km, touring boats', 'frontage' ); ?></td><td><em><?php esc_html_e( 'Away', 'frontage' ); ?></em></td></tr><tr><td><sup><?php esc_html_e( 'Sat', 'frontage' ); ?></sup><?php esc_html_e( '13 Sep', 'frontage' ); ?></td><td><strong><?php esc_html_e( 'Open day', 'frontage' ); ?></strong><br><?php esc_html_e( 'Try a boat, 10:00 to 16:00', 'frontage' ); ?></td><td><em><?php esc_html_e( 'Open', 'frontage' ); ?></em></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
