<?php
/**
 * Renders plans in a list, and radio buttons for the billing periods: CSS alone switches the prices.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 */

use Frontage\Kit\Frontend\ScriptModules;
use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\PricingTable;

defined( 'ABSPATH' ) || exit;

ScriptModules::register(); // The view script imports modules of the kit.
$frontage_settings = new BlockAttributes( $attributes );
$frontage_periods  = PricingTable::periods( $attributes['periods'] ?? null );
$frontage_name     = wp_unique_id( 'fr-pricing-' );
$frontage_chosen   = $frontage_settings->integer( 'default', 0, 0, count( $frontage_periods ) - 1 );
$frontage_style    = $frontage_settings->gap() . '--fr-columns:' . $frontage_settings->integer( 'columns', 3, 1, 4 );
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => 'fr-pricing', 'style' => $frontage_style ] ) ) . ( $frontage_settings->is_true( 'remember' ) ? ' data-remember' : '' ); ?>>
	<?php if ( count( $frontage_periods ) > 1 ) : ?>
		<fieldset class="fr-pricing__switch">
			<legend class="screen-reader-text"><?php esc_html_e( 'Price tag', 'frontage-site' ); ?></legend>
			<?php foreach ( $frontage_periods as $frontage_index => $frontage_period ) : ?>
				<label class="fr-pricing__period">
					<input type="radio" name="<?php echo esc_attr( $frontage_name ); ?>" value="<?php echo esc_attr( $frontage_period['key'] ); ?>" data-period="<?php echo (int) $frontage_index; ?>" data-announce="<?php echo esc_attr( sprintf( /* translators: %s: a period, such as "Yearly". */ __( 'Showing %s prices', 'frontage-site' ), $frontage_period['label'] ) ); ?>"<?php checked( $frontage_index, $frontage_chosen ); ?>>
					<span><?php echo esc_html( $frontage_period['label'] ); ?></span>
					<?php if ( '' !== $frontage_period['badge'] ) : ?>
						<span class="fr-pricing__badge"><?php echo esc_html( $frontage_period['badge'] ); ?></span>
					<?php endif; ?>
				</label>
			<?php endforeach; ?>
		</fieldset>
	<?php endif; ?>
	<ul class="fr-pricing__plans"><?php \Frontage\Kit\Frontend\EscapedMarkup::print( $content ); ?></ul>
</div>
