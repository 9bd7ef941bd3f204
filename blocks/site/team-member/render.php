<?php
/**
 * Renders a team member: photo and name are one link; profile links include the person's name.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content
 * @var WP_Block             $block
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\InnerBlocksContent;
use Frontage\Site\Blocks\StretchedLink;
use Frontage\Site\Blocks\TeamMember;

defined( 'ABSPATH' ) || exit;

$frontage_given = new BlockAttributes( $attributes );
$frontage_name  = wp_strip_all_tags( $frontage_given->text( 'name' ) );
$frontage_level = $frontage_given->integer( 'level', 3, 1, 6 );
$frontage_url   = $frontage_given->address( 'url' );
$frontage_link  = '' === $frontage_url ? '' : StretchedLink::link( $frontage_url );
$frontage_bio   = $frontage_given->rich_text( 'bio' );
$frontage_photo = TeamMember::photo( $frontage_given->nested( 'image' ), $frontage_name );
if ( '' === $frontage_name . $frontage_given->text( 'role' ) . $frontage_bio . $frontage_url && InnerBlocksContent::is_blank( $content ) && InnerBlocksContent::is_blank( $frontage_photo ) ) {
	return; // It is still empty.
}
if ( true === ( $block->context['frontage/isPublished'] ?? false ) ) {
	TeamMember::add_structured_data( $frontage_given, $content );
}
?>
<li <?php echo wp_kses_data( get_block_wrapper_attributes( [ 'class' => 'fr-team-member' ] ) ); ?>>
	<div class="fr-team-member__photo"><?php \Frontage\Kit\Frontend\EscapedMarkup::print( $frontage_photo ); ?></div>
	<div class="fr-team-member__words">
		<?php
		printf( '<h%d class="fr-team-member__name">', (int) $frontage_level );
		\Frontage\Kit\Frontend\EscapedMarkup::print( $frontage_link );
		\Frontage\Kit\Frontend\EscapedMarkup::print( $frontage_given->rich_text_without_links( 'name' ) );
		echo '' === $frontage_link ? '' : '</a>';
		printf( '</h%d>', (int) $frontage_level );
		?>
		<?php if ( '' !== $frontage_given->text( 'role' ) ) : ?>
			<p class="fr-team-member__role"><?php echo wp_kses_post( $frontage_given->rich_text( 'role' ) ); ?></p>
		<?php endif; ?>
		<?php if ( '' !== $frontage_bio || '' !== trim( $content ) ) : ?>
			<div class="fr-team-member__more">
				<div>
					<?php if ( '' !== $frontage_bio ) : ?>
						<p class="fr-team-member__bio"><?php echo wp_kses_post( $frontage_bio ); ?></p>
					<?php endif; ?>
					<?php \Frontage\Kit\Frontend\EscapedMarkup::print( TeamMember::named_profiles( $content, $frontage_name ) ); ?>
				</div>
			</div>
		<?php endif; ?>
	</div>
</li>
