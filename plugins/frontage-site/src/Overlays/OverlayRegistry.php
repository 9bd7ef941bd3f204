<?php

declare( strict_types = 1 );

namespace Frontage\Site\Overlays;

use Frontage\Kit\Frontend\ScriptModules;
use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** What opens over a page (`@frontage/kit/overlay`): one kind of dialog for blocks and menus, printed at the page's end. */
final class OverlayRegistry {

	public const TYPES = [ 'modal', 'drawer-start', 'drawer-end', 'drawer-top', 'drawer-bottom', 'full' ];

	/** What an overlay may be called: links name it in their address. */
	public const NAME = '/^[\w-]+$/D';

	/** @var array<string, string> Id => markup, until the page ends. */
	private static array $waiting = [];

	/** @var array<string, string> Name => whose it is, until the page ends. */
	private static array $names = [];

	/**
	 * The overlay block: nothing where it stands, since a part of the page that is hidden would hide it too.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function add( array $attributes, string $content ): string {
		$given = new BlockAttributes( $attributes );
		$name  = $given->text( 'name' );
		$type  = $given->choice( 'type', self::TYPES );
		if ( 1 !== preg_match( self::NAME, $name ) ) {
			return ''; // Nothing could open it.
		}
		// Where it stands it is empty, and WordPress would leave out the files of an empty block, and of each that is empty around it.
		add_filter( 'enqueue_empty_block_content_assets', [ self::class, 'needs_its_files' ] );
		$id = "fr-open-$name";

		self::make_way( $name, $id );
		return self::at_the_end(
			$id,
			self::dialog(
				$type,
				get_block_wrapper_attributes(
					array_filter(
						[
							'id'           => $id,
							'class'        => self::class_of( $type ),
							'data-history' => $given->is( 'history' ) ? 'true' : '',
						]
					)
				),
				self::waiting_to_play( $content ),
				$given->text( 'ariaLabel' )
			)
		);
	}

	/**
	 * On `script_module_data_@frontage/kit/overlay`: Back closes nothing where the owner said so.
	 *
	 * @return array<mixed>
	 */
	public static function leave_back( mixed $data ): array {
		return ( ActiveBehaviors::is_on( 'frontage/back' ) ? [ 'back' => false ] : [] ) + ( is_array( $data ) ? $data : [] );
	}

	/** What would play by itself, seen by nobody, waits until the block's view starts it. */
	private static function waiting_to_play( string $content ): string {
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

	/** An author's name is the author's: what a block called itself by it, further up, takes the one that it has otherwise. */
	private static function make_way( string $name, string $id ): void {
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
	 * What an overlay is called that a block of its own makes: the plain name for the first kind on a page, so that links
	 * know it; `name-kind` for others. An overlay block further down may still claim the plain one: what opens this one for
	 * certain names something inside.
	 */
	public static function name( string $name, string $kind ): string {
		self::$names[ $name ] ??= $kind;
		return self::$names[ $name ] === $kind ? $name : "$name-$kind";
	}

	public static function needs_its_files( mixed $needs ): bool {
		return $needs || [] !== self::$waiting;
	}

	/** Keeps what stands at the end of the page, once for each id; gives what is to be printed here: nothing, unless the end has come. */
	public static function at_the_end( string $id, string $html ): string {
		ScriptModules::register(); // Whose view imports what opens it.
		if ( did_action( 'wp_footer' ) ) {
			return $html;
		}
		if ( ! self::$waiting ) {
			add_action( 'wp_footer', [ self::class, 'print' ], 1 );
		}
		self::$waiting[ $id ] ??= $html;
		return '';
	}

	/** On `wp_footer`. */
	public static function print(): void {
		$waiting       = self::$waiting;
		self::$waiting = [];
		self::$names   = [];
		echo implode( "\n", $waiting ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it was made.
	}

	public static function class_of( string $type ): string {
		return 'fr-overlay fr-overlay--' . ( in_array( $type, self::TYPES, true ) ? $type : 'modal' );
	}

	/**
	 * A dialog with its way out. Its name is `$label`, else its first heading.
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
