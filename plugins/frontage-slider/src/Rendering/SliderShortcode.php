<?php

namespace Frontage\Slider\Rendering;

use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/** Shortcode of sliders for widgets, classic pages and page builders; returns the block's output. */
final class SliderShortcode {

	/** Additional attribute of a shortcode's block, which editors never set. */
	public const MARK = 'shortcode';

	/**
	 * `[frontage_slider id="12"]`, `[frontage_slider alias="home"]`, `[frontage_slider home]`.
	 *
	 * @param array<mixed>|string $attributes
	 */
	public static function show( array|string $attributes ): string {
		$attributes = is_array( $attributes ) ? $attributes : [];
		$text       = static fn ( string|int $name ): string => is_scalar( $attributes[ $name ] ?? null ) ? trim( (string) $attributes[ $name ], " \t\n\r\0\x0B\"'" ) : '';
		$id         = ctype_digit( $text( 'id' ) ) ? (int) $text( 'id' ) : 0;
		$alias      = '' !== $text( 'alias' ) ? $text( 'alias' ) : $text( 0 );
		if ( 0 === $id && '' === $text( 'alias' ) && ctype_digit( $alias ) && null === SliderRepository::by_alias( $alias ) ) {
			$id = (int) $alias;
		}
		return self::slider( $id > 0 ? $id : ( SliderRepository::by_alias( $alias )->ID ?? 0 ), $id > 0 ? (string) $id : $alias );
	}

	/**
	 * Output of the block, with its style and its module; empty in feeds.
	 *
	 * @param string $reference The requested slider, shown in a message to users who can fix it; visitors see nothing.
	 */
	public static function slider( int $id, string $reference ): string {
		if ( is_feed() ) {
			return '';
		}
		if ( $id > 0 && null !== SliderRepository::block( $id ) ) {
			return render_block(
				[
					'blockName'    => SliderRepository::BLOCK,
					'attrs'        => [
						'ref'      => $id,
						self::MARK => true,
					],
					'innerBlocks'  => [],
					'innerHTML'    => '',
					'innerContent' => [],
				]
			);
		}
		return self::missing_message( $reference );
	}

	/** Output for a missing slider: a message for users who can fix it, nothing for visitors. */
	public static function missing_message( string $reference ): string {
		return current_user_can( 'edit_posts' )
			/* translators: %s: name or number of a slider, as a shortcode says it */
			? '<p class="fr-slider-missing">' . esc_html( sprintf( __( 'Slider “%s” does not exist or is not published. Only users who can edit this site see this message.', 'frontage-slider' ), $reference ) ) . '</p>'
			: '';
	}
}
