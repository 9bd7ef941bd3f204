<?php
/**
 * Title: Practice: First 45 minutes
 * Slug: frontage/practice-first
 * Categories: frontage-steps
 * Description: Three steps as wide as they are long.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-row","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-row"><!-- wp:group {"className":"is-style-practice-beside","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-practice-beside"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Your first 45 minutes', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'No machines, no waiting room full of mats. You talk, we listen, then you move.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-practice-minutes","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-practice-minutes"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-practice-number"} -->
<p class="is-style-practice-number">10 <small><?php esc_html_e( 'min', 'frontage' ); ?></small></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'You tell us', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'What hurts and what you miss.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-practice-number"} -->
<p class="is-style-practice-number">20 <small><?php esc_html_e( 'min', 'frontage' ); ?></small></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'We test', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Strength, range and the movement that sets it off. You see each result.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-practice-number"} -->
<p class="is-style-practice-number">15 <small><?php esc_html_e( 'min', 'frontage' ); ?></small></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'You leave with a plan', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Three exercises, filmed on your phone.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
