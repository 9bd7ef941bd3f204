<?php
/**
 * Renders one contact item; nothing without data.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var \WP_Block            $block
 */

use Frontage\Site\Business\ContactItem;

defined( 'ABSPATH' ) || exit;

$frontage_value = ContactItem::html( $attributes );
if ( '' === $frontage_value ) {
	return;
}
$frontage_label = ContactItem::label( $attributes );
$frontage_size  = $block->context['frontage/iconSize'] ?? 24;
$frontage_icon  = ContactItem::icon( $attributes, is_numeric( $frontage_size ) ? min( 48, max( 16, (int) $frontage_size ) ) : 24 );
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Item escapes what it gives; the icon is of WordPress's registry.
?>
<li <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => 'fr-contact-item' ] ) ); ?>>
	<span class="fr-contact-item__icon"><?php echo $frontage_icon; ?></span>
	<div class="fr-contact-item__text">
		<?php if ( '' !== $frontage_label ) : ?>
			<p class="fr-contact-item__label"><?php echo $frontage_label; ?></p>
		<?php endif; ?>
		<div class="fr-contact-item__value"><?php echo $frontage_value; ?></div>
	</div>
</li>
<?php
// phpcs:enable
