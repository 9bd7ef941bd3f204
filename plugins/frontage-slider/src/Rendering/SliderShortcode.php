<?php

namespace Frontage\Slider\Rendering;

use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/** A slider of the site by a shortcode, for widgets, classic pages and page builders: the block's own output. */
final class SliderShortcode {

	/** What a shortcode's block has besides, never one of an editor. */
	public const MARK = 'shortcode';

	/**
	 * `[frontage_slider id="12"]`, `[frontage_slider alias="home"]`, `[frontage_slider home]`.
	 *
	 * @param array<mixed>|string $written
	 */
	public static function show( array|string $written ): string {
		$written = is_array( $written ) ? $written : [];
		$text    = static fn ( string|int $name ): string => is_scalar( $written[ $name ] ?? null ) ? trim( (string) $written[ $name ], " \t\n\r\0\x0B\"'" ) : '';
		$id      = ctype_digit( $text( 'id' ) ) ? (int) $text( 'id' ) : 0;
		$alias   = '' !== $text( 'alias' ) ? $text( 'alias' ) : $text( 0 );
		if ( 0 === $id && '' === $text( 'alias' ) && ctype_digit( $alias ) && null === SliderRepository::by_alias( $alias ) ) {
			$id = (int) $alias;
		}
		return self::slider( $id > 0 ? $id : ( SliderRepository::by_alias( $alias )->ID ?? 0 ), $id > 0 ? (string) $id : $alias );
	}

	/**
	 * The block's output, with its style and its module; feeds get nothing.
	 *
	 * @param string $asked What the page asked for: who can mend it reads that, visitors read nothing.
	 */
	public static function slider( int $id, string $asked ): string {
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
		return self::missing( $asked );
	}

	/** What stands where a slider is asked for that is not there: a sentence for who can mend it, nothing for visitors. */
	public static function missing( string $asked ): string {
		return current_user_can( 'edit_posts' )
			/* translators: %s: name or number of a slider, as a shortcode says it */
			? '<p class="fr-slider-missing">' . esc_html( sprintf( __( 'There is no published slider “%s” on this site. Visitors see nothing here; only people who edit the site read this.', 'frontage-slider' ), $asked ) ) . '</p>'
			: '';
	}
}
