<?php
/**
 * Title: Restaurant: All suppliers
 * Slug: frontage/restaurant-suppliers
 * Categories: about
 * Description: A long ledger of boats and farms.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}}} -->
<h2 class="wp-block-heading alignwide" style="margin-bottom:var(--wp--preset--spacing--50)"><?php esc_html_e( 'Eleven names,', 'frontage' ); ?> <em><?php esc_html_e( 'forty miles', 'frontage' ); ?></em></h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"align":"wide","className":"is-style-restaurant-ledger","metadata":{"frSample":"figure"}} -->
<figure class="wp-block-table alignwide is-style-restaurant-ledger"><table><tbody><tr><td><?php esc_html_e( 'Miss Adeline', 'frontage' ); ?></td><td><?php esc_html_e( 'Scallops by hand, Penobscot Bay', 'frontage' ); ?></td><td><?php esc_html_e( '6 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Weskeag Oysters', 'frontage' ); ?></td><td><?php esc_html_e( 'Grown on the river bottom for three years', 'frontage' ); ?></td><td><?php esc_html_e( '9 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Bluff Farm', 'frontage' ); ?></td><td><?php esc_html_e( 'Leeks, corn, blueberries, eggs', 'frontage' ); ?></td><td><?php esc_html_e( '14 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Gull Rock Salt', 'frontage' ); ?></td><td><?php esc_html_e( 'Sea salt, dried in the sun', 'frontage' ); ?></td><td><?php esc_html_e( '16 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Owl’s Head Bees', 'frontage' ); ?></td><td><?php esc_html_e( 'Wildflower honey', 'frontage' ); ?></td><td><?php esc_html_e( '4 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Long Cove Mussels', 'frontage' ); ?></td><td><?php esc_html_e( 'Rope-grown mussels', 'frontage' ); ?></td><td><?php esc_html_e( '11 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Tern & Sons', 'frontage' ); ?></td><td><?php esc_html_e( 'Flounder and hake, day boat', 'frontage' ); ?></td><td><?php esc_html_e( '22 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Hart Dairy', 'frontage' ); ?></td><td><?php esc_html_e( 'Butter and sour cream', 'frontage' ); ?></td><td><?php esc_html_e( '24 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Spruce Hill', 'frontage' ); ?></td><td><?php esc_html_e( 'Chanterelles and birch', 'frontage' ); ?></td><td><?php esc_html_e( '27 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Red House Mill', 'frontage' ); ?></td><td><?php esc_html_e( 'Bread flour, stone-ground', 'frontage' ); ?></td><td><?php esc_html_e( '33 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Two Sisters', 'frontage' ); ?></td><td><?php esc_html_e( 'Chickens, fed outdoors', 'frontage' ); ?></td><td><?php esc_html_e( '38 miles', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
