<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

use Frontage\Kit\Frontend\ImageTag;

defined( 'ABSPATH' ) || exit;

/** One team member: photo, profile links, and structured data. */
final class TeamMember {

	/**
	 * The photo with core's image sizes, or the initials. Without an own alternative text it is decorative, since the name
	 * is beside it.
	 */
	public static function photo( BlockAttributes $image, string $name ): string {
		$alt = $image->text( 'alt' );
		$id  = $image->integer( 'id', 0, 0, PHP_INT_MAX );
		$img = $id ? wp_get_attachment_image( $id, 'large', false, [ 'alt' => $alt, 'loading' => 'lazy', 'sizes' => '(min-width: 768px) 33vw, 100vw' ] ) : '';
		$url = $image->address( 'url' );
		if ( '' === $img && '' !== $url ) {
			$img = ImageTag::html( [ 'src' => $url, 'alt' => $alt, 'loading' => 'lazy', 'width' => 600, 'height' => 720 ] );
		}
		return '' === $img ? '<span class="fr-team-member__initials" aria-hidden="true">' . esc_html( self::initials( $name ) ) . '</span>' : $img;
	}

	/** Initials of the first and the last word of a name. */
	public static function initials( string $name ): string {
		$words = preg_split( '/\s+/u', trim( $name ), -1, PREG_SPLIT_NO_EMPTY ) ?: [ '' ];
		return mb_strtoupper( mb_substr( $words[0], 0, 1 ) . ( count( $words ) > 1 ? mb_substr( $words[ count( $words ) - 1 ], 0, 1 ) : '' ) );
	}

	/** Adds the person's name to each profile link, such as "LinkedIn": a team page has many links with the same text. */
	public static function named_profiles( string $links, string $name ): string {
		if ( '' === $name ) {
			return $links;
		}
		return preg_replace_callback(
			'~(<span class="wp-block-social-link-label[^"]*">)([^<]*)(</span>)~',
			static function ( array $label ) use ( $name ): string {
				if ( ! str_contains( $label[1], 'screen-reader-text' ) ) {
					return $label[0]; // Decorative, since the name is beside it.
				}
				/* translators: 1: a person's name, 2: a service such as "LinkedIn". */
				$text = esc_html( sprintf( __( '%1$s on %2$s', 'frontage-site' ), $name, html_entity_decode( $label[2] ) ) );
				return $label[1] . $text . $label[3];
			},
			$links
		) ?? $links;
	}

	/** @param string $links HTML of the profile links. */
	public static function add_structured_data( BlockAttributes $person, string $links ): void {
		$name = wp_strip_all_tags( $person->text( 'name' ) );
		if ( '' === $name ) {
			return;
		}
		$profiles = [];
		$tags     = new \WP_HTML_Tag_Processor( $links );
		while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			$profiles[] = esc_url_raw( (string) $tags->get_attribute( 'href' ), [ 'http', 'https' ] );
		}
		StructuredData::add(
			array_filter(
				[
					'@type'    => 'Person',
					'name'     => $name,
					'jobTitle' => wp_strip_all_tags( $person->text( 'role' ) ),
					'image'    => esc_url_raw( $person->nested( 'image' )->text( 'url' ), [ 'http', 'https' ] ),
					'sameAs'   => array_values( array_filter( $profiles ) ),
				]
			)
		);
	}
}
