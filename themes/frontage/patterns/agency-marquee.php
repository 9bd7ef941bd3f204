<?php
/**
 * Title: Agency: Client names in one line
 * Slug: frontage/agency-marquee
 * Categories: frontage-logos
 * Description: Names in very large type that move while the page is scrolled.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","className":"is-style-agency-band","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-agency-band" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:list {"metadata":{"frSample":"logo"},"className":"is-style-agency-marquee"} -->
<ul class="wp-block-list is-style-agency-marquee"><!-- wp:list-item -->
<li>Bakkerij Zon</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Kade 9</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Molen Bikes</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Pit Juice</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Noordzee Swim</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Luma</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->
