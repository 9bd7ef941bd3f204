<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

use Frontage\Kit\Frontend\EscapedMarkup;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** The card beside the form of Business details: what visitors see, also of what is not saved yet. */
final class BusinessPreview {

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/business/preview',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'show' ],
				'permission_callback' => static fn (): bool => current_user_can( BusinessScreen::HOURS ),
				'args'                => [
					BusinessProfile::OPTION => [
						'description' => 'The profile as the form of Business details has it. Editors change only the opening hours.',
						'type'        => 'object',
						'required'    => true,
					],
				],
			]
		);
	}

	/**
	 * Returns the card's content for a profile that is not saved.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function show( WP_REST_Request $request ): WP_REST_Response {
		$posted  = $request[ BusinessProfile::OPTION ];
		$profile = current_user_can( 'manage_options' ) ? BusinessProfile::clean( $posted ) : BusinessScreen::sanitize_hours_only( $posted, BusinessProfile::facts() );
		$unsaved = static fn (): array => $profile;
		add_filter( 'pre_option_' . BusinessProfile::OPTION, $unsaved );
		$html = self::html();
		remove_filter( 'pre_option_' . BusinessProfile::OPTION, $unsaved );
		return new WP_REST_Response( [ 'html' => $html ] );
	}

	public static function print(): void {
		printf(
			'<section class="frontage-settings__card frontage-business__preview" aria-labelledby="frontage-business-preview"><h2 id="frontage-business-preview">%s</h2><div data-preview>',
			esc_html__( 'On your site', 'frontage-site' )
		);
		EscapedMarkup::print( self::html() );
		echo '</div></section>';
	}

	/** Escaped. */
	private static function html(): string {
		$html = sprintf( '<p class="frontage-business__name">%s</p>', esc_html( BusinessProfile::name() ) );
		foreach ( [ 'phone', 'email', 'address', 'hours' ] as $field ) {
			$item  = BusinessField::find( $field );
			$lines = $item ? implode( '<br>', array_map( static fn ( string $line ): string => '<bdi>' . esc_html( $line ) . '</bdi>', $item->lines ) ) : '';
			if ( $item ) {
				$html .= '' === $item->href ? "<p>$lines</p>" : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $item->href, [ 'http', 'https', 'mailto', 'tel' ] ), $lines );
			}
		}
		return $html . self::search_result();
	}

	/** The homepage as a search engine may show it: by its title, and by its excerpt, else its first words, else the tagline. Escaped. */
	private static function search_result(): string {
		$front = get_option( 'page_on_front' );
		$page  = 'page' === get_option( 'show_on_front' ) && is_numeric( $front ) ? get_post( (int) $front ) : null;
		$words = $page ? $page->post_excerpt ?: wp_trim_words( excerpt_remove_blocks( $page->post_content ), 24 ) : '';
		return sprintf(
			'<h2>%s</h2><div class="frontage-business__result"><p><bdi>%s</bdi></p><p class="frontage-business__title">%s</p><p>%s</p></div>',
			esc_html__( 'In search results', 'frontage-site' ),
			esc_html( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ),
			esc_html( implode( ' – ', array_filter( [ BusinessProfile::name(), wp_specialchars_decode( get_bloginfo( 'description', 'raw' ), ENT_QUOTES ) ] ) ) ),
			esc_html( wp_strip_all_tags( $words, true ) ?: wp_specialchars_decode( get_bloginfo( 'description', 'raw' ), ENT_QUOTES ) )
		);
	}
}
