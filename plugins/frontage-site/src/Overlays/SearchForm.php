<?php

declare( strict_types = 1 );

namespace Frontage\Site\Overlays;

use Frontage\Kit\Frontend\Islands;
use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** The search block: core's own form, in the page or as a full-window overlay. */
final class SearchForm {

	/** Maximum number of suggestions: as many as fit below a field without scrolling. */
	private const MOST = 6;

	/** @param array<string, mixed> $attributes Block attributes, not validated yet. */
	public static function markup( array $attributes ): string {
		$settings    = new BlockAttributes( $attributes );
		$label       = '' === $settings->text( 'label' ) ? __( 'Search', 'frontage-site' ) : $settings->text( 'label' );
		$placeholder = '' === $settings->text( 'placeholder' ) ? __( 'Search and press Enter', 'frontage-site' ) : $settings->text( 'placeholder' );
		$types       = self::types( $attributes['postTypes'] ?? [] );
		$suggests    = $settings->is_true( 'suggestions' );
		$form        = self::form( $label, $placeholder, $types );
		$form        = $suggests ? self::with_suggestions( $form, $types ) : $form;
		if ( 'inline' === $settings->text( 'layout' ) ) {
			return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-search fr-search--inline' ] ), $form );
		}
		// Identical searches share one overlay; links open the first one of a page by `#fr-open-search`.
		$kind = substr( md5( (string) wp_json_encode( [ $label, $placeholder, $types, $suggests ] ) ), 0, 6 );
		$id   = 'fr-open-' . OverlayRegistry::name( 'search', $kind );
		// The button outside the form refers to it by a unique id.
		$own  = "search-form-$kind";
		$tags = new \WP_HTML_Tag_Processor( $form );
		$tags->next_tag( [ 'tag_name' => 'FORM' ] );
		$tags->set_attribute( 'id', "fr-open-$own" );
		return sprintf(
			'<div %1$s><a class="fr-search__open" href="%2$s" data-overlay="%3$s" aria-haspopup="dialog" aria-label="%4$s">%5$s</a></div>',
			get_block_wrapper_attributes( [ 'class' => 'fr-search' ] ),
			esc_url( home_url( '/?s=' ) ),
			esc_attr( $own ),
			esc_attr( $label ),
			! $settings->is_true( 'icon' ) ? esc_html( $label ) : '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><circle cx="11" cy="11" r="6"/><path d="m15.5 15.5 5 5"/></svg>'
		) . OverlayRegistry::add_to_footer(
			$id,
			OverlayRegistry::dialog( 'full', sprintf( 'id="%s" class="%s fr-search-overlay"', esc_attr( $id ), esc_attr( OverlayRegistry::type_class( 'full' ) ) ), $tags->get_updated_html(), $label )
		);
	}

	/** @param list<string> $types */
	private static function form( string $label, string $placeholder, array $types ): string {
		$query = [];
		foreach ( $types as $at => $type ) {
			$query[ "post_type[$at]" ] = $type;
		}
		$html = render_block(
			[
				'blockName'    => 'core/search',
				'attrs'        => [
					'label'          => esc_html( $label ),
					'showLabel'      => false,
					'placeholder'    => $placeholder,
					'buttonText'     => esc_html( $label ),
					'buttonUseIcon'  => true,
					'buttonPosition' => 'button-inside',
					'query'          => $query,
				],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( [ 'tag_name' => 'INPUT' ] ) ) {
			$tags->set_attribute( 'aria-invalid', 'false' ); // The field is required: some browsers report it as invalid before any input.
		}
		return $tags->get_updated_html();
	}

	/**
	 * The form as an island, whose field gets a list of suggestions; its submit never waits for the island.
	 *
	 * @param list<string> $types
	 */
	private static function with_suggestions( string $form, array $types ): string {
		// Listed by name: `any` would include types that are excluded from the site's search. WordPress accepts neither
		// attachments nor unknown types.
		$post_types = array_diff( get_post_types( [ 'show_in_rest' => true, 'public' => true, 'exclude_from_search' => false ] ), [ 'attachment' ] );
		$open       = array_values( $types ? array_intersect( $types, $post_types ) : $post_types );
		if ( ! $open ) {
			return $form; // No type can be suggested.
		}
		$counts = [ __( 'No suggestions.', 'frontage-site' ) ];
		foreach ( range( 1, self::MOST ) as $number ) {
			/* translators: %s: how many. */
			$counts[] = sprintf( _n( '%s suggestion. Use the arrow keys to select it.', '%s suggestions. Use the arrow keys to select one.', $number, 'frontage-site' ), number_format_i18n( $number ) );
		}
		$host = Islands::attributes(
			'frontage/search',
			PluginFiles::file( 'build/blocks/search/page/island.asset.php' ),
			[
				'address' => add_query_arg(
					[
						'type'     => 'post',
						'subtype'  => implode( ',', $open ),
						'per_page' => self::MOST,
						'_fields'  => 'title,url',
					],
					rest_url( 'wp/v2/search' )
				),
				'label'   => __( 'Suggestions', 'frontage-site' ),
				'counts'  => $counts,
			]
		);
		// Inside the form instead of the form itself: the island loader holds an early submit, and a search need not wait.
		return '' === $host ? $form : preg_replace_callback( '/<div (?=class="wp-block-search__inside-wrapper)/', static fn (): string => "<div $host data-on-touch ", $form, 1 ) ?? $form;
	}

	/** @return list<string> The chosen post types that exist. */
	private static function types( mixed $selected ): array {
		$searchable = get_post_types( [ 'exclude_from_search' => false ] );
		return array_values( array_filter( is_array( $selected ) ? $selected : [], static fn ( mixed $type ): bool => is_string( $type ) && isset( $searchable[ $type ] ) ) );
	}
}
