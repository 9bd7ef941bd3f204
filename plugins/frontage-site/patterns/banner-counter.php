<?php

defined( 'ABSPATH' ) || exit;

$frontage_image   = plugins_url( 'assets/banner.svg', Frontage\Site\Plugin::$file );
$frontage_counter = [
	'end'    => 25,
	'suffix' => '+',
	'title'  => __( 'years of experience', 'frontage-site' ),
];
?>
<!-- wp:cover {"url":"<?php echo esc_url( $frontage_image ); ?>","dimRatio":0,"overlayColor":"contrast","isUserOverlayColor":true,"minHeight":32,"minHeightUnit":"rem","contentPosition":"bottom right","align":"wide","className":"fr-banner is-style-fr-arch","textColor":"contrast","layout":{"type":"default"}} -->
<div class="wp-block-cover alignwide has-custom-content-position is-position-bottom-right fr-banner is-style-fr-arch has-contrast-color has-text-color" style="min-height:32rem"><?php \Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Kit\Frontend\ImageTag::html( [ 'class' => 'wp-block-cover__image-background', 'alt' => '', 'src' => $frontage_image, 'data-object-fit' => 'cover' ], '/>' ) ); ?><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:group {"style":{"border":{"radius":"16px"},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}}},"backgroundColor":"base","layout":{"type":"default"}} -->
<div class="wp-block-group has-base-background-color has-background" style="border-radius:16px;padding-top:var(--wp--preset--spacing--30);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--30);padding-left:var(--wp--preset--spacing--40)"><?php \Frontage\Kit\Frontend\EscapedMarkup::print( get_comment_delimited_block_content( 'frontage/counter', $frontage_counter, '' ) ); ?></div>
<!-- /wp:group --></div></div>
<!-- /wp:cover -->
