<?php
/**
 * Title: Club: Row of oar blades
 * Slug: frontage/club-oars
 * Categories: about
 * Description: Painted blades as a divider across the page.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:image {"sizeSlug":"full","linkDestination":"none","align":"full","className":"is-style-club-oars"} -->
<figure class="wp-block-image alignfull size-full is-style-club-oars"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/club/oars.svg' ) ); ?>" alt=""/></figure>
<!-- /wp:image -->
