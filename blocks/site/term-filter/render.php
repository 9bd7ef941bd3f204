<?php
/**
 * Renders links that filter the surrounding list: URLs of this page, which can be bookmarked, shared and followed without
 * script.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var \WP_Block            $block
 */

use Frontage\Kit\Frontend\ShortcodeGuard;
use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Portfolio\TermFilter;
use Frontage\Site\Request\PageQuery;

defined( 'ABSPATH' ) || exit;

$frontage_given    = new BlockAttributes( $attributes );
$frontage_taxonomy = $frontage_given->text( 'taxonomy' );
$frontage_terms    = TermFilter::is_public_taxonomy( $frontage_taxonomy ) ? get_terms( [ 'taxonomy' => $frontage_taxonomy ] ) : [];
if ( ! is_array( $frontage_terms ) || ! $frontage_terms ) {
	return; // There is nothing to choose from.
}
$frontage_chosen  = PageQuery::terms( $frontage_taxonomy );
$frontage_address = TermFilter::address( $frontage_taxonomy, $block );
$frontage_id      = '' === $frontage_given->text( 'anchor' ) ? wp_unique_id( 'fr-term-filter-' ) : $frontage_given->text( 'anchor' );
$frontage_all     = wp_strip_all_tags( $frontage_given->text( 'allLabel' ) );
$frontage_all     = '' === $frontage_all ? __( 'All', 'frontage-site' ) : $frontage_all;
$frontage_counts  = $frontage_given->is_true( 'showCounts' );
$frontage_select  = 'select' === $frontage_given->text( 'display' );
$frontage_many    = ! $frontage_select && $frontage_given->is_true( 'multiple' );
$frontage_object  = get_taxonomy( $frontage_taxonomy );
$frontage_name    = $frontage_object ? $frontage_object->labels->name : '';

/**
 * @var list<array{ string, list<string>, bool, int|null }> $frontage_choices Label, terms of the link, whether it is selected, number of entries.
 */
$frontage_choices = [ [ $frontage_all, [], ! $frontage_chosen, null ] ];
foreach ( $frontage_terms as $frontage_term ) {
	$frontage_is        = in_array( $frontage_term->slug, $frontage_chosen, true );
	$frontage_rest      = array_values( array_diff( $frontage_chosen, [ $frontage_term->slug ] ) );
	$frontage_choices[] = [
		$frontage_term->name,
		$frontage_many ? ( $frontage_is ? $frontage_rest : [ ...$frontage_chosen, $frontage_term->slug ] ) : [ $frontage_term->slug ],
		$frontage_is,
		$frontage_counts ? $frontage_term->count : null,
	];
}
$frontage_parts = [
	'role'       => 'group', // Not a landmark: a page may have several with the same label.
	'id'         => $frontage_id,
	'class'      => 'fr-term-filter',
	/* translators: %s: what a list can be filtered by, such as “Categories”. */
	'aria-label' => sprintf( __( 'Filter: %s', 'frontage-site' ), $frontage_name ),
];
if ( isset( $block->context['query'] ) ) { // Only inside a query block.
	$frontage_found               = TermFilter::result_count( $block );
	$frontage_parts['data-found'] = sprintf(
		/* translators: %s: a number. Said to screen readers when a list was filtered. */
		_n( '%s result', '%s results', $frontage_found, 'frontage-site' ),
		number_format_i18n( $frontage_found )
	);
	TermFilter::enqueue_in_place();
}
?>
<div <?php \Frontage\Kit\Frontend\EscapedMarkup::print( get_block_wrapper_attributes( $frontage_parts ) ); ?>>
	<?php if ( $frontage_select ) : ?>
		<form class="fr-term-filter__form" method="get" action="<?php echo esc_url( strtok( $frontage_address, '?#' ) . "#$frontage_id" ); ?>">
			<?php foreach ( PageQuery::other_parameters( $frontage_taxonomy ) as $frontage_key => $frontage_value ) : ?>
				<input type="hidden" name="<?php \Frontage\Kit\Frontend\EscapedMarkup::print( ShortcodeGuard::without_shortcodes( esc_attr( $frontage_key ) ) ); ?>" value="<?php \Frontage\Kit\Frontend\EscapedMarkup::print( ShortcodeGuard::without_shortcodes( esc_attr( $frontage_value ) ) ); ?>">
			<?php endforeach; ?>
			<label class="fr-term-filter__label" for="<?php echo esc_attr( "$frontage_id-select" ); ?>"><?php echo esc_html( $frontage_name ); ?></label>
			<select class="fr-select" id="<?php echo esc_attr( "$frontage_id-select" ); ?>" name="<?php echo esc_attr( "fr_$frontage_taxonomy" ); ?>">
				<?php foreach ( $frontage_choices as [ $frontage_word, $frontage_to, $frontage_is, $frontage_count ] ) : ?>
					<option value="<?php echo esc_attr( implode( ',', $frontage_to ) ); ?>"<?php selected( $frontage_is ); ?>><?php echo esc_html( null === $frontage_count ? $frontage_word : "$frontage_word (" . number_format_i18n( $frontage_count ) . ')' ); ?></option>
				<?php endforeach; ?>
			</select>
			<button class="wp-element-button" type="submit"><?php esc_html_e( 'Show', 'frontage-site' ); ?></button>
		</form>
	<?php else : ?>
		<ul class="fr-term-filter__list">
			<?php
			foreach ( $frontage_choices as [ $frontage_word, $frontage_to, $frontage_is, $frontage_count ] ) :
				$frontage_url = $frontage_to ? add_query_arg( "fr_$frontage_taxonomy", implode( ',', $frontage_to ), $frontage_address ) : $frontage_address;
				?>
				<li><a class="fr-term-filter__choice" href="<?php echo esc_url( "$frontage_url#$frontage_id" ); ?>"<?php echo $frontage_is ? ' aria-current="true"' : ''; ?>><?php echo esc_html( $frontage_word ); ?><?php if ( null !== $frontage_count ) : ?>
					<span class="fr-term-filter__count"><?php echo esc_html( number_format_i18n( $frontage_count ) ); ?></span><?php endif; ?></a></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
