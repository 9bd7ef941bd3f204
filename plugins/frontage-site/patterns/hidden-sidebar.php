<?php

defined( 'ABSPATH' ) || exit;

$frontage_part = Frontage\Site\Overlays\HiddenSidebar::part();
?>
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"frOverlay":"sidebar","className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#fr-open-sidebar"><?php esc_html_e( 'More', 'frontage-site' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:frontage/overlay <?php echo wp_json_encode( [ 'name' => 'sidebar', 'type' => 'drawer-end', 'ariaLabel' => __( 'More about us', 'frontage-site' ) ], JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?> -->
<?php if ( '' !== $frontage_part ) : ?>
	<?php \Frontage\Kit\Frontend\EscapedMarkup::print( $frontage_part ); ?>

<?php else : ?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'More about us', 'frontage-site' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Extra details such as your opening hours, contact info, and latest news.', 'frontage-site' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:latest-posts {"postsToShow":3} /-->
<?php endif; ?>
<!-- /wp:frontage/overlay -->
