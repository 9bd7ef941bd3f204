<?php
/**
 * Renders a link to a video; the behavior `frontage/video`, enqueued through the attribute, opens it in an overlay.
 *
 * @var array<string, mixed> $attributes
 */

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

$frontage_settings = new BlockAttributes( $attributes );
$frontage_url      = $frontage_settings->address( 'url' );
$frontage_label    = wp_strip_all_tags( $frontage_settings->text( 'label' ) );
$frontage_consent  = $frontage_settings->rich_text( 'consent' );
$frontage_poster   = $frontage_settings->nested( 'poster' );
$frontage_id       = $frontage_poster->integer( 'id', 0, 0, PHP_INT_MAX );
$frontage_image    = $frontage_id ? wp_get_attachment_image( $frontage_id, 'large', false, [ 'class' => 'fr-video-button__poster', 'alt' => '' ] ) : '';
if ( '' === $frontage_image && '' !== $frontage_poster->address( 'url' ) ) {
	$frontage_image = \Frontage\Kit\Frontend\ImageTag::html( [ 'class' => 'fr-video-button__poster', 'src' => $frontage_poster->address( 'url' ), 'alt' => '', 'loading' => 'lazy', 'width' => 1280, 'height' => 720 ] );
}
if ( '' === $frontage_url ) {
	return; // Without a video there is nothing to play.
}
$frontage_note = '' === $frontage_consent ? '' : wp_unique_id( 'fr-video-button-' );
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => 'fr-video-button' . ( '' === $frontage_image ? '' : ' has-poster' ) ] ) ); ?>>
	<a class="fr-video-button__link" href="<?php \Frontage\Kit\Frontend\EscapedMarkup::print( $frontage_url ); ?>" data-video-popup="yes"<?php echo '' === $frontage_note ? '' : ' aria-describedby="' . esc_attr( $frontage_note ) . '"'; ?>>
		<?php \Frontage\Kit\Frontend\EscapedMarkup::print( $frontage_image ); ?>
		<span class="fr-video-button__icon" aria-hidden="true"></span>
		<span class="fr-video-button__label"><?php echo esc_html( '' === trim( $frontage_label ) ? __( 'Play video', 'frontage-site' ) : $frontage_label ); ?></span>
	</a>
	<?php if ( '' !== $frontage_note ) : ?>
		<p class="fr-video-button__consent" id="<?php echo esc_attr( $frontage_note ); ?>"><?php echo wp_kses_post( $frontage_consent ); ?></p>
	<?php endif; ?>
</div>
