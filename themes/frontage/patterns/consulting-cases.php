<?php
/**
 * Title: Consulting: Ledger of cases
 * Slug: frontage/consulting-cases
 * Categories: portfolio
 * Description: A table of cases: year, firm, people, and what happened.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","className":"is-style-consulting-margin","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div id="cases" class="wp-block-group alignfull is-style-consulting-margin" style="margin-top:0;margin-bottom:0"><!-- wp:paragraph {"className":"is-style-consulting-label"} -->
<p class="is-style-consulting-label"><?php esc_html_e( 'Cases', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Six firms that changed hands and kept their people', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:table {"metadata":{"frSample":"figure"},"hasFixedLayout":false,"className":"is-style-consulting-cases"} -->
<figure class="wp-block-table is-style-consulting-cases"><table><thead><tr><th><?php esc_html_e( 'Closed', 'frontage' ); ?></th><th><?php esc_html_e( 'Firm', 'frontage' ); ?></th><th><?php esc_html_e( 'People', 'frontage' ); ?></th><th><?php esc_html_e( 'What happened', 'frontage' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( '2025', 'frontage' ); ?></td><td><?php esc_html_e( 'Boatyard, third generation', 'frontage' ); ?></td><td><?php esc_html_e( '48', 'frontage' ); ?></td><td><?php esc_html_e( 'Two daughters, one chair', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( '2024', 'frontage' ); ?></td><td><?php esc_html_e( 'Printing house', 'frontage' ); ?></td><td><?php esc_html_e( '112', 'frontage' ); ?></td><td><?php esc_html_e( 'Sold to its managers', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( '2024', 'frontage' ); ?></td><td><?php esc_html_e( 'Dairy and five shops', 'frontage' ); ?></td><td><?php esc_html_e( '75', 'frontage' ); ?></td><td><?php esc_html_e( 'Split between brothers, in peace', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( '2023', 'frontage' ); ?></td><td><?php esc_html_e( 'Instrument maker', 'frontage' ); ?></td><td><?php esc_html_e( '31', 'frontage' ); ?></td><td><?php esc_html_e( 'Given to a foundation', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( '2022', 'frontage' ); ?></td><td><?php esc_html_e( 'Electrical contractor', 'frontage' ); ?></td><td><?php esc_html_e( '160', 'frontage' ); ?></td><td><?php esc_html_e( 'Outside chief, family council', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( '2021', 'frontage' ); ?></td><td><?php esc_html_e( 'Seed merchant, since 1888', 'frontage' ); ?></td><td><?php esc_html_e( '26', 'frontage' ); ?></td><td><?php esc_html_e( 'Nephew at 34, bank on board', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
