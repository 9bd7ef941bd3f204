<?php

namespace Frontage\Slider\Admin;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Slider\Rendering\SliderShortcode;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/** Shows a slider alone on a page of the site's theme, for users who may read it; not indexed by search engines. */
final class SliderPreview {

	/** Query variable with the slider's id. */
	public const VARIABLE = 'frontage_slider_preview';

	public const NONCE = 'frontage_slider_nonce';

	/** Query variable with the number of a slide. */
	public const SLIDE = 'frontage_slider_slide';

	/** Opens a modal slider, since the page would otherwise be empty. */
	private const CALL = 'addEventListener("frontage:slider:ready",({target})=>target.dispatchEvent(new CustomEvent("frontage:modal:open")));';

	/** @param int $slide Number of the slide to start with, which stays; 0 to play the slider. */
	public static function url( int $id, int $slide = 0 ): string {
		return add_query_arg(
			[
				self::VARIABLE => $id,
				self::NONCE    => wp_create_nonce( self::VARIABLE . $id ),
			] + ( $slide > 0 ? [ self::SLIDE => $slide ] : [] ),
			home_url( '/' )
		);
	}

	public static function is_allowed( int $id ): bool {
		return SliderRepository::POST_TYPE === get_post_type( $id ) && 'trash' !== get_post_status( $id ) && current_user_can( 'edit_post', $id );
	}

	/** For the page's head, where WordPress prints it unescaped. */
	public static function title( int $id ): string {
		return esc_html( get_the_title( $id ) );
	}

	/** The slider as pages print it; with a slide's number it starts there and does not go on. */
	public static function markup( int $id, int $slide ): string {
		$block = $slide > 0 ? SliderRepository::block( $id ) : null;
		if ( null === $block ) {
			return SliderShortcode::slider( $id, (string) $id );
		}
		$block['attrs']            = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$options                   = is_array( $block['attrs']['options'] ?? null ) ? $block['attrs']['options'] : [];
		$block['attrs']['options'] = [
			'startWithSlide' => $slide,
			'shuffle'        => false,
			'stopLoop'       => true,
			'stopAfterLoops' => 0,
			'stopAtSlide'    => $slide,
		] + $options;
		/** @var array{ blockName: string, attrs: array<string, mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<string|null> } $block */
		return render_block( $block );
	}

	/** On `template_redirect`, if the query variable is set. */
	public static function show(): never {
		$requested_id = get_query_var( self::VARIABLE );
		$nonce        = get_query_var( self::NONCE );
		$id           = is_scalar( $requested_id ) ? absint( $requested_id ) : 0;
		nocache_headers();
		if ( ! is_string( $nonce ) || ! wp_verify_nonce( $nonce, self::VARIABLE . $id ) || ! self::is_allowed( $id ) ) {
			wp_die( esc_html__( 'Only users who can edit this slider can preview it, and preview links expire after a day. Open a new preview from the list of sliders.', 'frontage-slider' ), '', [ 'response' => 403 ] );
		}
		header( 'X-Robots-Tag: noindex, nofollow' );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_filter( 'pre_get_document_title', static fn (): string => self::title( $id ) );
		$number = get_query_var( self::SLIDE );
		$slide  = is_scalar( $number ) ? absint( $number ) : 0;
		if ( $slide ) {
			show_admin_bar( false ); // Beside the original, where it would cover the slide.
		}
		$slider = self::markup( $id, $slide ); // Rendered first, since its style belongs into the head.
		?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
		<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
		<?php wp_body_open(); ?>
	<main class="wp-site-blocks is-layout-flow"><h1 style="position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)"><?php echo esc_html( get_the_title( $id ) ); ?></h1><?php EscapedMarkup::print( $slider ); ?></main>
		<?php wp_print_inline_script_tag( self::CALL ); ?>
		<?php wp_footer(); ?>
</body>
</html>
		<?php
		exit;
	}
}
