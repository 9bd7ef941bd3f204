<?php
/**
 * Title: Restaurant: Boats and farms
 * Slug: frontage/restaurant-boats
 * Categories: about
 * Description: A ledger of suppliers with what they bring and how far it travels.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","verticalAlignment":"bottom","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|60"},"margin":{"bottom":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns are-vertically-aligned-bottom alignwide" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'We know', 'frontage' ); ?> <em><?php esc_html_e( 'every boat', 'frontage' ); ?></em> <?php esc_html_e( 'by name', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:58%"><!-- wp:paragraph {"metadata":{"frSample":"figure"},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Eleven boats and farms, none farther than 40 miles. They are paid the same day.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:table {"hasFixedLayout":false,"align":"wide","className":"is-style-restaurant-ledger","metadata":{"frSample":"figure"}} -->
<figure class="wp-block-table alignwide is-style-restaurant-ledger"><table><tbody><tr><td><?php esc_html_e( 'Miss Adeline', 'frontage' ); ?></td><td><?php esc_html_e( 'Scallops by hand, Penobscot Bay', 'frontage' ); ?></td><td><?php esc_html_e( '6 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Weskeag Oysters', 'frontage' ); ?></td><td><?php esc_html_e( 'Grown on the river bottom for three years', 'frontage' ); ?></td><td><?php esc_html_e( '9 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Bluff Farm', 'frontage' ); ?></td><td><?php esc_html_e( 'Leeks, corn, blueberries, eggs', 'frontage' ); ?></td><td><?php esc_html_e( '14 miles', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Tern & Sons', 'frontage' ); ?></td><td><?php esc_html_e( 'Flounder and hake, day boat', 'frontage' ); ?></td><td><?php esc_html_e( '22 miles', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
