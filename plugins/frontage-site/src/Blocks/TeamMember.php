<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** One person of a team: photo, profiles, and what search engines may read. */
final class TeamMember {

	/** The photo with core's sizes; without one the initials. It says nothing that the name beside it does not. */
	public static function photo( BlockAttributes $image, string $name ): string {
		$alt = $image->text( 'alt' );
		$id  = $image->integer( 'id', 0, 0, PHP_INT_MAX );
		$img = $id ? wp_get_attachment_image( $id, 'large', false, [ 'alt' => $alt, 'loading' => 'lazy', 'sizes' => '(min-width: 768px) 33vw, 100vw' ] ) : '';
		$url = $image->address( 'url' );
		if ( '' === $img && '' !== $url ) {
			$img = '<img src="' . $url . '" alt="' . esc_attr( $alt ) . '" loading="lazy" width="600" height="720">'; // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- Only where there is no attachment.
		}
		return '' === $img ? '<span class="fr-team-member__initials" aria-hidden="true">' . esc_html( self::initials( $name ) ) . '</span>' : $img;
	}

	/** Of the first and the last word of a name. */
	public static function initials( string $name ): string {
		$words = preg_split( '/\s+/u', trim( $name ), -1, PREG_SPLIT_NO_EMPTY ) ?: [ '' ];
		return mb_strtoupper( mb_substr( $words[0], 0, 1 ) . ( count( $words ) > 1 ? mb_substr( $words[ count( $words ) - 1 ], 0, 1 ) : '' ) );
	}

	/** Each profile's name, such as "LinkedIn", with whose it is: a page of people has many that are called alike. */
	public static function named_profiles( string $links, string $name ): string {
		if ( '' === $name ) {
			return $links;
		}
		return preg_replace_callback(
			'~(<span class="wp-block-social-link-label[^"]*">)([^<]*)(</span>)~',
			static function ( array $label ) use ( $name ): string {
				if ( ! str_contains( $label[1], 'screen-reader-text' ) ) {
					return $label[0]; // It is read beside the name.
				}
				/* translators: 1: a person's name, 2: a service such as "LinkedIn". */
				$text = esc_html( sprintf( __( '%1$s on %2$s', 'frontage-site' ), $name, html_entity_decode( $label[2] ) ) );
				return $label[1] . $text . $label[3];
			},
			$links
		) ?? $links;
	}

	/** @param string $links The profiles' markup. */
	public static function publish( BlockAttributes $person, string $links ): void {
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
					'image'    => esc_url_raw( $person->within( 'image' )->text( 'url' ), [ 'http', 'https' ] ),
					'sameAs'   => array_values( array_filter( $profiles ) ),
				]
			)
		);
	}
}
