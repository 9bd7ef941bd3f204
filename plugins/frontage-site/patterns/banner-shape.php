<?php

defined( 'ABSPATH' ) || exit;

$frontage_image = plugins_url( 'assets/banner.svg', Frontage\Site\Plugin::$file );
?>
<!-- wp:cover {"url":"<?php echo esc_url( $frontage_image ); ?>","dimRatio":70,"overlayColor":"contrast","isUserOverlayColor":true,"minHeight":30,"minHeightUnit":"rem","contentPosition":"center left","align":"wide","className":"fr-banner is-style-fr-leaf","textColor":"base","layout":{"type":"default"}} -->
<div class="wp-block-cover alignwide has-custom-content-position is-position-center-left fr-banner is-style-fr-leaf has-base-color has-text-color" style="min-height:30rem"><?php \Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Kit\Frontend\ImageTag::html( [ 'class' => 'wp-block-cover__image-background', 'alt' => '', 'src' => $frontage_image, 'data-object-fit' => 'cover' ], '/>' ) ); ?><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-70 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Say what you do in one line', 'frontage-site' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Who you help, and how they benefit. Replace the background with an image of your own work.', 'frontage-site' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Contact us', 'frontage-site' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:cover -->
