<?php

defined( 'ABSPATH' ) || exit;

$frontage_image = plugins_url( 'assets/banner.svg', Frontage\Site\Plugin::$file );
?>
<!-- wp:cover {"url":"<?php echo esc_url( $frontage_image ); ?>","dimRatio":0,"overlayColor":"contrast","isUserOverlayColor":true,"minHeight":32,"minHeightUnit":"rem","contentPosition":"bottom left","align":"wide","className":"fr-banner","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-cover alignwide has-custom-content-position is-position-bottom-left fr-banner has-contrast-color has-text-color" style="min-height:32rem"><?php \Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Kit\Frontend\ImageTag::html( [ 'class' => 'wp-block-cover__image-background', 'alt' => '', 'src' => $frontage_image, 'data-object-fit' => 'cover' ], '/>' ) ); ?><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:frontage/fancy-box {"layout":"side-icon","backgroundColor":"base"} -->
<!-- wp:icon {"icon":"core/home"} /-->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Your key message', 'frontage-site' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Say it in one sentence and choose an icon to match.', 'frontage-site' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/fancy-box --></div></div>
<!-- /wp:cover -->
