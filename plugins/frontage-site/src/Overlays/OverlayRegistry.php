<?php

declare( strict_types = 1 );

namespace Frontage\Site\Overlays;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\Frontend\ScriptModules;
use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** Overlays of a page (`@frontage/kit/overlay`): one kind of dialog for blocks and menus, printed at the end of the page. */
final class OverlayRegistry {

	public const TYPES = [ 'modal', 'drawer-start', 'drawer-end', 'drawer-top', 'drawer-bottom', 'full' ];

	/** Allowed names of an overlay: links contain them in their URL. */
	public const NAME = '/^[\w-]+$/D';

	/** @var array<string, string> Id => HTML, collected until the footer. */
	private static array $waiting = [];

	/** @var array<string, string> Name => the kind that uses it. */
	private static array $names = [];

	/**
	 * The overlay block: it renders nothing in place, since a hidden part of the page would hide the dialog too.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function add( array $attributes, string $content ): string {
		$settings = new BlockAttributes( $attributes );
		$name     = $settings->text( 'name' );
		$type     = $settings->choice( 'type', self::TYPES );
		if ( 1 !== preg_match( self::NAME, $name ) ) {
			return ''; // Nothing could open it.
		}
		// The block's output is empty, and WordPress would skip the assets of empty blocks, and of empty blocks around them.
		add_filter( 'enqueue_empty_block_content_assets', [ self::class, 'needs_assets' ] );
		$id = "fr-open-$name";

		self::rename_conflicting( $name, $id );
		return self::add_to_footer(
			$id,
			self::dialog(
				$type,
				get_block_wrapper_attributes(
					array_filter(
						[
							'id'           => $id,
							'class'        => self::type_class( $type ),
							'data-history' => $settings->is_true( 'history' ) ? 'true' : '',
						]
					)
				),
				self::defer_autoplay( $content ),
				$settings->text( 'ariaLabel' )
			)
		);
	}

	/**
	 * On `script_module_data_@frontage/kit/overlay`: turns off the Back button for overlays, if the owner chose so.
	 *
	 * @return array<mixed>
	 */
	public static function disable_back_button( mixed $data ): array {
		return ( ActiveBehaviors::is_on( 'frontage/back' ) ? [ 'back' => false ] : [] ) + ( is_array( $data ) ? $data : [] );
	}

	/** Autoplaying media wait until the block's view script starts them. */
	private static function defer_autoplay( string $content ): string {
		$tags = new \WP_HTML_Tag_Processor( $content );
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), [ 'VIDEO', 'AUDIO' ], true ) && null !== $tags->get_attribute( 'autoplay' ) ) {
				$tags->remove_attribute( 'autoplay' );
				$tags->set_attribute( 'data-autoplay', true );
				$tags->set_attribute( 'preload', 'none' );
			}
		}
		return $tags->get_updated_html();
	}

	/** An author's name takes precedence: a block that used it for its own overlay, further up, gets its alternative name. */
	private static function rename_conflicting( string $name, string $id ): void {
		$kind = self::$names[ $name ] ?? 'block';
		if ( 'block' !== $kind && isset( self::$waiting[ $id ] ) ) {
			$tags = new \WP_HTML_Tag_Processor( self::$waiting[ $id ] );
			$tags->next_tag( [ 'tag_name' => 'DIALOG' ] );
			$tags->set_attribute( 'id', "$id-$kind" );
			self::$waiting[ "$id-$kind" ] = $tags->get_updated_html();
			unset( self::$waiting[ $id ] );
		}
		self::$names[ $name ] = 'block';
	}

	/**
	 * The name of an overlay that a block creates itself: the plain name for the first kind on a page, so that links can use
	 * it, and `name-kind` for others. An overlay block further down may still claim the plain name: a reliable opener refers
	 * to an element inside the overlay.
	 */
	public static function name( string $name, string $kind ): string {
		self::$names[ $name ] ??= $kind;
		return self::$names[ $name ] === $kind ? $name : "$name-$kind";
	}

	public static function needs_assets( mixed $needs ): bool {
		return $needs || [] !== self::$waiting;
	}

	/** Collects HTML for the end of the page, once per id; returns what to print here: nothing, unless the footer was printed already. */
	public static function add_to_footer( string $id, string $html ): string {
		ScriptModules::register(); // The block's view script imports the openers.
		if ( did_action( 'wp_footer' ) ) {
			return $html;
		}
		if ( ! self::$waiting ) {
			add_action( 'wp_footer', [ self::class, 'print' ], 1 );
		}
		ActiveBehaviors::add_footer_markup( $html );
		self::$waiting[ $id ] ??= $html;
		return '';
	}

	/** On `wp_footer`. */
	public static function print(): void {
		$waiting       = self::$waiting;
		self::$waiting = [];
		self::$names   = [];
		EscapedMarkup::print( implode( "\n", $waiting ) );
	}

	public static function type_class( string $type ): string {
		return 'fr-overlay fr-overlay--' . ( in_array( $type, self::TYPES, true ) ? $type : 'modal' );
	}

	/**
	 * A dialog with its close button. Its label is `$label`, or else its first heading.
	 *
	 * @param string $attributes Escaped, with `id` and `class`.
	 */
	public static function dialog( string $type, string $attributes, string $content, string $label = '' ): string {
		$named = $label;
		if ( '' === $named ) {
			[ $content, $heading ] = self::heading( $content );
			$name                  = '' === $heading ? sprintf( 'aria-label="%s"', esc_attr__( 'Dialog', 'frontage-site' ) ) : sprintf( 'aria-labelledby="%s"', esc_attr( $heading ) );
		} else {
			$name = sprintf( 'aria-label="%s"', esc_attr( $named ) );
		}
		return sprintf(
			'<dialog %1$s data-type="%2$s" %3$s><button type="button" class="fr-overlay__close" data-overlay-close aria-label="%4$s"></button><div class="fr-overlay__content">%5$s</div></dialog>',
			$attributes,
			esc_attr( in_array( $type, self::TYPES, true ) ? $type : 'modal' ),
			$name,
			esc_attr__( 'Close (Esc)', 'frontage-site' ),
			$content
		);
	}

	/**
	 * The id of the first heading, which gets one if it has none.
	 *
	 * @return array{ string, string } Content, id.
	 */
	private static function heading( string $content ): array {
		$tags = new \WP_HTML_Tag_Processor( $content );
		while ( $tags->next_tag() ) {
			if ( 1 !== preg_match( '/^H[1-6]$/', (string) $tags->get_tag() ) ) {
				continue;
			}
			$id = $tags->get_attribute( 'id' );
			if ( ! is_string( $id ) || '' === $id ) {
				$id = wp_unique_id( 'fr-overlay-' );
				$tags->set_attribute( 'id', $id );
			}
			return [ $tags->get_updated_html(), $id ];
		}
		return [ $content, '' ];
	}
}
