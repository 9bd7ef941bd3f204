<?php
/**
 * Renders a testimonial and its author. The name is no heading.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var WP_Block             $block
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\Testimonial;

defined( 'ABSPATH' ) || exit;

$frontage_settings = new BlockAttributes( $attributes );
$frontage_quote    = $frontage_settings->rich_text( 'quote' );
$frontage_url      = $frontage_settings->address( 'url' );
$frontage_name     = '' === $frontage_url ? $frontage_settings->rich_text( 'name' ) : $frontage_settings->rich_text_without_links( 'name' );
$frontage_roles    = array_filter( [ $frontage_settings->rich_text( 'role' ), $frontage_settings->rich_text( 'company' ) ], static fn ( string $text ): bool => '' !== $text );
$frontage_photo    = Testimonial::photo( $frontage_settings->nested( 'image' ) );
$frontage_date     = Testimonial::date( $frontage_settings );
if ( '' === wp_strip_all_tags( $frontage_quote ) ) {
	return;
}
if ( true === ( $block->context['frontage/isGenuine'] ?? false ) ) {
	Testimonial::add_structured_data( $frontage_settings, ( new BlockAttributes( $block->context ) )->nested( 'frontage/about' ) );
}
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Attributes and Review escape what they give.
?>
<li <?php echo get_block_wrapper_attributes( [ 'class' => 'fr-testimonial' ] ); ?>>
	<figure class="fr-testimonial__figure">
		<?php echo Testimonial::stars( $frontage_settings ); ?>
		<blockquote class="fr-testimonial__quote"><p><?php echo $frontage_quote; ?></p></blockquote>
		<?php if ( '' !== $frontage_name || $frontage_roles || '' !== $frontage_photo || '' !== $frontage_date ) : ?>
			<figcaption class="fr-testimonial__by">
				<?php echo $frontage_photo; ?>
				<div class="fr-testimonial__who">
					<?php if ( '' !== $frontage_name ) : ?>
						<span class="fr-testimonial__name"><?php echo '' === $frontage_url ? $frontage_name : "<a href=\"$frontage_url\">$frontage_name</a>"; ?></span>
					<?php endif; ?>
					<?php if ( $frontage_roles ) : ?>
						<span class="fr-testimonial__role"><?php echo implode( ', ', $frontage_roles ); ?></span>
					<?php endif; ?>
					<?php echo $frontage_date; ?>
				</div>
			</figcaption>
		<?php endif; ?>
	</figure>
</li>
<?php
// phpcs:enable WordPress.Security.EscapeOutput.OutputNotEscaped
