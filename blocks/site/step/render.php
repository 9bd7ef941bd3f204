<?php
/**
 * Renders a step: its title and content; its layout is in steps/style.css.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\InnerBlocksContent;

defined( 'ABSPATH' ) || exit;

$frontage_given = new BlockAttributes( $attributes );
if ( '' === $frontage_given->text( 'title' ) && InnerBlocksContent::is_blank( $content ) ) {
	return; // It is still empty.
}
?>
<li <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => 'fr-step' ] ) ); ?>>
	<div class="fr-step__inside">
		<?php printf( '<h%1$d class="fr-step__title">%2$s</h%1$d>', (int) $frontage_given->integer( 'level', 3, 1, 6 ), wp_kses_post( $frontage_given->rich_text( 'title' ) ) ); ?>
		<?php \Frontage\Kit\Frontend\EscapedMarkup::print( $content ); ?>
	</div>
</li>
