<?php
/**
 * Renders a plan: a price per billing period, features once, and a button for each period with its own URL.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 * @var WP_Block             $block
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\InnerBlocksContent;
use Frontage\Site\Blocks\PricePlanContent;
use Frontage\Site\Blocks\PricingTable;

defined( 'ABSPATH' ) || exit;

$frontage_given   = new BlockAttributes( $attributes );
$frontage_stored  = $frontage_given->nested( 'prices' );
$frontage_popular = $frontage_given->rich_text( 'popular' );
$frontage_level   = $frontage_given->integer( 'level', 3, 1, 6 );
$frontage_prices  = [];
foreach ( PricingTable::periods( $block->context['frontage/periods'] ?? null ) as $frontage_period ) {
	$frontage_prices[] = [ $frontage_period['label'], $frontage_stored->nested( $frontage_period['key'] ) ]; // Two periods may have the same label.
}
$frontage_amounts = implode( array_map( static fn ( array $price ): string => $price[1]->text( 'amount' ), $frontage_prices ) );
if ( '' === $frontage_given->text( 'title' ) . $frontage_given->text( 'subtitle' ) . $frontage_amounts && InnerBlocksContent::is_blank( $content ) ) {
	return; // It is still empty.
}
if ( true === ( $block->context['frontage/isPublicList'] ?? false ) ) {
	PricingTable::add_structured_data( wp_strip_all_tags( $frontage_given->text( 'title' ) ), $frontage_prices );
}
$frontage_class = 'fr-price-plan' . ( '' === $frontage_popular ? '' : ' fr-price-plan--popular' );
?>
<li <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => $frontage_class ] ) ); ?>>
	<?php if ( '' !== $frontage_popular ) : ?>
		<p class="fr-price-plan__ribbon"><?php echo wp_kses_post( $frontage_popular ); ?></p>
	<?php endif; ?>
	<?php printf( '<h%1$d class="fr-price-plan__title">%2$s</h%1$d>', (int) $frontage_level, wp_kses_post( $frontage_given->rich_text( 'title' ) ) ); ?>
	<?php if ( '' !== $frontage_given->text( 'subtitle' ) ) : ?>
		<p class="fr-price-plan__subtitle"><?php echo wp_kses_post( $frontage_given->rich_text( 'subtitle' ) ); ?></p>
	<?php endif; ?>
	<?php foreach ( $frontage_prices as $frontage_index => [ $frontage_label, $frontage_price ] ) : ?>
		<?php
		if ( '' === $frontage_price->text( 'amount' ) ) {
			continue;
		}
		?>
		<p class="fr-price-plan__price" data-price="<?php echo (int) $frontage_index; ?>">
			<span class="fr-price-plan__period"><?php echo esc_html( $frontage_label ); ?></span>
			<span class="screen-reader-text"><?php esc_html_e( 'Price', 'frontage-site' ); ?></span>
			<?php if ( '' !== $frontage_price->text( 'was' ) ) : ?>
				<del><span class="screen-reader-text"><?php esc_html_e( 'Original price:', 'frontage-site' ); ?></span> <?php echo esc_html( PricingTable::format_price( $frontage_price->text( 'was' ), $frontage_price->text( 'currency' ) ) ); ?></del>
			<?php endif; ?>
			<?php if ( '' !== PricingTable::parse_amount( $frontage_price->text( 'amount' ) ) ) : ?>
				<data value="<?php echo esc_attr( PricingTable::value( $frontage_price->text( 'amount' ) ) ); ?>"><?php echo esc_html( PricingTable::format_price( $frontage_price->text( 'amount' ), $frontage_price->text( 'currency' ) ) ); ?></data>
			<?php else : ?>
				<span class="fr-price-plan__words"><?php echo esc_html( $frontage_price->text( 'amount' ) ); ?></span>
			<?php endif; ?>
			<span class="fr-price-plan__suffix"><?php echo esc_html( $frontage_price->text( 'suffix' ) ); ?></span>
		</p>
	<?php endforeach; ?>
	<?php \Frontage\Kit\Frontend\EscapedMarkup::print( PricePlanContent::render( $content, array_column( $frontage_prices, 1 ) ) ); ?>
</li>
