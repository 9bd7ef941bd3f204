<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

use Frontage\Kit\EmailAddress;
use Frontage\Rules\Formats;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** One line of the block `frontage/contact-info`: custom text, or data of Settings → Frontage → Business details. */
final class ContactItem {

	public const ICONS = [
		'phone'   => 'core/mobile',
		'email'   => 'core/envelope',
		'address' => 'core/map-marker',
		'hours'   => 'core/scheduled',
		'custom'  => 'core/info',
	];

	/**
	 * Escaped; '' if there is nothing to show.
	 *
	 * @param array<string, mixed> $attributes Stored block attributes, not validated.
	 */
	public static function html( array $attributes ): string {
		$settings = new BlockAttributes( $attributes );
		$kind     = self::kind( $settings );
		return ! $settings->is_true( 'business' ) || 'custom' === $kind
			? self::custom_item( $kind, $settings->text( 'text' ), $settings->text( 'url' ) )
			: self::profile_item( $kind, self::index( $settings ) );
	}

	/** @param array<string, mixed> $attributes */
	public static function icon( array $attributes, int $size ): string {
		$settings = new BlockAttributes( $attributes );
		return wp_get_icon( $settings->text( 'icon' ) ?: self::ICONS[ self::kind( $settings ) ], [ 'size' => $size ] );
	}

	/** @param array<string, mixed> $attributes */
	public static function label( array $attributes ): string {
		$settings = new BlockAttributes( $attributes );
		$label    = $settings->text( 'label' );
		if ( '' === $label && $settings->is_true( 'business' ) ) {
			$label = esc_html( BusinessField::find( self::kind( $settings ), self::index( $settings ) )->label ?? '' );
		}
		return self::inline( $label );
	}

	private static function kind( BlockAttributes $settings ): string {
		$kind = $settings->text( 'kind' );
		return isset( self::ICONS[ $kind ] ) ? $kind : 'custom';
	}

	/** The index among several values of a field. */
	private static function index( BlockAttributes $settings ): int {
		return $settings->integer( 'index', 0, 0, 999 );
	}

	private static function profile_item( string $kind, int $index ): string {
		$fact = BusinessField::find( $kind, $index );
		if ( ! $fact ) {
			return '';
		}
		if ( 'hours' === $kind ) {
			$lines = array_map(
				static fn ( array $line ): string => sprintf( '<div><dt>%s</dt><dd><bdi>%s</bdi></dd></div>', esc_html( $line['days'] ), esc_html( $line['times'] ) ),
				OpeningHours::current()
			);
			return '<dl class="fr-contact-item__hours">' . implode( '', $lines ) . '</dl>';
		}
		return self::link_or_text( $kind, implode( '<br>', array_map( 'esc_html', $fact->lines ) ), $fact->href );
	}

	private static function custom_item( string $kind, string $text, string $url ): string {
		$text = self::inline( $text );
		$bare = wp_strip_all_tags( $text );
		if ( '' === trim( $bare ) ) {
			return '';
		}
		$href = match ( $kind ) {
			'phone' => BusinessField::phone_url( $bare ),
			'email' => Formats::is_email( $bare ) ? "mailto:$bare" : '',
			default => '',
		};
		return self::link_or_text( $kind, $text, '' === $url ? $href : $url );
	}

	/** A field as inline text, linked if it has a link. Escaped. */
	public static function inline_link( string $field, BusinessField $fact ): string {
		$kind = isset( self::ICONS[ $field ] ) ? $field : 'custom';
		return 'hours' === $kind ? implode( '<br>', array_map( 'esc_html', $fact->lines ) ) : self::anchor( $kind, esc_html( $fact->text() ), 'custom' === $kind ? '' : $fact->href );
	}

	private static function link_or_text( string $kind, string $text, string $href ): string {
		// A postcode precedes its town, in right-to-left text too.
		$text = 'address' === $kind && ! preg_match( '~<(?!br)~', $text ) ? implode( '<br>', array_map( static fn ( string $line ): string => "<bdi>$line</bdi>", preg_split( '~<br ?/?>~', $text ) ?: [] ) ) : $text;
		$html = self::anchor( $kind, $text, $href );
		return 'address' === $kind ? "<address>$html</address>" : "<p>$html</p>";
	}

	/** Email addresses are encoded as HTML entities, against simple harvesters. */
	private static function anchor( string $kind, string $text, string $href ): string {
		$mail = str_starts_with( $href, 'mailto:' ) ? (string) is_email( EmailAddress::to_ascii( substr( $href, 7 ) ) ) : '';
		$href = '' === $mail ? esc_url( $href ) : 'mailto:' . antispambot( $mail );
		// Encoding works on bytes, which would break a non-ASCII domain.
		[ $local, $domain ] = explode( '@', $text, 2 ) + [ 1 => '' ];
		$text               = '' !== $mail && EmailAddress::to_ascii( $text ) === $mail ? antispambot( "$local@" ) . $domain : $text;
		// Phone numbers and email addresses are left-to-right in every language.
		return '' === $href ? $text : sprintf( '<a href="%s"%s>%s</a>', $href, 'phone' === $kind || 'email' === $kind ? ' dir="ltr"' : '', $text );
	}

	private static function inline( string $text ): string {
		return force_balance_tags( wp_kses( $text, [ 'strong' => [], 'em' => [], 'br' => [] ] ) );
	}
}
