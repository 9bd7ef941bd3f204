<?php
/**
 * Title: Agency: Article on a good briefing
 * Slug: frontage/agency-post-3
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'The best briefing that we know is one page long, and half of it is honest.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Many begin with the solution: we need a new logo. Begin with the problem instead. People cannot find us, nobody applies for our jobs, everybody thinks that we are the shop next door. A studio can solve a problem. A wish list it can only draw.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What to write down', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Who pays you today, and who should next year.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'What people say about you when you are not in the room.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Two competitors, and what they do better.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'What may not change, and why.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'How much money there is, and until when it has to be done.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The budget belongs in it. Without a number, a studio guesses, and you compare offers that have nothing to do with each other. With one, you see what each of them would do with the same sum.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Bring things, not adjectives', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Modern, fresh and authentic mean something else to everybody. Bring a jar, a ticket, a song, a shop that you like, and say what you like about it. One thing that you cannot stand is as useful as three that you love.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Say who decides', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Name the person who says yes at the end, and let that person be in the first meeting. A design that has to please someone who was not there comes back from every round a little grayer.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Leave a hole', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Do not fill every line. The best part of a project is often the thing that nobody asked for. If you know the answer already, you need a printer, not a studio.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
