<?php
/**
 * Title: Shop: Post about glaze
 * Slug: frontage/shop-post-2
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Hold two bowls from one firing side by side. They have the same weight, the same curve and the same glaze from the same bucket. They still differ, and there is nothing wrong with either.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Glaze is glass', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A glaze is ground stone. Silica turns to glass, a flux lets it melt sooner, and clay holds it on the pot until it does. Metals give the color. Iron makes honey, rust and black. Copper makes green. Cobalt makes blue, and very little of it is enough.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Thickness', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Glaze runs when it melts. Where it lies thick, it pools and turns dark. Where it is thin, on a rim or the edge of a ridge, the clay shows through. One second longer in the bucket changes the line where two glazes meet.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'A place in the kiln', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A kiln is not evenly hot. The top shelf may be warmer than the bottom one, and a pot beside the wall sees more heat than one in the middle. Potters use this. They know which glaze likes which corner, and load the shelves as a baker fills an oven.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Air', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'With much air in the kiln, iron turns amber. With little, the flame takes oxygen out of the glaze, and the same iron turns green or gray. Electric kilns have air enough, so their colors are steadier.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What this means for you', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'If you add to a set after a year, expect relatives and not twins. Choose by size and feel first. Put the new plates between the old ones, and after a week nobody can tell which came when. If a perfect match matters, say so when you order: pieces from one firing are always closest.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
