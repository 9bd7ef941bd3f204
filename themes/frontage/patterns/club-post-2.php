<?php
/**
 * Title: Club: Article on cold water
 * Slug: frontage/club-post-2
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Water is cold much longer than air. In April the sun warms the jetty while the river is still as cold as in February, and that is when most accidents happen.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What cold water does', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'In the first minute the body gasps. Breathing is fast and hard to control. Keep your head up and stay calm: float, lean back, let the breath come down.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'After about ten minutes the fingers stop working. So the important things come first: hold on to the boat, climb on to it as far as you can, and make yourself seen.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Rules that are not for discussion', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Stay with the boat. It floats, and it is easier to see than a head.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'No single sculls without a launch while the water is below ten degrees.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Life jackets for the cox and for everybody in the launch.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'A dry bag with a phone, a blanket and a whistle in every launch.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Lights from dusk on, white and seen from all sides.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What to wear', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Layers that are close to the skin and dry fast. Cotton stays wet and cold, wool does not. A hat does more than a second jacket. Gloves are no help at the oar; pogies are, because the hand stays on the handle.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Before you leave', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Look at the wind as well as the sky. Wind against the stream makes waves that the forecast does not mention. Write in the book who goes where and when you will be back. The book is read when a boat is missing, so write legibly.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Then go. A winter morning on flat water, with steam above it and no one else awake, is worth every layer.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
