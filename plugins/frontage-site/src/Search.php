<?php

declare( strict_types = 1 );

namespace Frontage\Site;

defined( 'ABSPATH' ) || exit;

/** The search block: core's own form, in the page or over the whole window. */
final class Search {

	/** @param array<string, mixed> $attributes Of the block; not yet judged. */
	public static function markup( array $attributes ): string {
		$given       = new Attributes( $attributes );
		$label       = '' === $given->text( 'label' ) ? __( 'Search', 'frontage-site' ) : $given->text( 'label' );
		$placeholder = '' === $given->text( 'placeholder' ) ? __( 'Search and Press Enter', 'frontage-site' ) : $given->text( 'placeholder' );
		$types       = self::types( $attributes['postTypes'] ?? [] );
		$form        = self::form( $label, $placeholder, $types );
		if ( 'inline' === $given->text( 'layout' ) ) {
			return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-search fr-search--inline' ] ), $form );
		}
		// Searches alike share one overlay.
		$same = substr( md5( (string) wp_json_encode( [ $label, $placeholder, $types ] ) ), 0, 6 );
		$id   = "fr-open-search-$same";
		return sprintf(
			'<div %1$s><a class="fr-search__open" href="%2$s" data-overlay="%3$s" aria-haspopup="dialog" aria-label="%4$s">%5$s</a></div>',
			get_block_wrapper_attributes( [ 'class' => 'fr-search' ] ),
			esc_url( home_url( '/?s=' ) ),
			esc_attr( "search-$same" ),
			esc_attr( $label ),
			! $given->is( 'icon' ) ? esc_html( $label ) : '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><circle cx="11" cy="11" r="6"/><path d="m15.5 15.5 5 5"/></svg>'
		) . Overlays::at_the_end(
			$id,
			Overlays::dialog( 'full', sprintf( 'id="%s" class="%s fr-search-overlay"', esc_attr( $id ), esc_attr( Overlays::class_of( 'full' ) ) ), $form, $label )
		);
	}

	/** @param list<string> $types */
	private static function form( string $label, string $placeholder, array $types ): string {
		$query = [];
		foreach ( $types as $at => $type ) {
			$query[ "post_type[$at]" ] = $type;
		}
		return render_block(
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
	}

	/** @return list<string> What there is of what was chosen. */
	private static function types( mixed $chosen ): array {
		$there = get_post_types( [ 'exclude_from_search' => false ] );
		return array_values( array_filter( is_array( $chosen ) ? $chosen : [], static fn ( mixed $type ): bool => is_string( $type ) && isset( $there[ $type ] ) ) );
	}
}
