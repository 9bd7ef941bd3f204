<?php
/**
 * Title: Software: Plans compared
 * Slug: frontage/product-compare
 * Categories: frontage-pricing
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"style":{"spacing":{"margin":{"bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-bottom:0"><?php esc_html_e( 'What each plan has', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"align":"wide"} -->
<figure class="wp-block-table alignwide"><table><thead><tr><th><?php esc_html_e( 'Feature', 'frontage' ); ?></th><th><?php esc_html_e( 'Small', 'frontage' ); ?></th><th><?php esc_html_e( 'Team', 'frontage' ); ?></th><th><?php esc_html_e( 'Sites', 'frontage' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Weekly draft', 'frontage' ); ?></td><td>✓</td><td>✓</td><td>✓</td></tr><tr><td><?php esc_html_e( 'Availability by text', 'frontage' ); ?></td><td>✓</td><td>✓</td><td>✓</td></tr><tr><td><?php esc_html_e( 'Schedule on each phone', 'frontage' ); ?></td><td>✓</td><td>✓</td><td>✓</td></tr><tr><td><?php esc_html_e( 'Swaps by text message', 'frontage' ); ?></td><td>–</td><td>✓</td><td>✓</td></tr><tr><td><?php esc_html_e( 'Fairness report', 'frontage' ); ?></td><td>–</td><td>✓</td><td>✓</td></tr><tr><td><?php esc_html_e( 'Payroll export', 'frontage' ); ?></td><td>–</td><td>✓</td><td>✓</td></tr><tr><td><?php esc_html_e( 'Several sites on one screen', 'frontage' ); ?></td><td>–</td><td>–</td><td>✓</td></tr><tr><td><?php esc_html_e( 'Single sign-on', 'frontage' ); ?></td><td>–</td><td>–</td><td>✓</td></tr><tr><td><?php esc_html_e( 'Help', 'frontage' ); ?></td><td><?php esc_html_e( 'Email', 'frontage' ); ?></td><td><?php esc_html_e( 'Email', 'frontage' ); ?></td><td><?php esc_html_e( 'Email and phone', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
