<?php
/**
 * Renders steps as an ordered list; CSS counters draw the numbers, and screen readers use the list's own.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 */

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

$frontage_settings = new BlockAttributes( $attributes );
$frontage_start    = $frontage_settings->integer( 'start', 1, 0, 9999 );
$frontage_class    = 'fr-steps fr-steps--' . $frontage_settings->choice( 'layout', [ 'row', 'column', 'zigzag', 'timeline' ] ) . ' fr-steps--' . $frontage_settings->choice( 'marker', [ 'number', 'icon', 'image' ] );
$frontage_style    = $frontage_settings->gap() . '--fr-before:' . ( $frontage_start - 1 );
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => $frontage_class, 'style' => $frontage_style ] ) ); ?>>
	<ol class="fr-steps__list" role="list"<?php echo 1 === $frontage_start ? '' : ' start="' . (int) $frontage_start . '"'; ?>><?php \Frontage\Kit\Frontend\EscapedMarkup::print( $content ); ?></ol>
</div>
