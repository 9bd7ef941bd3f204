<?php

declare( strict_types = 1 );

namespace Frontage\Site\Samples;

defined( 'ABSPATH' ) || exit;

/** Leaves samples out of pages for visitors, and labels them for editors. */
final class SampleVisibility {

	/** Who sees samples, with a label. */
	private const CAPABILITY = 'edit_pages';

	private const STYLE = 'frontage-samples';

	/**
	 * On `pre_render_block`, for blocks with a mark.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function leave_out( mixed $html, array $block ): mixed {
		return null === $html && ! current_user_can( self::CAPABILITY ) && SampleMark::is_sample( $block ) ? '' : $html;
	}

	/**
	 * On `render_block`, for blocks with a mark. Samples are only rendered for editors.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function label( string $html, array $block ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( is_admin() || '' === SampleMark::kind( $block ) || ! SampleMark::is_sample( $block ) || ! $tags->next_tag() ) {
			return $html;
		}
		self::enqueue();
		$tags->add_class( 'frontage-sample' );
		$tags->set_attribute( 'data-frontage-sample', __( 'Hidden sample', 'frontage-site' ) );
		return $tags->get_updated_html();
	}

	/**
	 * On `content_pagination`: excerpts are made of single blocks inside a section, without the section.
	 *
	 * @param array<string> $pages
	 * @return array<string>
	 */
	public static function leave_out_of_pages( array $pages ): array {
		return current_user_can( self::CAPABILITY ) ? $pages : array_map( static fn ( string $page ): string => str_contains( $page, SampleMark::STORED ) ? SampleMark::without( $page ) : $page, $pages );
	}

	/**
	 * On `rest_request_after_callbacks`, for the list of block patterns: what an editor inserts is a sample until it is edited.
	 *
	 * @param mixed $response
	 * @return mixed
	 */
	public static function stamp_patterns( mixed $response ): mixed {
		$patterns = $response instanceof \WP_REST_Response ? $response->get_data() : null;
		if ( $response instanceof \WP_REST_Response && is_array( $patterns ) ) {
			foreach ( $patterns as $at => $pattern ) {
				$patterns[ $at ] = is_array( $pattern ) && is_string( $pattern['content'] ?? null ) ? [ 'content' => SampleMark::stamp( $pattern['content'] ) ] + $pattern : $pattern;
			}
			$response->set_data( $patterns );
		}
		return $response;
	}

	/** Enqueues the style of the label. */
	public static function enqueue(): void {
		if ( ! wp_style_is( self::STYLE, 'registered' ) ) {
			wp_register_style( self::STYLE, false, [], '1' );
			wp_add_inline_style( self::STYLE, '.frontage-sample{position:relative;outline:2px dashed #9a6700;outline-offset:4px}.frontage-sample::before{content:attr(data-frontage-sample);position:absolute;z-index:2;inset-block-end:100%;inset-inline-start:0;max-inline-size:100%;overflow:hidden;padding:0 .5em;border-radius:2px;background:#fef8e7;color:#5c3d00;font:600 12px/1.5 sans-serif;letter-spacing:0;text-align:start;text-overflow:ellipsis;text-transform:none;white-space:nowrap}' );
		}
		wp_enqueue_style( self::STYLE );
	}
}
