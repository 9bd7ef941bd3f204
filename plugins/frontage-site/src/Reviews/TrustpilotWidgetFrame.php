<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Kit\Frontend\BlockTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Trustpilot's own widget: an iframe that the browser loads after consent. The markup contains the widget's fallback link
 * and the consent question; the behavior `frontage/reviews-frame` does the rest.
 */
final class TrustpilotWidgetFrame {

	/** The class that the behavior looks for, in the page and in pasted widgets. */
	private const MARK = 'fr-reviews-frame';

	/** The class of Trustpilot's embed code. */
	private const PASTED = 'trustpilot-widget';

	private const SIZE = '/^\d{1,4}(?:px|%)?$/D';

	/** Patterns of values by data attribute; others are passed to Trustpilot as text. */
	private const PATTERNS = [
		'locale'         => '/^[a-z]{2}-[A-Z]{2}$/D',
		'template-id'    => ProviderCredentials::ID,
		'businessunit-id' => ProviderCredentials::ID,
		'style-height'   => self::SIZE,
		'style-width'    => self::SIZE,
	];

	private const REQUIRED = [ 'locale', 'template-id', 'businessunit-id' ];

	/** Other attributes that Trustpilot's script reads, with a length limit. */
	private const TEXTS = [ 'theme', 'stars', 'sku', 'name', 'reviewnumber', 'review-languages', 'tags', 'location', 'font-family', 'text-color', 'min-review-count' ];

	private const LONGEST = 500;

	/** Templates whose page search engines may read, for a location: carousel, slider, grid and list. */
	private const FOR_ROBOTS = [ '53aa8912dec7e10d38f59f36', '54ad5defc6454f065c28af8b', '539adbd6dec7e10e686debee', '539ad0ffdec7e10e686debd7' ];

	/** @param array<string, string> $data By data attribute. */
	public static function is_valid( array $data ): bool {
		foreach ( self::PATTERNS as $name => $pattern ) {
			$value = $data[ $name ] ?? '';
			if ( '' === $value ? in_array( $name, self::REQUIRED, true ) : ! preg_match( $pattern, $value ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The inner HTML of a block: only the link if a value is invalid, which the editor reports.
	 *
	 * @param array<string, string> $data By data attribute.
	 * @param string                $link Escaped.
	 * @param bool                  $tells Whether Trustpilot may record the view.
	 */
	public static function markup( array $data, string $link, bool $tells ): string {
		if ( ! self::is_valid( $data ) ) {
			return sprintf( '<p class="fr-reviews__link">%s</p>', $link );
		}
		$html = '';
		foreach ( [ ...array_keys( self::PATTERNS ), ...self::TEXTS ] as $name ) {
			$value = mb_substr( $data[ $name ] ?? '', 0, self::LONGEST );
			$html .= '' === $value ? '' : sprintf( ' data-%s="%s"', $name, esc_attr( $value ) );
		}
		return sprintf( '<div class="%s"%s%s>%s%s</div>', self::MARK, $html, self::frame_attributes( $data, $tells ), $link, self::consent_prompt() );
	}

	/** On `render_block_…` of blocks with HTML: pasted embed code asks for consent, too, unless Trustpilot's own script is on the page. */
	public static function replace_widgets( string $html ): string {
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
				if ( ! self::is_valid( $data ) ) {
					return $found[0];
				}
				self::enqueue();
				$tag->add_class( self::MARK );
				$open = substr( $tag->get_updated_html(), 0, -1 ) . self::frame_attributes( $data, true ) . '>';
				return $open . $found[2] . self::consent_prompt() . '</div>';
			},
			$html
		);
	}

	/**
	 * Additional attributes for the behavior, and the reserved size of the frame.
	 *
	 * @param array<string, string> $data
	 */
	private static function frame_attributes( array $data, bool $tells ): string {
		$size = static fn ( string $value ): string => ctype_digit( $value ) ? $value . 'px' : $value;
		$css  = '';
		foreach ( [ 'height', 'width' ] as $side ) {
			$value = $size( $data[ "style-$side" ] ?? '' );
			$css  .= '' === $value ? '' : "--fr-$side:$value;";
		}
		return sprintf(
			' data-fr-title="%s"%s%s style="%s"',
			esc_attr__( 'Customer reviews on Trustpilot', 'frontage-site' ),
			$tells ? ' data-fr-tells' : '',
			'true' === ( $data['allow-robots'] ?? '' ) && '' !== ( $data['location'] ?? '' ) && in_array( $data['template-id'] ?? '', self::FOR_ROBOTS, true ) ? ' data-fr-robots' : '',
			esc_attr( $css )
		);
	}

	/**
	 * On `frontage_kit_behaviour`: passes the consent state to the module, which trusts only a script element. In the page's
	 * markup, any author could claim that it was given.
	 */
	public static function add_module_data( string $name, string $module ): void {
		if ( 'frontage/reviews-frame' === $name ) {
			add_filter( "script_module_data_$module", static fn ( mixed $data ): array => [ ...( is_array( $data ) ? $data : [] ), 'consent' => self::consent() ] );
		}
	}

	/** `given`, `refused`, or the consent category of the WP Consent API. */
	private static function consent(): string {
		/**
		 * Filters whether visitors of this page have consented to frames of a reviews provider, for sites with other tools
		 * than the WP Consent API.
		 *
		 * @since 0.1.0
		 * @param ?bool $consent Null: WP Consent API is asked, or else our own question is shown. True: loaded without asking. False: never before a click.
		 */
		$consent  = apply_filters( 'frontage_site_reviews_consent', null );
		$category = ProviderCredentials::text( 'frame', 'category' ) ?: ProviderCredentials::CATEGORIES[0];
		return is_bool( $consent ) ? ( $consent ? 'given' : 'refused' ) : $category;
	}

	/** Visible only with script, until it is answered. */
	private static function consent_prompt(): string {
		return sprintf(
			'<div class="fr-reviews-frame__question"><p>%s</p><p><button type="button" class="wp-element-button" data-fr-part="show">%s</button> <label><input type="checkbox" data-fr-part="always"> %s</label></p></div><button type="button" class="fr-reviews-frame__stop" data-fr-part="stop">%s</button>',
			esc_html__( 'These reviews are provided by Trustpilot. To show them, your browser connects to widget.trustpilot.com, which receives your IP address and the URL of this page.', 'frontage-site' ),
			esc_html__( 'Show reviews', 'frontage-site' ),
			esc_html__( 'Always show on this site', 'frontage-site' ),
			esc_html__( 'Stop showing reviews', 'frontage-site' )
		);
	}

	/** Enqueues the assets where no block of the plugin does. */
	private static function enqueue(): void {
		Behaviors::use( 'frontage/reviews-frame' );
		BlockTypes::register( 'frontage/reviews' );
		wp_enqueue_style( generate_block_asset_handle( 'frontage/reviews', 'style' ) );
	}
}
