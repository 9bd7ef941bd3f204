<?php
/**
 * Title: Shop: Care
 * Slug: frontage/shop-care
 * Categories: services
 * Description: A headline with four rules of care beside an image.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","verticalAlignment":"center","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center alignwide"><!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h1 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Use it every day', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","style":{"spacing":{"margin":{"top":"1.5rem"}}}} -->
<p class="has-large-font-size" style="margin-top:1.5rem"><?php esc_html_e( 'Stoneware gets better with use. These four habits keep it whole.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-ruled","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} -->
<ul class="wp-block-list is-style-ruled" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Dishwasher', 'frontage' ); ?></strong><br><?php esc_html_e( 'Yes. Leave a finger of space, so that rims don’t knock.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Oven and microwave', 'frontage' ); ?></strong><br><?php esc_html_e( 'Yes. Put it in cold and let it warm up with the oven.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Gray marks', 'frontage' ); ?></strong><br><?php esc_html_e( 'That is metal from your knife. A paste of baking soda takes it off.', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Flame', 'frontage' ); ?></strong><br><?php esc_html_e( 'No. A gas ring heats one spot, and one spot is where it cracks.', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","aspectRatio":"4/5","scale":"cover"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/post-care.svg' ) ); ?>" alt="<?php esc_attr_e( 'Plates drying in a wooden rack', 'frontage' ); ?>" style="aspect-ratio:4/5;object-fit:cover"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
