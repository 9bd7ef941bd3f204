<?php
/**
 * Renders a list of contact data. Items without data render nothing, and a list without items renders nothing.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 */

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

if ( '' === trim( $content ) ) {
	return;
}
$frontage_color = ( new BlockAttributes( $attributes ) )->preset( 'iconColor', 'color', '--fr-contact-info-icon' );
$frontage_style = '' === $frontage_color ? [] : [ 'style' => $frontage_color ];
?>
<ul <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => 'fr-contact-info' ] + $frontage_style ) ); ?>>
	<?php \Frontage\Kit\Frontend\EscapedMarkup::print( $content ); ?>
</ul>
