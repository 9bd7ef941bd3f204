<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\LayerLink;
use Frontage\Slider\Model\Compiler\Playback\LayerActions;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Makes interactive layers accessible without a pointer: links, buttons and elements with a button role, each with a name. */
final class InteractiveLayer {

	/**
	 * Characters that are decoration and have nothing to read: bullets, strokes, arrows, quotation marks. Stars are not
	 * included, since they may show a rating.
	 */
	private const SIGNS = '~^[\s•·∙‣◦●○■□▪▫◆◇▲△▶▷▼▽◀◁+×✕✖✗✘✓✔|/\\\\–—_\~*…‹›«»<>^→←↑↓↔↗↘↙↖⟶⟵"“”„\'‘’-]+$~u';

	private const INTERACTIVE = '/<(?:a|button|input|select|textarea|video|audio|iframe|summary)\b/i';

	/**
	 * Whether a click on a layer does something other than follow a link.
	 *
	 * @param array<string, mixed> $layer
	 */
	private static function has_action( array $layer, string $on = 'click' ): bool {
		foreach ( LayerActions::all( $layer ) as $action ) {
			if ( ModelReader::text( $action, 'on' ) === $on && 'unknown' !== ModelReader::text( $action, 'do' ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether nothing inside the layer is interactive, so that the whole layer may be a link or a button.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function is_free( array $layer ): bool {
		$video = self::is_player( $layer ) ? ModelReader::map( $layer, 'video' ) : [];
		if ( preg_match( self::INTERACTIVE, ModelReader::text( $layer, 'html' ) ) || $video && ( ModelReader::flag( $video, 'controls' ) || 'html5' !== ModelReader::text( $video, 'provider' ) ) ) {
			return false; // Third-party players, and videos with controls, take the focus themselves.
		}
		foreach ( ModelReader::maps( $layer, 'layers' ) as $child ) {
			if ( ! self::is_free( $child ) || self::has_action( $child ) || self::has_action( $child, 'mouseenter' ) || null !== LayerLink::attributes( $child ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<string, mixed> $layer */
	private static function is_player( array $layer ): bool {
		return in_array( $layer['type'] ?? '', [ 'video', 'audio' ], true );
	}

	/**
	 * Attributes that make the content a button for keyboard and assistive technology. A layer that only reacts to
	 * hovering becomes focusable.
	 *
	 * @param array<string, mixed>            $layer
	 * @param array<string, string|null>|null $link
	 * @return array<string, string|null>
	 */
	public static function link_or_button( array $layer, ?array $link ): array {
		if ( null !== $link || ! self::is_free( $layer ) ) {
			return [];
		}
		if ( ! self::has_action( $layer ) ) {
			return self::has_action( $layer, 'mouseenter' ) ? [ 'tabindex' => '0' ] : [];
		}
		return [
			'role'       => 'button',
			'tabindex'   => '0',
			'aria-label' => self::has_readable_text( $layer ) ? null : self::label( $layer ),
		];
	}

	/**
	 * Returns a link or button as a sibling of the content, for content that cannot be one itself.
	 *
	 * @param array<string, mixed>            $layer
	 * @param array<string, string|null>|null $link
	 * @param string                          $tag   Tag of the content.
	 * @return array<string, mixed>|null
	 */
	public static function covering_link( array $layer, ?array $link, string $tag ): ?array {
		if ( null !== $link && 'a' !== $tag ) {
			return [
				'tag'   => 'a',
				'attrs' => [ 'class' => 'fr-layer__link' ] + $link + [ 'aria-label' => self::label( $layer ) ],
			];
		}
		return null !== $link || self::is_player( $layer ) || ! self::has_action( $layer ) || self::is_free( $layer ) ? null : [
			'tag'   => 'button',
			'attrs' => [
				'class'      => 'fr-layer__link',
				'type'       => 'button',
				'aria-label' => self::label( $layer ),
			],
		];
	}

	/**
	 * Whether a layer has no content for screen readers: decorative characters, or an SVG without a name.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function is_silent( array $layer ): bool {
		if ( '' !== ModelReader::text( $layer, 'title' ) ) {
			return false;
		}
		$text = self::plain_text( $layer );
		return match ( $layer['type'] ?? '' ) {
			'text'  => self::is_symbol( $text ),
			'svg'   => '' === $text && ! str_contains( strtolower( ModelReader::text( ModelReader::map( $layer, 'svg' ), 'html' ) ), '<title' ),
			default => false,
		};
	}

	private static function is_symbol( string $text ): bool {
		return 1 === preg_match( self::SIGNS, $text );
	}

	/** @param array<string, mixed> $layer */
	private static function plain_text( array $layer ): string {
		return ModelReader::plain_text( ModelReader::text( $layer, 'html' ) );
	}

	/**
	 * Whether a layer has text that can be its accessible name.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function has_readable_text( array $layer ): bool {
		return '' !== self::text( $layer );
	}

	/** @param array<string, mixed> $layer */
	private static function text( array $layer ): string {
		$text = self::plain_text( $layer );
		$text = ( self::is_symbol( $text ) ? '' : $text ) ?: ModelReader::text( ModelReader::map( $layer, 'image' ), 'alt' );
		foreach ( '' === $text ? ModelReader::maps( $layer, 'layers' ) : [] as $child ) {
			$text = trim( $text . ' ' . self::text( $child ) );
		}
		return $text;
	}

	/**
	 * Accessible name of a layer: its title, its text, its name in lists or its link target; its id as the last resort.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function label( array $layer ): string {
		$names = [ ModelReader::text( $layer, 'title' ), self::text( $layer ), ModelReader::text( $layer, 'alias' ), ModelReader::text( LayerLink::attributes( $layer ) ?? [], 'href' ), ModelReader::text( $layer, 'id' ) ];
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== trim( $name ) ) )[0] ?? '';
	}
}
