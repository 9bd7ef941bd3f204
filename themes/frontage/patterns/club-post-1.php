<?php
/**
 * Title: Club: Article on the first stroke
 * Slug: frontage/club-post-1
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Rowing looks like arms. It is legs. Six tenths of the work come from pushing the feet away, and the arms only finish what the legs began.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A stroke has four parts, and beginners learn them from the end to the start, because the end is the easy one.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The four parts', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Finish: legs flat, body leaning back a little, handle at the lowest rib.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Recovery: arms away first, then the body forward, then the knees. Slow, like a door that must not bang.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Catch: shins upright, arms long, the blade drops into the water.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Drive: push with the legs, swing the back, pull with the arms. In that order, every time.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Slow forward, fast back', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The most common mistake is to rush forward. The boat runs between the strokes, and a hurry to the stern stops it. Take twice as long for the way forward as for the drive.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'On the machine you can count it: one beat for the drive, two for the recovery. When that feels like waiting, it is right.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Hold it loosely', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'An oar is not a rope. Hook your fingers over the handle and leave the thumb at its end or below it. White knuckles tire the forearms within ten minutes, and a tired forearm feathers badly.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Look at one back', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'In a crew you do not look at your blade. You look at the back in front of you and move with it. It feels strange for two Saturdays. On the third, four blades drop with one sound, and nobody in the boat forgets that sound.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Until then: drink water, bring dry socks, and do not compare yourself with the people who came a year earlier. They remember very well how wet they were.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
