<?php
/**
 * Title: Trade: Article on woods
 * Slug: frontage/trade-post-1
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'People ask for a color first. A joiner asks what the piece has to do. A countertop gets wet, a stair gets kicked, a bookcase only has to carry weight. The wood follows from that.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Oak, the safe answer', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'White oak is hard, heavy and rich in tannin, which helps it to resist rot. Its pores are closed, so water stays on the surface longer than on red oak. It suits kitchens, stairs and outside doors.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Tannin has a price. Where wet iron touches oak, black stains appear. Use stainless steel or brass, and wipe up after a cast iron pan.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Ash, pale and elastic', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Handles of hammers are made of ash because it bends before it breaks. The same makes good treads and seats. It is open-grained and dislikes damp, so keep it indoors, and give it a finish that closes the pores.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Walnut, dark and calm', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Walnut is softer than oak and easy to work. It moves little with the seasons, which helps wide doors and table tops. Most woods darken in the sun; walnut grows lighter and warmer over the years.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Cherry changes most', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Fresh cherry is pink. A summer of daylight turns it reddish brown. Do not judge it by a new sample, and do not leave a vase on it for the first month, unless you like its outline.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Three questions before you choose', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-ruled"} -->
<ul class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><?php esc_html_e( 'How wet does it get? For sinks and sills choose oak.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'How hard is it used? For floors and stairs choose oak or ash.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'How much sun does it get? In a bright room ask for an older sample.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Last, take a board in your hand. Weight, grain and smell decide more often than any table, and they are right surprisingly often.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
