<?php
/**
 * Title: Agency: Work in two rows
 * Slug: frontage/agency-work
 * Categories: portfolio
 * Description: Four projects: wide and narrow, narrow and wide.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-agency-work","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="work" class="wp-block-group alignfull is-style-agency-work" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-agency-bar","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-bar"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Fresh from the wall', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="#page-work"><?php esc_html_e( 'All work', 'frontage' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'portfolio' ) ) : ?><!-- wp:query {"queryId":61,"query":{"perPage":4,"pages":0,"offset":0,"postType":"portfolio","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false},"namespace":"frontage/portfolio","align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-query alignwide"><!-- wp:post-template -->
<!-- wp:post-featured-image {"isLink":true} /-->

<!-- wp:group {"className":"is-style-agency-caption","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-agency-caption"><!-- wp:post-title {"level":3,"isLink":true} /-->

<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"subtitle"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
<!-- /wp:post-template --></div>
<!-- /wp:query --><?php else : ?><!-- wp:group {"align":"wide","className":"is-style-agency-plates","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-plates"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/bicycle.svg' ) ); ?>" alt="<?php esc_attr_e( 'Blue bicycle on mint green', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"className":"is-style-agency-caption","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-agency-caption"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Two wheels, two letters', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Name, brand and site', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/cups.svg' ) ); ?>" alt="<?php esc_attr_e( 'Three blue coffee cups, each with a pink nine', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"className":"is-style-agency-caption","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-agency-caption"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'A nine to go', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Coffee, cups and signs', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/bags.svg' ) ); ?>" alt="<?php esc_attr_e( 'Three paper bags, each with an orange sun', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"className":"is-style-agency-caption","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-agency-caption"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'The sun comes up at six', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'A bakery and its bags', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/bottles.svg' ) ); ?>" alt="<?php esc_attr_e( 'Four juice bottles on orange', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"className":"is-style-agency-caption","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-agency-caption"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Juice that shouts', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Name, bottle and launch', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --><?php endif; ?></div>
<!-- /wp:group -->
