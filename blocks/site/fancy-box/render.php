<?php
/**
 * Renders a box: its inner blocks, with one link over all of it.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\InnerBlocksContent;
use Frontage\Site\Blocks\StretchedLink;

defined( 'ABSPATH' ) || exit;

if ( InnerBlocksContent::is_blank( $content ) && ! preg_match( '~<svg\b|\bbackground(?:-image)?:~', $content ) ) {
	return; // It is still empty.
}
$frontage_given = new BlockAttributes( $attributes );
$frontage_class = 'fr-fancy-box fr-fancy-box--' . $frontage_given->choice( 'layout', [ 'plain', 'side-icon', 'image-top', 'overlay', 'flip', 'numbered' ] ) . ( $frontage_given->is_true( 'active' ) ? ' is-active' : '' );
?>
<div <?php echo wp_kses_data( get_block_wrapper_attributes( array_filter( [ 'class' => $frontage_class, 'style' => $frontage_given->gap() ] ) ) ); ?>>
	<?php
	\Frontage\Kit\Frontend\EscapedMarkup::print( StretchedLink::link_heading( $content, $frontage_given->address( 'url' ), $frontage_given->text( 'linkTarget' ), $frontage_given->text( 'rel' ), 'flip' === $frontage_given->text( 'layout' ) ) );
	?>
</div>
