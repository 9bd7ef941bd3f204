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
	private const DETAILS = [ 'elsewhere', 'font', 'icon', 'form' ];

	/**
	 * One sentence that sums up the findings.
	 *
	 * @param Report $report
	 */
	public static function verdict( array $report ): string {
		$looks = self::looks( $report );
		if ( '' !== $report['refused'] ) {
			return __( 'Cannot move.', 'frontage-site' );
		}
		/* translators: %d: number of things */
		return 0 === $looks ? __( 'Moves whole.', 'frontage-site' ) : sprintf( _n( 'Moves, with %d thing to look at.', 'Moves, with %d things to look at.', $looks, 'frontage-site' ), $looks );
	}

	/** @param Report $report */
	private static function looks( array $report ): int {
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
			return [ [ 'look' => true, 'text' => self::refused( $report['refused'] ) ] ];
		}
		$entries = [];
		foreach ( $report['findings'] as $finding ) {
			if ( 'elsewhere' !== $finding['code'] ) {
				$entries[] = [ 'look' => ! in_array( $finding['code'], self::DETAILS, true ), 'text' => self::of( $finding['code'], $finding['what'] ) . ( $finding['count'] > 1 ? " (×{$finding['count']})" : '' ) ];
			}
		}
		$files = array_sum( $report['hosts'] );
		if ( $files > 0 ) {
			/* translators: 1: number of pictures, 2: names of sites */
			$entries[] = [ 'look' => false, 'text' => sprintf( _n( '%1$d picture is on another site: %2$s. It stays there unless you copy it.', '%1$d pictures are on other sites: %2$s. They stay there unless you copy them.', $files, 'frontage-site' ), $files, implode( ', ', array_keys( $report['hosts'] ) ) ) ];
		}
		usort( $entries, static fn ( array $one, array $other ): int => $other['look'] <=> $one['look'] );
		return $entries;
	}

	private static function of( string $code, string $what ): string {
		return match ( $code ) {
			/* translators: %s: name of a widget, such as price-list */
			'unknown'          => sprintf( __( 'The widget “%s” is not known here; its texts and pictures were kept.', 'frontage-site' ), $what ),
			/* translators: %s: name of a widget, such as price-list */
			'nothing-left'     => sprintf( __( 'The widget “%s” is not known here and held nothing that could be kept.', 'frontage-site' ), $what ),
			'code-left'        => __( 'Scripts and styles in texts were left out.', 'frontage-site' ),
			'form-as-html'     => __( 'A form that was written as HTML was left out. Make one under Forms.', 'frontage-site' ),
			/* translators: %s: an address */
			'frame'            => sprintf( __( 'A page of another site that was shown in a frame was left out: %s', 'frontage-site' ), $what ),
			/* translators: %s: an address */
			'floating-picture' => sprintf( __( 'A picture that floated over the page was left out: %s', 'frontage-site' ), $what ),
			/* translators: %s: an address */
			'film-behind'      => sprintf( __( 'A film behind a section is a picture or a colour now: %s', 'frontage-site' ), $what ),
			'pictures-behind'  => __( 'A section whose background changed keeps one background.', 'frontage-site' ),
			/* translators: %s: a shortcode, such as [gallery] */
			'shortcode'        => sprintf( __( 'The shortcode %s prints nothing until its plugin is there.', 'frontage-site' ), $what ),
			/* translators: %s: name of a menu */
			'menu'             => sprintf( __( 'Choose a menu where “%s” stood: there is none of that name for blocks.', 'frontage-site' ), $what ),
			/* translators: %s: an address */
			'logo'             => sprintf( __( 'The site’s own logo is shown in the place of %s', 'frontage-site' ), $what ),
			'newsletter'       => __( 'A sign-up for news goes to this site’s own list, not to Mailchimp.', 'frontage-site' ),
			'map'              => __( 'A map became the address as text.', 'frontage-site' ),
			/* translators: %s: name of a type of posts */
			'posts'            => sprintf( __( 'Choose again which posts (%s) a list shows.', 'frontage-site' ), $what ),
			'plans'            => __( 'Monthly and yearly plans differ in number; look at the prices.', 'frontage-site' ),
			'features'         => __( 'Say in the price list which features are not included.', 'frontage-site' ),
			/* translators: %s: title of a box */
			'two-faces'        => sprintf( __( 'The box “%s” has a back now, seen on hover: look at both.', 'frontage-site' ), $what ),
			/* translators: %s: a name in the page, such as #contact */
			'anchor'           => sprintf( __( 'Links to %s need that name on a block again (Advanced → HTML anchor).', 'frontage-site' ), $what ),
			'css'              => __( 'CSS of one’s own on a section or widget was left out.', 'frontage-site' ),
			/* translators: %s: name of a form */
			'form'             => sprintf( __( 'The form “%s” becomes one of this site’s forms. Send yourself a message with it.', 'frontage-site' ), $what ),
			/* translators: %s: name of a form */
			'no-forms'         => sprintf( __( 'The form “%s” needs Frontage Forms, and somebody who may make forms. Its labels were kept as text.', 'frontage-site' ), $what ),
			/* translators: %s: name of a form */
			'form-empty'       => sprintf( __( 'The form “%s” had no fields.', 'frontage-site' ), $what ),
			/* translators: %s: number of a form */
			'form-missing'     => sprintf( __( 'There is no form with the number %s here.', 'frontage-site' ), $what ),
			/* translators: %s: kind of a field, such as password */
			'field'            => sprintf( __( 'A field of the kind “%s” was left out of a form.', 'frontage-site' ), $what ),
			/* translators: %s: what a form did when it was sent, such as mailchimp */
			'form-action'      => sprintf( __( 'What a form did besides sending mail was left out: %s', 'frontage-site' ), $what ),
			/* translators: %s: name of a font */
			'font'             => sprintf( __( 'Your theme’s font stands in for “%s”.', 'frontage-site' ), $what ),
			/* translators: %s: name of an icon */
			'icon'             => sprintf( __( 'There is no icon like “%s” here.', 'frontage-site' ), $what ),
			/* translators: %s: an address */
			'not-copied'       => sprintf( __( 'Could not be copied and is shown from where it is: %s', 'frontage-site' ), $what ),
			default            => trim( "$code $what" ),
		};
	}

	public static function refused( string $reason ): string {
		return match ( $reason ) {
			'not-json'      => __( 'This cannot be read: it is no whole document of Elementor.', 'frontage-site' ),
			'not-elementor' => __( 'This is a text of data, but not one of Elementor’s. Choose a template that Elementor exported.', 'frontage-site' ),
			'empty'         => __( 'There is nothing on this page.', 'frontage-site' ),
			'too-big'       => __( 'This is more than 8 MB.', 'frontage-site' ),
			default         => __( 'This has more parts than can be taken: 5,000, and 24 within one another.', 'frontage-site' ),
		};
	}

	/** What converting again does to an existing draft. */
	public static function anew( int $draft ): string {
		return post_type_supports( (string) get_post_type( $draft ), 'revisions' )
			? __( 'The draft is written anew. What stands in it now stays among its revisions.', 'frontage-site' )
			: __( 'The draft is written anew. What stands in it now is lost.', 'frontage-site' );
	}

	public static function may_not(): WP_Error {
		return new WP_Error( 'frontage_elementor_not_allowed', __( 'You may not convert this page.', 'frontage-site' ), [ 'status' => 403 ] );
	}
}
