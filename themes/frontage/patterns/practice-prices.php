<?php
/**
 * Title: Practice: Prices
 * Slug: frontage/practice-prices
 * Categories: frontage-pricing
 * Description: A sand-colored panel beside a table of prices.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-pair","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-pair"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'A price you know before you come', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We bill your insurer for you. You pay your share by card.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-practice-pills"} -->
<ul class="wp-block-list is-style-practice-pills"><!-- wp:list-item -->
<li><?php esc_html_e( 'Private insurance', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Medicare', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Self-pay', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:table {"metadata":{"frSample":"price"},"hasFixedLayout":false,"className":"is-style-practice-prices"} -->
<figure class="wp-block-table is-style-practice-prices"><table><tbody><tr><td><?php esc_html_e( 'First visit', 'frontage' ); ?></td><td><?php esc_html_e( '45 minutes, plan included', 'frontage' ); ?></td><td><?php esc_html_e( '$140', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Next visits', 'frontage' ); ?></td><td><?php esc_html_e( '45 minutes, same therapist', 'frontage' ); ?></td><td><?php esc_html_e( '$110', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Six visits', 'frontage' ); ?></td><td><?php esc_html_e( 'One first visit and five more', 'frontage' ); ?></td><td><?php esc_html_e( '$660', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Same therapist, same price', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'A visit costs the same at seven in the morning and on Saturday. You see your share before you book.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#book"><?php esc_html_e( 'Book a first visit', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
