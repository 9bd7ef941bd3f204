<?php
/**
 * Renders meters, stacked or side by side; each is an inner block.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 */

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

$frontage_given = new BlockAttributes( $attributes );
$frontage_class = 'fr-progress fr-progress--' . $frontage_given->choice( 'layout', [ 'bar', 'circle', 'half' ] );
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( array_filter( [ 'class' => $frontage_class, 'style' => $frontage_given->gap() ] ) ) ); ?>><?php \Frontage\Kit\Frontend\EscapedMarkup::print( $content ); ?></div>
