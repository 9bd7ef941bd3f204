<?php
/**
 * Renders team members as a list, in as many columns as fit.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 */

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

$frontage_settings = new BlockAttributes( $attributes );
$frontage_style    = $frontage_settings->gap() . $frontage_settings->columns( [ 'xs' => 1, 'sm' => 2, 'md' => 3, 'lg' => 4, 'xl' => 4 ] );
$frontage_class    = 'fr-team fr-team--' . $frontage_settings->choice( 'layout', [ 'card', 'overlay', 'list' ] );
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => $frontage_class, 'style' => $frontage_style ] ) ); ?>>
	<ul class="fr-team__list"><?php \Frontage\Kit\Frontend\EscapedMarkup::print( $content ); ?></ul>
</div>
