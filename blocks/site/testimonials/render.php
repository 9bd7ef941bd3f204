<?php
/**
 * Renders testimonials: a list, or a carousel around it.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content    List items.
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\CarouselRenderer;

defined( 'ABSPATH' ) || exit;

if ( '' === trim( $content ) ) {
	return;
}
$frontage_given  = new BlockAttributes( $attributes );
$frontage_layout = $frontage_given->choice( 'layout', [ 'carousel', 'grid', 'single', 'wall' ] );
$frontage_class  = "fr-testimonials fr-testimonials--$frontage_layout";
if ( 'single' === $frontage_layout ) {
	$frontage_given = new BlockAttributes( [ 'columns' => 1 ] + $attributes );
}
if ( 'carousel' === $frontage_layout || ( 'single' === $frontage_layout && substr_count( $content, '<figure class="fr-testimonial__figure">' ) > 1 ) ) {
	\Frontage\Kit\Frontend\EscapedMarkup::print( CarouselRenderer::render( $frontage_given, $content, $frontage_class ) );
	return;
}
$frontage_style = $frontage_given->columns( CarouselRenderer::columns( $frontage_given ) ) . $frontage_given->gap();
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => $frontage_class, 'style' => $frontage_style ] ) ); ?>>
	<ul class="fr-testimonials__list"><?php \Frontage\Kit\Frontend\EscapedMarkup::print( $content ); ?></ul>
</div>
