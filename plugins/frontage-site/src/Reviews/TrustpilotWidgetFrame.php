<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Kit\Frontend\Behaviors;

defined( 'ABSPATH' ) || exit;

/**
 * Trustpilot's own widget: a frame of its server, which a visitor's browser asks for after consent. What is printed is the
 * link that its widgets fall back to, and the question; the behavior `frontage/reviews-frame` does the rest.
 */
final class TrustpilotWidgetFrame {

	/** As the behavior knows it, in the page and in what a site's owner pasted. */
	private const MARK = 'fr-reviews-frame';

	/** Of what Trustpilot gives to paste. */
	private const PASTED = 'trustpilot-widget';

	private const SIZE = '/^\d{1,4}(?:px|%)?$/D';

	/** What must look like what, by the name of its data attribute; others are text that goes to Trustpilot as it is. */
	private const PATTERNS = [
		'locale'         => '/^[a-z]{2}-[A-Z]{2}$/D',
		'template-id'    => ProviderCredentials::ID,
		'businessunit-id' => ProviderCredentials::ID,
		'style-height'   => self::SIZE,
		'style-width'    => self::SIZE,
	];

	private const REQUIRED = [ 'locale', 'template-id', 'businessunit-id' ];

	/** What its script would read of them besides these, with a bound. */
	private const TEXTS = [ 'theme', 'stars', 'sku', 'name', 'reviewnumber', 'review-languages', 'tags', 'location', 'font-family', 'text-color', 'min-review-count' ];

	private const LONGEST = 500;

	/** Templates that have a page which search engines may read, for a place of the firm: carousel, slider, grid and list. */
	private const FOR_ROBOTS = [ '53aa8912dec7e10d38f59f36', '54ad5defc6454f065c28af8b', '539adbd6dec7e10e686debee', '539ad0ffdec7e10e686debd7' ];

	/** @param array<string, string> $data By the name of the data attribute. */
	public static function is_right( array $data ): bool {
		foreach ( self::PATTERNS as $name => $pattern ) {
			$value = $data[ $name ] ?? '';
			if ( '' === $value ? in_array( $name, self::REQUIRED, true ) : ! preg_match( $pattern, $value ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The inside of a block: link alone where something is wrong, which editors are told.
	 *
	 * @param array<string, string> $data By the name of the data attribute.
	 * @param string                $link Escaped.
	 * @param bool                  $tells Whether Trustpilot may be told that it was seen.
	 */
	public static function markup( array $data, string $link, bool $tells ): string {
		if ( ! self::is_right( $data ) ) {
			return sprintf( '<p class="fr-reviews__link">%s</p>', $link );
		}
		$html = '';
		foreach ( [ ...array_keys( self::PATTERNS ), ...self::TEXTS ] as $name ) {
			$value = mb_substr( $data[ $name ] ?? '', 0, self::LONGEST );
			$html .= '' === $value ? '' : sprintf( ' data-%s="%s"', $name, esc_attr( $value ) );
		}
		return sprintf( '<div class="%s"%s%s>%s%s</div>', self::MARK, $html, self::own( $data, $tells ), $link, self::question() );
	}

	/** On `render_block_…` of what holds HTML: what Trustpilot gave to paste asks first, too. Where its own script comes with the page, that has it. */
	public static function take_over( string $html ): string {
		if ( ! str_contains( $html, self::PASTED ) || str_contains( $html, self::MARK ) || str_contains( $html, 'tp.widget.bootstrap' ) ) {
			return $html;
		}
		return (string) preg_replace_callback(
			'~(<div\b[^>]*>)((?:(?!</?div\b).)*)</div>~is',
			static function ( array $found ): string {
				$tag = new \WP_HTML_Tag_Processor( $found[1] );
				if ( ! $tag->next_tag( [ 'class_name' => self::PASTED ] ) ) {
					return $found[0];
				}
				$data = [];
				foreach ( $tag->get_attribute_names_with_prefix( 'data-' ) ?? [] as $name ) {
					$data[ substr( $name, 5 ) ] = (string) $tag->get_attribute( $name );
				}
				if ( ! self::is_right( $data ) ) {
					return $found[0];
				}
				self::bring();
				$tag->add_class( self::MARK );
				$open = substr( $tag->get_updated_html(), 0, -1 ) . self::own( $data, true ) . '>';
				return $open . $found[2] . self::question() . '</div>';
			},
			$html
		);
	}

	/**
	 * What the behavior reads besides, and how much room the frame will take.
	 *
	 * @param array<string, string> $data
	 */
	private static function own( array $data, bool $tells ): string {
		$size = static fn ( string $value ): string => ctype_digit( $value ) ? $value . 'px' : $value;
		$css  = '';
		foreach ( [ 'height', 'width' ] as $side ) {
			$value = $size( $data[ "style-$side" ] ?? '' );
			$css  .= '' === $value ? '' : "--fr-$side:$value;";
		}
		return sprintf(
			' data-fr-title="%s"%s%s style="%s"',
			esc_attr__( 'Customer reviews, shown by Trustpilot', 'frontage-site' ),
			$tells ? ' data-fr-tells' : '',
			'true' === ( $data['allow-robots'] ?? '' ) && '' !== ( $data['location'] ?? '' ) && in_array( $data['template-id'] ?? '', self::FOR_ROBOTS, true ) ? ' data-fr-robots' : '',
			esc_attr( $css )
		);
	}

	/**
	 * On `frontage_kit_behaviour`: whose consent counts is told to the module, which reads it of a script element alone. In the
	 * markup of a page whoever may write posts could say that it was given.
	 */
	public static function hand_over( string $name, string $module ): void {
		if ( 'frontage/reviews-frame' === $name ) {
			add_filter( "script_module_data_$module", static fn ( mixed $data ): array => [ ...( is_array( $data ) ? $data : [] ), 'consent' => self::consent() ] );
		}
	}

	/** `given`, `refused`, or the category of WP Consent API that is asked for. */
	private static function consent(): string {
		/**
		 * Filters whether visitors of this page have consented to frames of a provider of reviews, for sites that ask by other means than WP Consent API.
		 *
		 * @since 0.1.0
		 *
		 * @param ?bool $consent Null: WP Consent API is asked, else our own question is put. True: loaded without asking. False: never before a click.
		 */
		$consent  = apply_filters( 'frontage_site_reviews_consent', null );
		$category = ProviderCredentials::text( 'frame', 'category' ) ?: ProviderCredentials::CATEGORIES[0];
		return is_bool( $consent ) ? ( $consent ? 'given' : 'refused' ) : $category;
	}

	/** Seen where script can run, until somebody has answered it. */
	private static function question(): string {
		return sprintf(
			'<div class="fr-reviews-frame__question"><p>%s</p><p><button type="button" class="wp-element-button" data-fr-part="show">%s</button> <label><input type="checkbox" data-fr-part="always"> %s</label></p></div><button type="button" class="fr-reviews-frame__stop" data-fr-part="stop">%s</button>',
			esc_html__( 'These reviews come from Trustpilot. To show them your browser asks widget.trustpilot.com, which then knows your IP address and the address of this page.', 'frontage-site' ),
			esc_html__( 'Show reviews', 'frontage-site' ),
			esc_html__( 'Always show them on this site', 'frontage-site' ),
			esc_html__( 'Do not show them any more', 'frontage-site' )
		);
	}

	/** Where no block of ours does. */
	private static function bring(): void {
		Behaviors::use( 'frontage/reviews-frame' );
		wp_enqueue_style( generate_block_asset_handle( 'frontage/reviews', 'style' ) );
	}
}
