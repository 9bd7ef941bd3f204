<?php
/**
 * Title: Agency: Article on names
 * Slug: frontage/agency-post-1
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'A good name is short, can be spelled after hearing it once, and is still free. The third condition kills most of the others.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'So begin with many. Ten names are a taste, two hundred are a choice. Write down the bad ones too: they often sit next to a good one in the dictionary.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Where names come from', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Look at the place, at what your hands do, at what customers call you already. A bakery beside a tram stop has a name before it has a sign. An old word from the trade is better than a new word from a computer.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Be careful with clever spellings. Every letter that is missing has to be explained on the telephone, for years.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Three tests that cost nothing', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Shout it across a street. If the other person turns around and repeats it, keep it.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Say it to ten people and let them write it down. Count how many get it right.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Answer the phone with it for a day. If you are tired of it by noon, so will be your customers.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Then check it', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Search the trademark registers of the countries in which you sell, in the classes of your trade. Look up the web address, and the company register of your region. A name that is free in one of them may be taken in another.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A search that you do yourself finds names that are the same. Names that are only similar can be a problem too, and that is a question for a trademark lawyer. Ask before you print anything.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Decide with few people', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A name is never liked by everybody on the first day. Let two or three people decide, and give them a week. Put the candidates on a wall, on a cup, on an invoice. The right one looks as if it had always been there.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
