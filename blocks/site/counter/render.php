<?php
/**
 * Renders a number twice: the final value for screen readers, and a visible copy that the script animates.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\CounterFigure;

defined( 'ABSPATH' ) || exit;

$frontage_given  = new BlockAttributes( $attributes );
$frontage_figure = new CounterFigure( $frontage_given );
$frontage_end    = $frontage_figure->end();
// A link inside the counter could not be reached.
$frontage_title = $frontage_given->rich_text_without_links( 'title' );
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => 'fr-counter fr-counter--' . $frontage_given->choice( 'layout', [ 'stacked', 'side' ] ) ] ) ); ?>>
	<?php \Frontage\Kit\Frontend\EscapedMarkup::print( $content ); ?>
	<p class="fr-counter__text">
		<span class="screen-reader-text"><?php echo esc_html( trim( "$frontage_end " . wp_strip_all_tags( $frontage_title ) ) ); ?></span>
		<span aria-hidden="true">
			<span class="fr-counter__number" data-end="<?php echo esc_attr( $frontage_end ); ?>"><bdi data-count="<?php echo esc_attr( (string) wp_json_encode( $frontage_figure->animation(), JSON_HEX_AMP | JSON_HEX_QUOT ) ); ?>"><?php echo esc_html( $frontage_end ); ?></bdi></span>
			<?php if ( '' !== $frontage_title ) : ?>
				<span class="fr-counter__title"><?php echo wp_kses_post( $frontage_title ); ?></span>
			<?php endif; ?>
		</span>
	</p>
</div>
