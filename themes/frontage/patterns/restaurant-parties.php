<?php
/**
 * Title: Restaurant: Three menus for parties
 * Slug: frontage/restaurant-parties
 * Categories: frontage-pricing
 * Description: Three menus on paper cards with a price for each guest.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}}} -->
<h2 class="wp-block-heading alignwide" style="margin-bottom:var(--wp--preset--spacing--50)"><?php esc_html_e( 'Three menus,', 'frontage' ); ?> <em><?php esc_html_e( 'written for you', 'frontage' ); ?></em></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"grid","columnCount":3,"minimumColumnWidth":"15rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"metadata":{"frSample":"price"},"className":"is-style-restaurant-paper is-style-restaurant-flat","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-restaurant-paper is-style-restaurant-flat"><!-- wp:heading {"level":3,"style":{"typography":{"textAlign":"center"}}} -->
<h3 class="wp-block-heading has-text-align-center"><?php esc_html_e( 'Harbor', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"textAlign":"center","lineHeight":"1"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-text-align-center has-xx-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1"><?php esc_html_e( '$78', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'a guest', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-restaurant-plain"} -->
<ul class="wp-block-list is-style-restaurant-plain"><!-- wp:list-item -->
<li><?php esc_html_e( 'Bread and butter', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Oysters', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Scallops and mussels', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Whole fish', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Blueberry cake', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"price"},"className":"is-style-restaurant-paper is-style-restaurant-flat","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-restaurant-paper is-style-restaurant-flat"><!-- wp:heading {"level":3,"style":{"typography":{"textAlign":"center"}}} -->
<h3 class="wp-block-heading has-text-align-center"><?php esc_html_e( 'Fire', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"textAlign":"center","lineHeight":"1"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-text-align-center has-xx-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1"><?php esc_html_e( '$96', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'a guest', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-restaurant-plain"} -->
<ul class="wp-block-list is-style-restaurant-plain"><!-- wp:list-item -->
<li><?php esc_html_e( 'Bread and butter', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Leeks from the coals', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Mussels, smoked tomato', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Chicken and fish', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Blueberry cake', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"price"},"className":"is-style-restaurant-paper is-style-restaurant-flat","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-restaurant-paper is-style-restaurant-flat"><!-- wp:heading {"level":3,"style":{"typography":{"textAlign":"center"}}} -->
<h3 class="wp-block-heading has-text-align-center"><?php esc_html_e( 'Shellfish', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"textAlign":"center","lineHeight":"1"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-text-align-center has-xx-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1"><?php esc_html_e( '$128', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'a guest, with wine', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-restaurant-plain"} -->
<ul class="wp-block-list is-style-restaurant-plain"><!-- wp:list-item -->
<li><?php esc_html_e( 'Oysters and clams', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Scallops', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Lobster from the coals', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Flounder', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Blueberry cake', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
