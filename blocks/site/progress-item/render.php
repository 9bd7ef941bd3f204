<?php
/**
 * Renders a meter: a fixed value, not the progress of a task. The text beside it says the same.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\CounterFigure;

defined( 'ABSPATH' ) || exit;

$frontage_settings = new BlockAttributes( $attributes );
$frontage_max      = $frontage_settings->number( 'max', 100, 0.0001, 1e12 );
$frontage_value    = $frontage_settings->number( 'value', 0, 0, $frontage_max );
$frontage_shown    = $frontage_settings->text( 'prefix' ) . CounterFigure::format( $frontage_value, fmod( $frontage_value, 1 ) ? 1 : 0 ) . $frontage_settings->text( 'suffix' );
$frontage_label    = $frontage_settings->rich_text( 'label' );
$frontage_name     = wp_unique_id( 'fr-progress-' );
$frontage_style    = '--fr-value:' . round( $frontage_value / $frontage_max, 4 ) . ';' . $frontage_settings->preset( 'bar', 'color', '--fr-fill' ) . $frontage_settings->preset( 'gradient', 'gradient', '--fr-fill' ) . $frontage_settings->preset( 'track', 'color', '--fr-track' );
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => 'fr-progress-item', 'style' => $frontage_style ] ) ); ?>>
	<div class="fr-progress-item__words">
		<span class="fr-progress-item__label" id="<?php echo esc_attr( $frontage_name ); ?>"><?php echo wp_kses_post( '' === $frontage_label ? $frontage_shown : $frontage_label ); ?></span>
		<?php if ( '' !== $frontage_label && false !== ( $attributes['showValue'] ?? true ) ) : ?>
			<bdi class="fr-progress-item__value" aria-hidden="true"><?php echo esc_html( $frontage_shown ); ?></bdi>
		<?php endif; ?>
	</div>
	<div class="fr-progress-item__meter" role="meter" aria-labelledby="<?php echo esc_attr( $frontage_name ); ?>" aria-valuenow="<?php echo esc_attr( (string) $frontage_value ); ?>" aria-valuemin="0" aria-valuemax="<?php echo esc_attr( (string) $frontage_max ); ?>" aria-valuetext="<?php echo esc_attr( $frontage_shown ); ?>"></div>
</div>
