<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Messages about the findings, for the owner.
 *
 * @phpstan-import-type Report from ElementorPages
 */
final class ConversionMessages {

	/** Findings that need no review: equivalent results, or additional information. */
	private const DETAILS = [ 'elsewhere', 'font', 'icon', 'form', 'form-used', 'form-replaced' ];

	/**
	 * One sentence that sums up the findings.
	 *
	 * @param Report $report
	 */
	public static function summary( array $report ): string {
		$looks = self::review_count( $report );
		if ( '' !== $report['refused'] ) {
			return __( 'Cannot be converted.', 'frontage-site' );
		}
		/* translators: %d: number of things */
		return 0 === $looks ? __( 'Converts completely.', 'frontage-site' ) : sprintf( _n( 'Converts, with %d item to review.', 'Converts, with %d items to review.', $looks, 'frontage-site' ), $looks );
	}

	/** @param Report $report */
	private static function review_count( array $report ): int {
		return count( array_filter( self::entries( $report ), static fn ( array $entry ): bool => $entry['look'] ) );
	}

	/**
	 * Findings that need a review come first.
	 *
	 * @param Report $report
	 * @return list<array{ look: bool, text: string }>
	 */
	public static function entries( array $report ): array {
		if ( '' !== $report['refused'] ) {
			return [ [ 'look' => true, 'text' => self::refusal_text( $report['refused'] ) ] ];
		}
		$entries = [];
		foreach ( $report['findings'] as $finding ) {
			if ( 'elsewhere' !== $finding['code'] ) {
				$entries[] = [ 'look' => ! in_array( $finding['code'], self::DETAILS, true ), 'text' => self::finding_text( $finding['code'], $finding['what'] ) . ( $finding['count'] > 1 ? " (×{$finding['count']})" : '' ) ];
			}
		}
		$files = array_sum( $report['hosts'] );
		if ( $files > 0 ) {
			/* translators: 1: number of pictures, 2: names of sites */
			$entries[] = [ 'look' => false, 'text' => sprintf( _n( '%1$d image is hosted on another site: %2$s. It stays there unless you copy it.', '%1$d images are hosted on other sites: %2$s. They stay there unless you copy them.', $files, 'frontage-site' ), $files, implode( ', ', array_keys( $report['hosts'] ) ) ) ];
		}
		usort( $entries, static fn ( array $one, array $other ): int => $other['look'] <=> $one['look'] );
		return $entries;
	}

	private static function finding_text( string $code, string $what ): string {
		return match ( $code ) {
			/* translators: %s: name of a widget, such as price-list */
			'unknown'          => sprintf( __( 'The widget “%s” is not supported. Its text and images were kept.', 'frontage-site' ), $what ),
			/* translators: %s: name of a widget, such as price-list */
			'nothing-left'     => sprintf( __( 'The widget “%s” is not supported and had no content to keep.', 'frontage-site' ), $what ),
			'code-left'        => __( 'Scripts and styles were removed from texts.', 'frontage-site' ),
			'form-as-html'     => __( 'A custom HTML form was removed. Recreate it under Forms.', 'frontage-site' ),
			/* translators: %s: an address */
			'frame'            => sprintf( __( 'An embedded page from another site was removed: %s', 'frontage-site' ), $what ),
			/* translators: %s: an address */
			'floating-picture' => sprintf( __( 'An image that floated over the page was removed: %s', 'frontage-site' ), $what ),
			/* translators: %s: an address */
			'film-behind'      => sprintf( __( 'A background video was replaced with an image or color: %s', 'frontage-site' ), $what ),
			'pictures-behind'  => __( 'A section with a background slideshow now has a single background.', 'frontage-site' ),
			/* translators: %s: a shortcode, such as [gallery] */
			'shortcode'        => sprintf( __( 'The shortcode %s shows nothing until its plugin is active.', 'frontage-site' ), $what ),
			/* translators: %s: name of a menu */
			'menu'             => sprintf( __( 'Choose a menu to replace “%s”. No block menu has this name.', 'frontage-site' ), $what ),
			/* translators: %s: an address */
			'logo'             => sprintf( __( 'Replaced with the site logo: %s', 'frontage-site' ), $what ),
			'newsletter'       => __( 'A newsletter form now uses the list on this site instead of Mailchimp.', 'frontage-site' ),
			'map'              => __( 'A map was replaced with its address as text.', 'frontage-site' ),
			/* translators: %s: name of a type of posts */
			'posts'            => sprintf( __( 'Choose again which posts (%s) the list shows.', 'frontage-site' ), $what ),
			'plans'            => __( 'The numbers of monthly and yearly plans differ. Check the prices.', 'frontage-site' ),
			'features'         => __( 'Mark the features in the pricing table that are not included.', 'frontage-site' ),
			/* translators: %s: title of a box */
			'two-faces'        => sprintf( __( 'The box “%s” now flips on hover. Check both sides.', 'frontage-site' ), $what ),
			/* translators: %s: a name in the page, such as #contact */
			'anchor'           => sprintf( __( 'Links to %s need that anchor on a block (Advanced → HTML anchor).', 'frontage-site' ), $what ),
			'css'              => __( 'Custom CSS was removed from a section or widget.', 'frontage-site' ),
			/* translators: %s: name of a form */
			'form'             => sprintf( __( 'The form “%s” will be added to your forms. Send a test message.', 'frontage-site' ), $what ),
			/* translators: %s: name of a form */
			'form-used'        => sprintf( __( 'The page shows the existing form “%s”. Send a test message.', 'frontage-site' ), $what ),
			/* translators: %s: name of a form */
			'form-replaced'    => sprintf( __( 'The form “%s” replaces the existing one. Send a test message.', 'frontage-site' ), $what ),
			/* translators: %s: name of a form */
			'no-forms'         => sprintf( __( 'The form “%s” requires Frontage Forms and permission to create forms. Its labels were kept as text.', 'frontage-site' ), $what ),
			/* translators: %s: name of a form */
			'form-empty'       => sprintf( __( 'The form “%s” had no fields.', 'frontage-site' ), $what ),
			/* translators: %s: number of a form */
			'form-missing'     => sprintf( __( 'Form %s does not exist on this site.', 'frontage-site' ), $what ),
			/* translators: %s: kind of a field, such as password */
			'field'            => sprintf( __( 'A field of the type “%s” was removed from a form.', 'frontage-site' ), $what ),
			/* translators: %s: what a form did when it was sent, such as mailchimp */
			'form-action'      => sprintf( __( 'A form action other than email was removed: %s', 'frontage-site' ), $what ),
			/* translators: %s: name of a font */
			'font'             => sprintf( __( '“%s” was replaced with your theme’s font.', 'frontage-site' ), $what ),
			/* translators: %s: name of an icon */
			'icon'             => sprintf( __( 'The icon “%s” is not available.', 'frontage-site' ), $what ),
			/* translators: %s: an address */
			'not-copied'       => sprintf( __( 'Could not copy. Still loaded from the original location: %s', 'frontage-site' ), $what ),
			default            => trim( "$code $what" ),
		};
	}

	public static function refusal_text( string $reason ): string {
		return match ( $reason ) {
			'not-json'      => __( 'Could not read this file. It is not a complete Elementor document.', 'frontage-site' ),
			'not-elementor' => __( 'This is not an Elementor file. Choose a template exported from Elementor.', 'frontage-site' ),
			'empty'         => __( 'This page is empty.', 'frontage-site' ),
			'too-big'       => __( 'This file exceeds 8 MB.', 'frontage-site' ),
			default         => __( 'This document is too large. The limit is 5,000 elements and 24 nested levels.', 'frontage-site' ),
		};
	}

	/** What becomes of a draft that is replaced. */
	public static function replaced_draft_notice( int $draft ): string {
		return post_type_supports( (string) get_post_type( $draft ), 'revisions' )
			? __( 'A replaced draft keeps its URL. Its previous content is kept as a revision.', 'frontage-site' )
			: __( 'The content of a replaced draft will be lost.', 'frontage-site' );
	}

	/** After a conversion whose existing draft was skipped. */
	public static function skipped_draft_notice( int $draft ): string {
		/* translators: %d: ID of a draft */
		return sprintf( __( 'Skipped. The draft #%d is unchanged.', 'frontage-site' ), $draft );
	}

	public static function not_allowed_error(): WP_Error {
		return new WP_Error( 'frontage_elementor_not_allowed', __( 'Sorry, you are not allowed to convert this page.', 'frontage-site' ), [ 'status' => 403 ] );
	}
}
