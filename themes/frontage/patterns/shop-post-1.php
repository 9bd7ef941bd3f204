<?php
/**
 * Title: Shop: Post about care
 * Slug: frontage/shop-post-1
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Stoneware is clay fired so hot that it closes. Water stays out, so it survives the dishwasher, the microwave and most dinners. What breaks it is nearly always one of three things.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Heat in one place', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Clay expands a little when it warms up, and all of it wants to do so together. A cold dish in a hot oven warms at the rim first. The rim grows, the middle does not, and a crack runs between them. So put the dish in while the oven is cold. Never set it on a flame, and let it rest on wood or cloth when it comes out, not on wet steel.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Rims that knock', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Most chips happen in the dishwasher. Leave a finger of space between plates, and put bowls where the water cannot push them. When you stack, lift each piece off; don’t slide it. The unglazed foot of one plate is harder than the glaze of the next.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Gray marks are not scratches', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Cutlery is softer than glaze. A knife leaves a line of metal, as a pencil leaves graphite on paper. Mix baking soda with a little water, rub with a soft cloth, and rinse. For old marks, a cleaner for steel pans does the same work faster.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Tea stains and hard water', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A mug that looks brown inside is not worn. Fill it with warm water and a spoon of baking soda, and leave it overnight. White rings come from lime: vinegar dissolves them in a few minutes.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'If it chips', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Run a fingertip along the edge. If it is sharp, stop using it for food and give it a plant. If it is smooth, a small chip at the foot changes nothing. A crack that rings dull when you tap the rim will go on growing, and that piece has earned its rest.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
